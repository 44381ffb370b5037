import { article } from './article.ts';

export const italian = [
  article(
    'refund-policy',
    'Rimborsi',
    ['refund', 'billing'],
    [
      [
        '',
        'Ti rimborsiamo tutto ciò che arriva rotto, è sbagliato, non arriva mai o viene restituito in tempo.',
      ],
      [
        'Quando ricevi i soldi del rimborso',
        "Il denaro torna sulla carta o sul conto che ha pagato, di solito entro cinque giorni lavorativi. Le spese di spedizione sono rimborsate se l'errore è nostro.",
      ],
      [
        'Chi decide',
        'Fino a 50 EUR il rimborso parte subito, quando sappiamo chi sei. Fino a 500 EUR il caso è prima visto da una persona. Oltre, se ne occupa sempre una persona.',
      ],
    ],
  ),
  article(
    'returns',
    'Resi',
    ['return', 'orders'],
    [
      [
        'Quanto tempo hai per un reso',
        'Puoi restituire un ordine o un articolo entro 30 giorni dalla consegna.',
      ],
      [
        'Come restituire',
        "Chiedi un'etichetta di reso in questa chat con il numero d'ordine, imballa l'articolo e consegnalo in un punto di ritiro.",
      ],
      [
        'Costo',
        "I resi sono gratuiti nell'Unione europea. Da altri paesi l'etichetta costa 6 EUR, tolti dal rimborso.",
      ],
    ],
  ),
  article(
    'delivery-times',
    'Tempi e costi di consegna',
    ['delivery', 'orders'],
    [
      ['', 'Gli ordini fatti prima delle 14 di un giorno lavorativo partono lo stesso giorno.'],
      [
        'Quanto tempo ci vuole per la consegna',
        "Germania e Austria: 2-3 giorni lavorativi. Altri paesi dell'Unione europea: 3-6 giorni lavorativi. Mobili: 7-12 giorni lavorativi, su appuntamento.",
      ],
      [
        'Quanto costa la consegna',
        'La consegna costa 4,90 EUR ed è gratuita da 60 EUR. I mobili si consegnano per 29 EUR.',
      ],
      [
        'Pacco in ritardo',
        "Se il tracciamento è fermo da tre giorni lavorativi, scrivici il numero d'ordine: cerchiamo il pacco con il corriere.",
      ],
    ],
  ),
  article(
    'delivery-countries',
    'Paesi di consegna',
    ['delivery', 'countries'],
    [
      ['', "Consegniamo in tutta l'Unione europea, in Norvegia e in Svizzera."],
      [
        'Isole e Malta',
        'Malta, Cipro, le Canarie, la Sicilia e la Sardegna sono comprese: 6-9 giorni lavorativi, 9,90 EUR. I mobili non si spediscono a Malta e Cipro.',
      ],
      ['Altrove', 'Non consegniamo ancora nel Regno Unito, negli Stati Uniti e in altri paesi.'],
    ],
  ),
  article(
    'damaged-on-arrival',
    'Articolo arrivato rotto',
    ['damaged', 'refund', 'orders'],
    [
      [
        '',
        'Ci dispiace. Un articolo arrivato rotto viene rimborsato o sostituito, come preferisci.',
      ],
      [
        'Che cosa ci serve',
        "Il numero d'ordine e che cosa è rotto. Una foto aiuta, ma non è necessaria fino a 50 EUR.",
      ],
      [
        'Devo rimandarlo?',
        'Vetri, lampadine e lampade rotte restano a te: riciclali. Mobili ed elettronica li ritiriamo noi.',
      ],
      ['Entro quando', 'Avvisaci entro 14 giorni dalla consegna.'],
    ],
  ),
  article(
    'password-reset',
    'Reimpostare la password',
    ['password', 'sign-in', 'account'],
    [
      ['', 'Puoi scegliere una nuova password dalla pagina di accesso.'],
      [
        'Come fare',
        'Premi "Password dimenticata" e scrivi il tuo indirizzo e-mail. Il link ricevuto vale un\'ora.',
      ],
      [
        "L'e-mail non arriva",
        "Guarda nella posta indesiderata e controlla l'indirizzo. Non chiediamo mai la tua password.",
      ],
    ],
  ),
  article(
    'close-account',
    "Chiudere l'account e i tuoi dati",
    ['account', 'privacy', 'close'],
    [
      ['', "Puoi chiudere l'account in ogni momento e chiedere una copia dei tuoi dati."],
      [
        "Chiudere l'account",
        "Scrivilo in questa chat. Verifichiamo chi sei e chiudiamo l'account entro due giorni.",
      ],
      [
        'Che cosa si cancella',
        'Nome, indirizzi, liste e newsletter si cancellano. Le fatture si tengono dieci anni, come chiede la legge.',
      ],
    ],
  ),
];
