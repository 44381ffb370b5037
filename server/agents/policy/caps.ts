export interface Cap {
  /** Cumulative on one order, without a person. */
  automaticMinor: number;
  /** Cumulative on one order, with an operator's approval. Above: never. */
  approvalMinor: number;
  /** All automatic refunds of one customer within 30 days (decisions.md 16). */
  automaticPerCustomerMinor: number;
}

const standard: Cap = {
  automaticMinor: 5_000,
  approvalMinor: 50_000,
  automaticPerCustomerMinor: 15_000,
};

/** handoff.md H48. A currency that is not here always needs an approval (decisions.md 16). */
export const caps: Readonly<Record<string, Cap>> = { EUR: standard, USD: standard };

export interface MoneyFigures {
  amountMinor: number;
  currency: string;
  /** Paid for the order. */
  capturedMinor: number;
  /** Reserved or paid back on the order before this. */
  usedMinor: number;
  /** Automatic refunds of this customer in the last 30 days, this currency. */
  automaticMinor: number;
  /** The same refund was made before: it returns its outcome and moves nothing. */
  alreadyDone?: boolean;
}

export type Limit =
  | { verdict: 'allow' }
  | { verdict: 'ask'; why: string }
  | { verdict: 'refuse'; why: string };

/** Whether so much may be paid back: by itself, with an operator's approval, or never. Pure. */
export function refundLimit(money: MoneyFigures, approved: boolean): Limit {
  const { amountMinor, capturedMinor, usedMinor, automaticMinor, currency } = money;
  const onOrder = usedMinor + amountMinor;
  if (!Number.isInteger(amountMinor) || amountMinor <= 0) {
    return { verdict: 'refuse', why: 'There is nothing left to refund on this order.' };
  }
  if (onOrder > capturedMinor) {
    return { verdict: 'refuse', why: 'This would refund more than was paid for the order.' };
  }
  const cap = caps[currency];
  if (cap && onOrder > cap.approvalMinor) {
    return { verdict: 'refuse', why: 'This is more than may be refunded in this chat.' };
  }
  if (approved) return { verdict: 'allow' };
  if (!cap) return { verdict: 'ask', why: `Refunds in ${currency} need a person's approval.` };
  if (onOrder > cap.automaticMinor) {
    return { verdict: 'ask', why: "Refunds of this size need a person's approval." };
  }
  if (automaticMinor + amountMinor > cap.automaticPerCustomerMinor) {
    return { verdict: 'ask', why: "This customer's refunds of the last 30 days need a person." };
  }
  return { verdict: 'allow' };
}
