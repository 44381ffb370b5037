/** The same term for the same thing in both consoles (handoff.md §1). */

const agents: Record<string, string> = {
  triage: 'Triage',
  billing: 'Billing',
  orders: 'Orders',
  technical: 'Technical support',
  account: 'Account',
  senior: 'Senior support',
};
export const agentSlugs = Object.keys(agents);

const slots: Record<string, string> = {
  order_id: 'Order',
  invoice_id: 'Invoice',
  amount: 'Amount',
  email: 'E-mail',
  phone: 'Phone',
  date: 'Date',
  postcode: 'Postcode',
  name: 'Name',
  item: 'Item',
  problem: 'Problem',
  request: 'Wants',
  address: 'Address',
  customer_id: 'Customer',
  error_message: 'Error shown',
  product: 'Product',
  language: 'Language',
};

const reasons: Record<string, string> = {
  capability_boundary: 'Needs another agent’s powers',
  specialization: 'Another mandate fits',
  escalation: 'A person must decide',
  load_balancing: 'Spread of load',
  beyond_powers: 'Beyond what an agent may do',
  explicit_request: 'The customer asked for a person',
  ambiguous_case: 'The case is ambiguous',
  missing_data: 'Data is missing',
  policy_gap: 'No policy covers it',
  no_progress: 'No progress after several tries',
  solved: 'Solved',
  not_mine: 'Not its mandate',
  blocked: 'Blocked',
  unavailable: 'Nobody could answer',
  loop: 'Went in a circle',
  budget: 'Too many model calls',
  language: 'No agent speaks the language',
  threshold: 'A threshold was passed',
};

const tools: Record<string, string> = {
  get_customer: 'Read the customer',
  lookup_order: 'Look up the order',
  list_orders: 'List the orders',
  lookup_invoice: 'Look up the invoice',
  track_parcel: 'Track the parcel',
  check_return: 'Check the return',
  process_refund: 'Refund',
  change_address: 'Change the address',
  run_diagnosis: 'Run a diagnosis',
  search_articles: 'Search the articles',
  request_verification: 'Ask to verify identity',
  ask_customer: 'Ask the customer',
};

const kinds: Record<string, string> = {
  handoff: 'Handoff',
  release: 'Release',
  return: 'Returned to its source',
  queued: 'Queued for a person',
  accepted: 'Accepted',
  transferred: 'Transferred',
  handed_back: 'Handed back',
  resolved: 'Resolved',
  reopened: 'Reopened',
  cancelled: 'Wait cancelled',
  requeued: 'Back in the queue',
  takeover: 'Taken over',
};

const languages = new Intl.DisplayNames('en', { type: 'language' });

/** `order_id` → `Order id`, for what has no word of its own. */
export function plain(slug: string): string {
  const text = slug.replaceAll('_', ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const slotWord = (key: string) => slots[key] ?? plain(key);
export const reasonWord = (reason: string) => reasons[reason] ?? plain(reason);
export const toolWord = (tool: string) => tools[tool] ?? plain(tool);
export const kindWord = (kind: string) => kinds[kind] ?? plain(kind);

/** Reasons that only repeat what happened are not said twice. */
const repeats = new Set(['handed_back', 'resolved', 'reopened', 'cancelled', 'takeover', '']);
export const whyWord = (reason: string): string | null =>
  repeats.has(reason) ? null : reasonWord(reason);

const uuid = /\b([\da-f]{8})-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi;

/** An id of ours says nothing to a person: its first eight digits are enough to compare. */
export const shortIds = (text: string): string => text.replace(uuid, '$1…');

/** A fact's value as staff read it: a wish in the customer's words is a quotation. */
export function valueWord(key: string, value: string): string {
  return key === 'request' && value.includes(' ') ? `“${value}”` : shortIds(value);
}

/** A fact as the Path tells it, `order_id=B-2210`, in words: `Order B-2210`. */
export function factWord(told: string): string {
  const at = told.indexOf('=');
  if (at < 0) return slotWord(told);
  const key = told.slice(0, at);
  return `${slotWord(key)} ${valueWord(key, told.slice(at + 1))}`;
}

export function languageWord(code: string): string {
  try {
    return languages.of(code) ?? code;
  } catch {
    return code;
  }
}

export interface Named {
  kind: 'agent' | 'queue' | 'operator' | 'nobody';
  label: string;
}

/** Who a name of the Path is: a slug, a ticket number, a person's display name, or '' (decisions.md 11). */
export function named(name: string): Named {
  if (name === '' || name === 'nobody') return { kind: 'nobody', label: 'Nobody' };
  if (name === 'queue') return { kind: 'queue', label: 'Queue' };
  if (name === 'human') return { kind: 'operator', label: 'A person' };
  if (/^T-\d+$/.test(name)) return { kind: 'queue', label: `Queue ${name}` };
  if (agents[name]) return { kind: 'agent', label: agents[name] };
  if (/^[a-z][a-z0-9_]*$/.test(name)) return { kind: 'agent', label: plain(name) };
  return { kind: 'operator', label: name };
}
