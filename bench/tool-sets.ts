import type { ToolSpec } from '../server/agents/models/model.ts';
import { shopToolSpecs } from '../server/agents/shop-tool-specs.ts';

/**
 * Six tools for each of three agents. The shop has ten; where an agent's list needs more, one of the
 * shop's tools stands in under another name, so that every definition has a real one's size.
 */
const LISTS: Record<string, string[]> = {
  billing: [
    'process_refund',
    'lookup_invoice',
    'get_customer',
    'search_articles=search_price_articles',
    'lookup_order=lookup_payment',
    'list_orders=list_invoices',
  ],
  orders: [
    'track_parcel',
    'lookup_order',
    'check_return',
    'list_orders',
    'change_address',
    'search_articles=search_delivery_articles',
  ],
  technical: [
    'run_diagnosis',
    'search_articles',
    'lookup_order=lookup_device',
    'check_return=check_warranty',
    'list_orders=list_devices',
    'track_parcel=track_repair',
  ],
};

/** The first `count` tools of an agent as a model reads them. Throws when there are not so many. */
export function toolsOf(agent: string, count: number): ToolSpec[] {
  const names = (LISTS[agent] ?? []).slice(0, count);
  if (names.length < count) throw new Error(`${agent} has no ${count} tools.`);
  return names.map((entry) => {
    const [real = '', shown = real] = entry.split('=');
    const spec = shopToolSpecs([real])[0];
    if (!spec) throw new Error(`The shop has no tool ${real}.`);
    return { ...spec, name: shown };
  });
}
