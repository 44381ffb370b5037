import { article } from './article.ts';

export const german = [
  article(
    'refund-policy',
    'Erstattungen',
    ['refund', 'billing'],
    [
      [
        '',
        'Sie bekommen Ihr Geld zurück, wenn etwas kaputt ankommt, falsch ist, nie ankommt oder rechtzeitig zurückgeschickt wird.',
      ],
      [
        'Wann Sie Ihr Geld zurückbekommen',
        'Das Geld geht auf die Karte oder das Konto zurück, von dem bezahlt wurde, meist innerhalb von fünf Werktagen. Versandkosten erstatten wir, wenn der Fehler bei uns lag.',
      ],
      [
        'Wer entscheidet',
        'Bis 50 EUR wird sofort erstattet, wenn wir wissen, wer Sie sind. Bis 500 EUR sieht zuerst ein Mensch den Fall an. Darüber kümmert sich immer ein Mensch.',
      ],
    ],
  ),
  article(
    'returns',
    'Rückgabe',
    ['return', 'orders'],
    [
      [
        'Wie lange Sie Zeit haben',
        'Sie können eine Bestellung oder einen Artikel innerhalb von 30 Tagen nach der Lieferung zurückgeben.',
      ],
      [
        'So geht die Rückgabe',
        'Bitten Sie in diesem Chat mit Ihrer Bestellnummer um ein Rücksendeetikett, packen Sie den Artikel ein und geben Sie ihn in einem Paketshop ab.',
      ],
      [
        'Kosten',
        'Innerhalb der Europäischen Union ist die Rücksendung kostenlos. Aus anderen Ländern kostet das Etikett 6 EUR, die von der Erstattung abgehen.',
      ],
    ],
  ),
  article(
    'delivery-times',
    'Lieferzeiten und Versandkosten',
    ['delivery', 'orders'],
    [
      ['', 'Bestellungen vor 14 Uhr an einem Werktag verlassen am selben Tag unser Lager.'],
      [
        'Wie lange die Lieferung dauert',
        'Deutschland und Österreich: 2 bis 3 Werktage. Andere Länder der Europäischen Union: 3 bis 6 Werktage. Möbel: 7 bis 12 Werktage, mit Termin.',
      ],
      [
        'Was die Lieferung kostet',
        'Der Versand kostet 4,90 EUR und ist ab 60 EUR kostenlos. Möbel liefern wir für 29 EUR.',
      ],
      [
        'Paket verspätet',
        'Wenn sich die Sendungsverfolgung seit drei Werktagen nicht bewegt, nennen Sie uns Ihre Bestellnummer: wir suchen das Paket mit dem Paketdienst.',
      ],
    ],
  ),
  article(
    'delivery-countries',
    'Lieferländer',
    ['delivery', 'countries'],
    [
      ['', 'Wir liefern in die ganze Europäische Union, nach Norwegen und in die Schweiz.'],
      [
        'Inseln und Malta',
        'Malta, Zypern, die Kanaren, Sizilien und Sardinien gehören dazu: 6 bis 9 Werktage, 9,90 EUR. Möbel liefern wir nicht nach Malta und Zypern.',
      ],
      [
        'Andere Länder',
        'In das Vereinigte Königreich, die Vereinigten Staaten und andere Länder liefern wir noch nicht.',
      ],
    ],
  ),
  article(
    'damaged-on-arrival',
    'Artikel kam beschädigt an',
    ['damaged', 'refund', 'orders'],
    [
      ['', 'Das tut uns leid. Was kaputt ankommt, erstatten oder ersetzen wir, wie Sie möchten.'],
      [
        'Was wir brauchen',
        'Ihre Bestellnummer und was kaputt ist. Ein Foto hilft, ist bis 50 EUR aber nicht nötig.',
      ],
      [
        'Muss ich es zurückschicken?',
        'Glas, Leuchtmittel und Lampen bleiben bei Ihnen: geben Sie sie ins Recycling. Möbel und Elektronik holen wir ab.',
      ],
      ['Frist', 'Melden Sie sich innerhalb von 14 Tagen nach der Lieferung.'],
    ],
  ),
  article(
    'password-reset',
    'Passwort zurücksetzen',
    ['password', 'sign-in', 'account'],
    [
      ['', 'Ein neues Passwort können Sie auf der Anmeldeseite selbst wählen.'],
      [
        'So geht es',
        'Wählen Sie „Passwort vergessen“ und geben Sie Ihre E-Mail-Adresse ein. Der Link in der E-Mail gilt eine Stunde.',
      ],
      [
        'Es kommt keine E-Mail',
        'Sehen Sie im Spam-Ordner nach und prüfen Sie die Adresse. Wir fragen nie nach Ihrem Passwort.',
      ],
    ],
  ),
  article(
    'close-account',
    'Konto schließen und Ihre Daten',
    ['account', 'privacy', 'close'],
    [
      ['', 'Sie können Ihr Konto jederzeit schließen und eine Kopie Ihrer Daten verlangen.'],
      [
        'Konto schließen',
        'Sagen Sie es in diesem Chat. Wir prüfen, wer Sie sind, und schließen das Konto innerhalb von zwei Tagen.',
      ],
      [
        'Was gelöscht wird',
        'Name, Adressen, Merklisten und Newsletter werden gelöscht. Rechnungen bewahren wir zehn Jahre auf, das verlangt das Gesetz.',
      ],
    ],
  ),
];
