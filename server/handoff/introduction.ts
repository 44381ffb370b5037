import type { Language } from '../protocol/language.ts';
import type { HandoffPackage } from '../protocol/package.ts';

interface Words {
  takeOver(from: string): string;
  /** `about` is an order or invoice number, `details` verbatim words of the customer. */
  seeOrder(order: string): string;
  seeInvoice(invoice: string): string;
  see(details: string): string;
  read: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    takeOver: (from) => `I’m taking over from ${from}.`,
    seeOrder: (order) => `I see this is about order ${order}`,
    seeInvoice: (invoice) => `I see this is about invoice ${invoice}`,
    see: (details) => `I see this is about: ${details}`,
    read: 'I have read what you wrote.',
  },
  fr: {
    takeOver: (from) => `Je prends le relais de ${from}.`,
    seeOrder: (order) => `Je vois qu’il s’agit de la commande ${order}`,
    seeInvoice: (invoice) => `Je vois qu’il s’agit de la facture ${invoice}`,
    see: (details) => `Je vois qu’il s’agit de : ${details}`,
    read: 'J’ai lu votre message.',
  },
  it: {
    takeOver: (from) => `Subentro a ${from}.`,
    seeOrder: (order) => `Vedo che si tratta dell’ordine ${order}`,
    seeInvoice: (invoice) => `Vedo che si tratta della fattura ${invoice}`,
    see: (details) => `Vedo che si tratta di: ${details}`,
    read: 'Ho letto il Suo messaggio.',
  },
  es: {
    takeOver: (from) => `Tomo el relevo de ${from}.`,
    seeOrder: (order) => `Veo que se trata del pedido ${order}`,
    seeInvoice: (invoice) => `Veo que se trata de la factura ${invoice}`,
    see: (details) => `Veo que se trata de: ${details}`,
    read: 'He leído su mensaje.',
  },
  de: {
    takeOver: (from) => `Ich übernehme von ${from}.`,
    seeOrder: (order) => `Ich sehe, es geht um die Bestellung ${order}`,
    seeInvoice: (invoice) => `Ich sehe, es geht um die Rechnung ${invoice}`,
    see: (details) => `Ich sehe, es geht um: ${details}`,
    read: 'Ich habe Ihre Nachricht gelesen.',
  },
  ar: {
    takeOver: (from) => `أتابع معك بدلاً من ${from}.`,
    seeOrder: (order) => `أرى أن الأمر يخص الطلب ${order}`,
    seeInvoice: (invoice) => `أرى أن الأمر يخص الفاتورة ${invoice}`,
    see: (details) => `أرى أن الأمر يخص: ${details}`,
    read: 'قرأت ما كتبته.',
  },
};

const DETAILS = ['item', 'product', 'problem', 'error_message', 'amount', 'date'];

/**
 * The receiver's first message, by code (handoff.md H36): who it takes over from and what it knows,
 * in the customer's language. Only what the customer said appears, for nobody may be verified yet
 * (decisions.md 22). `from` is a display name; facts from before `since`
 * belong to what is solved, unless the present intent names them.
 */
export function introduction(
  pack: HandoffPackage,
  from: string,
  language: Language,
  since: Date | null = null,
): string {
  const words = WORDS[language];
  const said = pack.keyFacts.filter(
    (fact) =>
      fact.source === 'customer_said' &&
      (since === null ||
        new Date(fact.observedAt) >= since ||
        pack.userIntent.includes(fact.value)),
  );
  const last = (key: string) => said.findLast((fact) => fact.key === key)?.value;
  const details = DETAILS.map(last).filter((value) => value !== undefined);
  const list = [...new Set(details)].join(language === 'ar' ? '، ' : ', ');
  const order = last('order_id');
  const invoice = last('invoice_id');
  const subject =
    order !== undefined
      ? words.seeOrder(order)
      : invoice !== undefined
        ? words.seeInvoice(invoice)
        : null;
  const known =
    subject !== null
      ? `${subject}${list === '' ? '' : ` (${list})`}.`
      : list === ''
        ? words.read
        : `${words.see(list)}.`;
  return `${words.takeOver(from)} ${known}`;
}
