import type { Language } from '../../protocol/language.ts';

export type ApprovalResult = 'done' | 'refused' | 'failed';
interface Said {
  amount: string;
  order: string;
}

/** The one line that a customer reads about a decided refund. It promises no date (handoff.md H40). */
const LINES: Record<Language, Record<ApprovalResult, (said: Said) => string>> = {
  en: {
    done: ({ amount, order }) =>
      `Your refund of ${amount} for order ${order} has been approved and is on its way to your original payment method.`,
    refused: ({ amount, order }) =>
      `The refund of ${amount} for order ${order} was not approved. Your contact here will tell you why.`,
    failed: ({ order }) =>
      `The refund for order ${order} could not be made just now. Your contact here is looking into it.`,
  },
  fr: {
    done: ({ amount, order }) =>
      `Votre remboursement de ${amount} pour la commande ${order} a été accepté et revient sur votre moyen de paiement.`,
    refused: ({ amount, order }) =>
      `Le remboursement de ${amount} pour la commande ${order} n'a pas été accepté. Votre interlocuteur va vous expliquer pourquoi.`,
    failed: ({ order }) =>
      `Le remboursement de la commande ${order} n'a pas pu être fait pour le moment. Votre interlocuteur s'en occupe.`,
  },
  it: {
    done: ({ amount, order }) =>
      `Il rimborso di ${amount} per l'ordine ${order} è stato approvato e torna sul tuo metodo di pagamento.`,
    refused: ({ amount, order }) =>
      `Il rimborso di ${amount} per l'ordine ${order} non è stato approvato. Chi ti segue qui ti spiegherà il perché.`,
    failed: ({ order }) =>
      `Il rimborso per l'ordine ${order} per ora non è riuscito. Chi ti segue qui se ne sta occupando.`,
  },
  es: {
    done: ({ amount, order }) =>
      `Tu reembolso de ${amount} por el pedido ${order} ha sido aprobado y vuelve a tu medio de pago.`,
    refused: ({ amount, order }) =>
      `El reembolso de ${amount} por el pedido ${order} no ha sido aprobado. La persona que te atiende te explicará por qué.`,
    failed: ({ order }) =>
      `El reembolso del pedido ${order} no se ha podido hacer por ahora. La persona que te atiende lo está mirando.`,
  },
  de: {
    done: ({ amount, order }) =>
      `Ihre Erstattung von ${amount} für die Bestellung ${order} wurde genehmigt und geht auf Ihr Zahlungsmittel zurück.`,
    refused: ({ amount, order }) =>
      `Die Erstattung von ${amount} für die Bestellung ${order} wurde nicht genehmigt. Ihr Ansprechpartner hier erklärt Ihnen, warum.`,
    failed: ({ order }) =>
      `Die Erstattung für die Bestellung ${order} ist gerade nicht gelungen. Ihr Ansprechpartner hier kümmert sich darum.`,
  },
  ar: {
    done: ({ amount, order }) =>
      `تمت الموافقة على استرداد ${amount} للطلب ${order}، وسيعود المبلغ إلى وسيلة الدفع الأصلية.`,
    refused: ({ amount, order }) =>
      `لم تتم الموافقة على استرداد ${amount} للطلب ${order}. سيوضح لك الموظف هنا السبب.`,
    failed: ({ order }) => `تعذّر تنفيذ استرداد المبلغ للطلب ${order} الآن. الموظف هنا يتابع الأمر.`,
  },
};

export const approvalLine = (result: ApprovalResult, language: Language, said: Said): string =>
  LINES[language][result](said);
