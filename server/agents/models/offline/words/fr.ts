import type { Words } from './words.ts';

export const fr: Words = {
  hello:
    'Bonjour. Je suis l’assistant de la boutique. Je peux aider pour les paiements et remboursements, les commandes et livraisons, les problèmes techniques et votre compte. De quoi s’agit-il ?',
  welcome: 'Je vous en prie. Écrivez-nous quand vous voulez.',
  machine:
    'Je suis un assistant automatique, pas une personne. Vous pouvez demander une personne à tout moment. Que puis-je faire pour vous ?',
  decline:
    'Je ne peux pas aider pour cela ici. Je peux aider pour les paiements et remboursements, les commandes et livraisons, les problèmes techniques et votre compte.',
  clarify: {
    question: 'De quoi s’agit-il ?',
    why: 'Je le demande pour que le bon collègue réponde.',
  },
  topics: {
    billing: 'Paiement, facture ou remboursement',
    orders: 'Commande ou livraison',
    technical: 'Quelque chose ne fonctionne pas',
    account: 'Mon compte ou ma connexion',
  },
  ask: {
    order_id: {
      question: 'Quel est le numéro de commande ?',
      why: 'J’en ai besoin car il n’est pas dans votre message, et il me permet de retrouver la commande.',
    },
    invoice_id: {
      question: 'Quel est le numéro de la facture ?',
      why: 'J’en ai besoin car il n’est pas dans votre message. Il ressemble à INV-… sur la facture.',
    },
    email: {
      question: 'Quelle est l’adresse e-mail de votre compte ?',
      why: 'J’en ai besoin pour envoyer un code qui montre que le compte est à vous.',
    },
    address: {
      question: 'Quelle est la nouvelle adresse : rue et numéro, code postal, ville, pays ?',
      why: 'Il me faut l’adresse entière pour que le colis arrive.',
    },
    problem: {
      question: 'De quel produit s’agit-il, et que se passe-t-il exactement ?',
      why: 'Il me faut les deux pour trouver la cause.',
    },
  },
  codeMark: 'code à six chiffres',
  codeForOrder: (order) =>
    `Avant d’ouvrir vos données, je dois savoir que c’est bien vous. J’ai envoyé un code à six chiffres à l’adresse e-mail de la commande ${order}. Tapez-le ici, s’il vous plaît.`,
  codeForEmail: (email) =>
    `Avant d’ouvrir vos données, je dois savoir que c’est bien vous. Si ${email} est l’adresse enregistrée, un code à six chiffres y est arrivé. Tapez-le ici, s’il vous plaît.`,
  codeReminder:
    'Il me faut encore le code à six chiffres de cet e-mail pour continuer. S’il n’est pas arrivé, regardez les indésirables ou vérifiez le numéro donné, puis demandez-moi un nouveau code.',
  notFound: (number) => `Je ne trouve pas ${number} parmi ce qui est à vous ici.`,
  didYouMean: (numbers) => `Vouliez-vous dire ${numbers} ?`,
  refunded: (amount, order) =>
    `J’ai remboursé ${amount} pour la commande ${order}. L’argent revient sur la carte ou le compte qui a payé.`,
  alreadyRefunded: (amount, order) =>
    `La commande ${order} a déjà été remboursée de ${amount} ; rien n’est payé deux fois.`,
  noRefundYet: (order) => `Aucun remboursement n’a encore été fait pour la commande ${order}.`,
  tooEarlyToRefund: (order, status) =>
    `La commande ${order} est ${status}, je ne peux donc pas encore la rembourser.`,
  status: {
    placed: 'enregistrée, pas encore emballée',
    packed: 'emballée',
    shipped: 'en route',
    delivered: 'livrée',
    returned: 'retournée',
    cancelled: 'annulée',
  },
  orderIs: (order, status) => `La commande ${order} est ${status}.`,
  parcel: (carrier, tracking) => `Elle voyage avec ${carrier}, numéro de suivi ${tracking}.`,
  lastSeen: (place) => `Dernier passage : ${place}.`,
  expected: (date) => `Elle est attendue le ${date}.`,
  deliveredOn: (order, place) =>
    `Le transporteur a enregistré la commande ${order} comme livrée à ${place}.`,
  mayReturn: (order, until) =>
    until === null
      ? `Vous pouvez retourner la commande ${order}.`
      : `Vous pouvez retourner la commande ${order} jusqu’au ${until}.`,
  mayNotReturn: (order, reason) => `La commande ${order} ne peut pas être retournée : ${reason}.`,
  returnReason: {
    in_time: 'le délai est respecté',
    too_late: 'le délai de retour est passé',
    not_delivered: 'elle n’est pas encore livrée',
    already_returned: 'elle a déjà été retournée',
    cancelled: 'elle a été annulée',
  },
  cannotCancel: (order, status) =>
    `La commande ${order} est ${status}, elle ne peut plus être annulée. Vous pourrez la retourner à son arrivée.`,
  addressChanged: (address) => `L’adresse est maintenant : ${address}.`,
  addressTooLate: (order) =>
    `La commande ${order} est déjà en route, je ne peux pas changer son adresse. Le transporteur peut la dévier : utilisez le lien de l’e-mail de suivi.`,
  yourOrders: 'Vos commandes :',
  invoiceIs: (invoice, amount, status) =>
    `La facture ${invoice} est de ${amount} et elle est ${status}.`,
  invoiceDue: (date) => `Elle est à régler le ${date}.`,
  invoiceStatus: { open: 'ouverte', paid: 'payée', overdue: 'en retard' },
  source: (title) => `Source : notre article d’aide « ${title} ».`,
  unknown: 'Je n’ai pas d’article à ce sujet, et je préfère ne pas deviner.',
  iCan: {
    billing: 'Je peux expliquer un débit ou une facture, et rembourser une commande.',
    orders: 'Je peux retrouver un colis, vérifier un retour et changer une adresse de livraison.',
    technical: 'Je peux chercher la cause quand quelque chose ne fonctionne pas.',
    account: 'Je peux aider pour la connexion, vos données et la fermeture du compte.',
    senior: 'Je peux regarder vos commandes, factures et colis ensemble.',
  },
  tryThis: (cause, step) => `${cause} Essayez d’abord ceci : ${step}`,
  thenTry: (steps) => `Essayez ensuite ceci : ${steps}`,
  didItHelp: 'Est-ce que cela marche maintenant ?',
  works: 'C’est bon à savoir que cela marche.',
  goodbye: 'Je vous en prie. Au revoir.',
  colleagueNote: 'Merci d’avoir patienté. J’ai lu ce que mon collègue a noté.',
  whatElse: 'Que puis-je faire d’autre pour vous ?',
};
