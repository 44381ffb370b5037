import { account } from './en/account.ts';
import { billing } from './en/billing.ts';
import { human } from './en/human.ts';
import { none } from './en/none.ts';
import { noneHard } from './en/none-hard.ts';
import { orders } from './en/orders.ts';
import { technical } from './en/technical.ts';
import type { LabelledLines } from './labels.ts';

export const en: LabelledLines = {
  billing,
  orders,
  technical,
  account,
  human,
  none: none + noneHard,
};
