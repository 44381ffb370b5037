import type { Language } from './language.ts';
import { plain } from './words-of.ts';

/** Wordings in all six languages at once; they are looked for in `plain` text. */
const REFUND_STATUS =
  /(?:where|when|status|track|check|waiting|received?|got).{0,30}\b(?:my|the|a) (?:refund|money back|rebate)|\b(?:has|did|is) (?:my|the) refund|refund.{0,40}(?:where|when|status|\byet\b|not (?:arrived|received|shown)|never (?:arrived|came)|taking)|(?:\bou\b|quand|en est).{0,30}rembours|(?:dov|quando|a che punto).{0,30}rimbors|(?:donde|cuando|estado).{0,30}reembols|(?:\bwo\b|wann|status).{0,30}erstatt|(?:اين|وين|متي|امتي|فين).{0,30}(?:استرداد|المسترد)/;
/** Beginnings of questions about rules; each language has its own, for "come" is not "come". */
const GENERAL: Record<Language, RegExp> = {
  en: /\bpolic(?:y|ies)\b|\bhow (?:do|does|can|long|much|many)\b|\bdo you\b|\bwhat (?:are|is|payment|happens|if)\b|\bwhich\b|\bcan i\b|\bis (?:it|there|delivery)\b|\bare there\b/,
  fr: /\b(?:politique|conditions|quels?|quelles?|combien|comment|livrez|acceptez|puis-je|peut-on)\b/,
  it: /\b(?:politica|condizioni|quali|qual|quanto|come|accettate|spedite|si puo|posso)\b/,
  es: /\b(?:politica|condiciones|cuales|cual|que|cuanto|como|aceptan|envian|puedo|se puede)\b/,
  de: /\b(?:welche[rsn]?|wie|liefern sie|akzeptieren|kann ich|kann man|gibt es|bedingungen)\b/,
  ar: /(?:ما هي|ما هو|كيف|كم|هل)/,
};
const LISTING =
  /\b(?:my|all|list|show).{0,12}orders\b|what did i order|\bmes commandes\b|\bi miei ordini\b|\bmis pedidos\b|\bmeine bestellungen\b|طلباتي|كل الطلبات/;
const NOT_THERE =
  /(?:deliver\w*|arriv\w*).{0,40}(?:but|nothing|never|not)|never (?:arrived|came|received)|(?:not|n t) (?:arrived|received|get|got|here)|jamais (?:recu|arrive)|pas (?:recu|arrive)|non (?:e (?:mai )?arrivat|ho ricevuto)|mai ricevut|no (?:ha llegado|he recibido|llego)|nunca llego|nicht (?:angekommen|erhalten|bekommen)|لم (?:يصل|تصل|استلم)|ما وصل/;
const ADDRESS = /address|adresse|indirizzo|direccion|anschrift|عنوان/;
const INVOICE =
  /invoice|receipt|\bbill\b|factur|fattur|ricevuta|recibo|rechnung|quittung|فاتور|ايصال/;
const CODE_SIZE = 600;

const look = (pattern: RegExp) => (text: string) => pattern.test(plain(text.slice(0, CODE_SIZE)));

export const asksForRefundStatus = look(REFUND_STATUS);
/** A question about rules, not about somebody's own order. */
export const isGeneral = (text: string, language: Language): boolean =>
  look(GENERAL[language])(text);
export const asksForList = look(LISTING);
export const saysNotReceived = look(NOT_THERE);
export const isAboutAddress = look(ADDRESS);
export const isAboutInvoice = look(INVOICE);
