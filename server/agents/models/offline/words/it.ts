import type { Words } from './words.ts';

export const it: Words = {
  hello:
    'Buongiorno. Sono l’assistente del negozio. Posso aiutare con pagamenti e rimborsi, ordini e consegne, problemi tecnici e il Suo account. Di che cosa si tratta?',
  welcome: 'Prego. Ci scriva quando vuole.',
  machine:
    'Sono un assistente automatico, non una persona. Può chiedere una persona in ogni momento. Che cosa posso fare per Lei?',
  decline:
    'Non posso aiutare con questo qui. Posso aiutare con pagamenti e rimborsi, ordini e consegne, problemi tecnici e il Suo account.',
  clarify: {
    question: 'Di che cosa si tratta?',
    why: 'Lo chiedo perché risponda il collega giusto.',
  },
  topics: {
    billing: 'Pagamento, fattura o rimborso',
    orders: 'Ordine o consegna',
    technical: 'Qualcosa non funziona',
    account: 'Il mio account o l’accesso',
  },
  ask: {
    order_id: {
      question: 'Qual è il numero dell’ordine?',
      why: 'Mi serve perché non è nel Suo messaggio, e con quello trovo l’ordine.',
    },
    invoice_id: {
      question: 'Qual è il numero della fattura?',
      why: 'Mi serve perché non è nel Suo messaggio. Sulla fattura è del tipo INV-…',
    },
    email: {
      question: 'Con quale indirizzo e-mail è registrato l’account?',
      why: 'Mi serve per inviare un codice che mostra che l’account è Suo.',
    },
    address: {
      question: 'Qual è il nuovo indirizzo: via e numero, CAP, città, paese?',
      why: 'Mi serve l’indirizzo completo perché il pacco arrivi.',
    },
    problem: {
      question: 'Di quale prodotto si tratta, e che cosa succede esattamente?',
      why: 'Mi servono entrambi per trovare la causa.',
    },
  },
  codeMark: 'codice di sei cifre',
  codeForOrder: (order) =>
    `Prima di aprire i Suoi dati devo sapere che è Lei. Ho inviato un codice di sei cifre all’indirizzo e-mail dell’ordine ${order}. Lo scriva qui, per favore.`,
  codeForEmail: (email) =>
    `Prima di aprire i Suoi dati devo sapere che è Lei. Se ${email} è l’indirizzo registrato, lì c’è un codice di sei cifre. Lo scriva qui, per favore.`,
  codeReminder:
    'Per andare avanti mi serve ancora il codice di sei cifre di quella e-mail. Se non è arrivato, guardi nello spam o controlli il numero dato, poi mi chieda un nuovo codice.',
  notFound: (number) => `Non trovo ${number} tra ciò che è Suo qui.`,
  didYouMean: (numbers) => `Intendeva ${numbers}?`,
  refunded: (amount, order) =>
    `Ho rimborsato ${amount} per l’ordine ${order}. Il denaro torna sulla carta o sul conto che ha pagato.`,
  alreadyRefunded: (amount, order) =>
    `L’ordine ${order} è già stato rimborsato con ${amount}, nulla viene pagato due volte.`,
  noRefundYet: (order) => `Per l’ordine ${order} non è ancora stato fatto alcun rimborso.`,
  tooEarlyToRefund: (order, status) =>
    `L’ordine ${order} è ${status}, quindi non posso ancora rimborsarlo.`,
  status: {
    placed: 'registrato, non ancora imballato',
    packed: 'imballato',
    shipped: 'in viaggio',
    delivered: 'consegnato',
    returned: 'reso',
    cancelled: 'annullato',
  },
  orderIs: (order, status) => `L’ordine ${order} è ${status}.`,
  parcel: (carrier, tracking) => `Viaggia con ${carrier}, numero di tracciamento ${tracking}.`,
  lastSeen: (place) => `Ultimo passaggio: ${place}.`,
  expected: (date) => `È previsto per il ${date}.`,
  deliveredOn: (order, place) =>
    `Il corriere ha registrato l’ordine ${order} come consegnato a ${place}.`,
  mayReturn: (order, until) =>
    until === null
      ? `Può restituire l’ordine ${order}.`
      : `Può restituire l’ordine ${order} fino al ${until}.`,
  mayNotReturn: (order, reason) => `L’ordine ${order} non può essere restituito: ${reason}.`,
  returnReason: {
    in_time: 'è nei termini',
    too_late: 'il termine per il reso è passato',
    not_delivered: 'non è ancora consegnato',
    already_returned: 'è già stato restituito',
    cancelled: 'è stato annullato',
  },
  cannotCancel: (order, status) =>
    `L’ordine ${order} è ${status}, non si può più annullare. Potrà restituirlo quando arriva.`,
  addressChanged: (address) => `L’indirizzo ora è: ${address}.`,
  addressTooLate: (order) =>
    `L’ordine ${order} è già in viaggio, non posso cambiarne l’indirizzo. Il corriere può deviarlo: usi il link nell’e-mail di tracciamento.`,
  yourOrders: 'I Suoi ordini:',
  invoiceIs: (invoice, amount, status) => `La fattura ${invoice} è di ${amount} ed è ${status}.`,
  invoiceDue: (date) => `Scade il ${date}.`,
  invoiceStatus: { open: 'aperta', paid: 'pagata', overdue: 'scaduta' },
  source: (title) => `Fonte: il nostro articolo di aiuto «${title}».`,
  unknown: 'Non ho un articolo su questo e preferisco non tirare a indovinare.',
  iCan: {
    billing: 'Posso spiegare un addebito o una fattura, e rimborsare un ordine.',
    orders: 'Posso trovare un pacco, controllare un reso e cambiare un indirizzo di consegna.',
    technical: 'Posso cercare la causa quando qualcosa non funziona.',
    account: 'Posso aiutare con l’accesso, i Suoi dati e la chiusura dell’account.',
    senior: 'Posso guardare insieme ordini, fatture e pacchi.',
  },
  tryThis: (cause, step) => `${cause} Per prima cosa provi così: ${step}`,
  thenTry: (steps) => `Poi provi così: ${steps}`,
  didItHelp: 'Adesso funziona?',
  works: 'Bene, sono contento che funzioni.',
  goodbye: 'Prego. Arrivederci.',
  colleagueNote: 'Grazie per l’attesa. Ho letto la nota del mio collega.',
  whatElse: 'Che cos’altro posso fare per Lei?',
};
