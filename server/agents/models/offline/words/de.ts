import type { Words } from './words.ts';

export const de: Words = {
  hello:
    'Guten Tag. Ich bin der Assistent des Shops. Ich helfe bei Zahlungen und Erstattungen, Bestellungen und Lieferungen, technischen Problemen und Ihrem Konto. Worum geht es?',
  welcome: 'Gern geschehen. Schreiben Sie, wann immer Sie etwas brauchen.',
  machine:
    'Ich bin ein automatischer Assistent, kein Mensch. Sie können jederzeit einen Menschen verlangen. Was kann ich für Sie tun?',
  decline:
    'Dabei kann ich hier nicht helfen. Ich helfe bei Zahlungen und Erstattungen, Bestellungen und Lieferungen, technischen Problemen und Ihrem Konto.',
  clarify: {
    question: 'Worum geht es?',
    why: 'Ich frage, damit die richtige Stelle antwortet.',
  },
  topics: {
    billing: 'Zahlung, Rechnung oder Erstattung',
    orders: 'Bestellung oder Lieferung',
    technical: 'Etwas funktioniert nicht',
    account: 'Mein Konto oder die Anmeldung',
  },
  ask: {
    order_id: {
      question: 'Wie lautet die Bestellnummer?',
      why: 'Ich brauche sie, weil sie nicht in Ihrer Nachricht steht und ich damit die Bestellung finde.',
    },
    invoice_id: {
      question: 'Wie lautet die Rechnungsnummer?',
      why: 'Ich brauche sie, weil sie nicht in Ihrer Nachricht steht. Auf der Rechnung sieht sie aus wie INV-…',
    },
    email: {
      question: 'Unter welcher E-Mail-Adresse läuft Ihr Konto?',
      why: 'Ich brauche sie für einen Code, der zeigt, dass das Konto Ihnen gehört.',
    },
    address: {
      question: 'Wie lautet die neue Adresse: Straße und Nummer, Postleitzahl, Ort, Land?',
      why: 'Ich brauche die ganze Adresse, damit das Paket ankommt.',
    },
    problem: {
      question: 'Um welches Produkt geht es, und was passiert genau?',
      why: 'Ich brauche beides, um die Ursache zu finden.',
    },
  },
  codeMark: 'sechsstelligen Code',
  codeForOrder: (order) =>
    `Bevor ich Ihre Daten öffne, muss ich wissen, dass Sie es sind. Ich habe einen sechsstelligen Code an die E-Mail-Adresse der Bestellung ${order} geschickt. Bitte tippen Sie ihn hier ein.`,
  codeForEmail: (email) =>
    `Bevor ich Ihre Daten öffne, muss ich wissen, dass Sie es sind. Wenn ${email} die hinterlegte Adresse ist, finden Sie dort einen sechsstelligen Code. Bitte tippen Sie ihn hier ein.`,
  codeReminder:
    'Ich brauche noch den sechsstelligen Code aus dieser E-Mail, um weiterzumachen. Wenn keine kam, sehen Sie im Spam nach oder prüfen Sie die Nummer, und verlangen Sie einen neuen Code.',
  notFound: (number) => `Ich finde ${number} nicht unter dem, was Ihnen hier gehört.`,
  didYouMean: (numbers) => `Meinten Sie ${numbers}?`,
  refunded: (amount, order) =>
    `Ich habe ${amount} für die Bestellung ${order} erstattet. Das Geld geht auf die Karte oder das Konto zurück, von dem bezahlt wurde.`,
  alreadyRefunded: (amount, order) =>
    `Die Bestellung ${order} wurde schon mit ${amount} erstattet; nichts wird doppelt bezahlt.`,
  noRefundYet: (order) => `Für die Bestellung ${order} gibt es noch keine Erstattung.`,
  tooEarlyToRefund: (order, status) =>
    `Die Bestellung ${order} ist ${status}, daher kann ich sie noch nicht erstatten.`,
  status: {
    placed: 'aufgegeben, aber noch nicht gepackt',
    packed: 'gepackt',
    shipped: 'unterwegs',
    delivered: 'geliefert',
    returned: 'zurückgeschickt',
    cancelled: 'storniert',
  },
  orderIs: (order, status) => `Die Bestellung ${order} ist ${status}.`,
  parcel: (carrier, tracking) => `Sie reist mit ${carrier}, Sendungsnummer ${tracking}.`,
  lastSeen: (place) => `Zuletzt gesehen: ${place}.`,
  expected: (date) => `Sie wird am ${date} erwartet.`,
  deliveredOn: (order, place) =>
    `Der Paketdienst hat die Bestellung ${order} als geliefert in ${place} eingetragen.`,
  mayReturn: (order, until) =>
    until === null
      ? `Sie können die Bestellung ${order} zurückgeben.`
      : `Sie können die Bestellung ${order} bis zum ${until} zurückgeben.`,
  mayNotReturn: (order, reason) =>
    `Die Bestellung ${order} kann nicht zurückgegeben werden: ${reason}.`,
  returnReason: {
    in_time: 'sie ist in der Frist',
    too_late: 'die Rückgabefrist ist vorbei',
    not_delivered: 'sie ist noch nicht geliefert',
    already_returned: 'sie wurde schon zurückgegeben',
    cancelled: 'sie wurde storniert',
  },
  cannotCancel: (order, status) =>
    `Die Bestellung ${order} ist ${status} und kann nicht mehr storniert werden. Sie können sie zurückgeben, wenn sie da ist.`,
  addressChanged: (address) => `Die Adresse ist jetzt: ${address}.`,
  addressTooLate: (order) =>
    `Die Bestellung ${order} ist schon unterwegs, ihre Adresse kann ich nicht ändern. Der Paketdienst kann sie umleiten: nutzen Sie den Link in der Versand-E-Mail.`,
  yourOrders: 'Ihre Bestellungen:',
  invoiceIs: (invoice, amount, status) =>
    `Die Rechnung ${invoice} lautet auf ${amount} und ist ${status}.`,
  invoiceDue: (date) => `Sie ist am ${date} fällig.`,
  invoiceStatus: { open: 'offen', paid: 'bezahlt', overdue: 'überfällig' },
  source: (title) => `Quelle: unser Hilfeartikel „${title}“.`,
  unknown: 'Dazu habe ich keinen Artikel, und raten möchte ich nicht.',
  iCan: {
    billing: 'Ich kann eine Abbuchung oder Rechnung erklären und eine Bestellung erstatten.',
    orders: 'Ich kann ein Paket finden, eine Rückgabe prüfen und eine Lieferadresse ändern.',
    technical: 'Ich kann die Ursache suchen, wenn etwas nicht funktioniert.',
    account: 'Ich kann bei Anmeldung, Daten und Schließung des Kontos helfen.',
    senior: 'Ich kann Ihre Bestellungen, Rechnungen und Pakete zusammen ansehen.',
  },
  tryThis: (cause, step) => `${cause} Bitte versuchen Sie zuerst dies: ${step}`,
  thenTry: (steps) => `Bitte versuchen Sie danach dies: ${steps}`,
  didItHelp: 'Funktioniert es jetzt?',
  works: 'Gut, dass es funktioniert.',
  goodbye: 'Gern geschehen. Auf Wiedersehen.',
  colleagueNote: 'Danke fürs Warten. Ich habe gelesen, was mein Kollege notiert hat.',
  whatElse: 'Was kann ich noch für Sie tun?',
};
