import { changeAddress } from './change-address.ts';
import { checkReturn } from './check-return.ts';
import { getCustomer } from './get-customer.ts';
import { listOrders } from './list-orders.ts';
import { lookupInvoice } from './lookup-invoice.ts';
import { lookupOrder } from './lookup-order.ts';
import { processRefund } from './process-refund.ts';
import { runDiagnosis } from './run-diagnosis.ts';
import { searchArticles } from './search-articles.ts';
import type { Tool } from './tool.ts';
import { trackParcel } from './track-parcel.ts';

/** Every tool that a team may name (handoff.md H10, H11). */
export const shopTools: Record<string, Tool> = Object.fromEntries(
  [
    getCustomer,
    lookupOrder,
    listOrders,
    lookupInvoice,
    trackParcel,
    checkReturn,
    processRefund,
    changeAddress,
    runDiagnosis,
    searchArticles,
  ].map((tool) => [tool.name, tool]),
);

export const toolNames: ReadonlySet<string> = new Set(Object.keys(shopTools));
