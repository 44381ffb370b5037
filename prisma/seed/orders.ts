export interface DemoLine {
  sku: string;
  name: string;
  quantity: number;
  unitMinor: number;
}

export interface DemoOrder {
  number: string;
  customer: string;
  status: 'placed' | 'packed' | 'shipped' | 'delivered' | 'returned' | 'cancelled';
  currency: 'EUR' | 'USD';
  /** Days before the seed; `deliveredDays` null while it is not there. */
  placedDays: number;
  deliveredDays: number | null;
  parcel: { carrier: string; tracking: string; place: string; expectedInDays: number } | null;
  lines: DemoLine[];
  invoice: { number: string; status: 'open' | 'paid' | 'overdue' } | null;
}

const lamp = { sku: 'LAMP-ALDER', name: 'Alder table lamp', unitMinor: 4200 };
const speaker = { sku: 'SPK-OAK', name: 'Oak wifi speaker', unitMinor: 18000 };
const cushion = { sku: 'CUSH-MOSS', name: 'Moss cushion', unitMinor: 1950 };

/** A-7718 does not exist on purpose: it is what people type for A-7781 (handoff.md H17). */
export const demoOrders: DemoOrder[] = [
  {
    number: 'A-7781',
    customer: 'mia@example.test',
    status: 'delivered',
    currency: 'EUR',
    placedDays: 9,
    deliveredDays: 4,
    parcel: { carrier: 'Northlink', tracking: 'NLX48211907', place: 'Berlin', expectedInDays: -4 },
    lines: [{ ...lamp, quantity: 1 }],
    invoice: { number: 'INV-20431', status: 'paid' },
  },
  {
    number: 'A-7902',
    customer: 'mia@example.test',
    status: 'placed',
    currency: 'EUR',
    placedDays: 1,
    deliveredDays: null,
    parcel: null,
    lines: [{ ...cushion, quantity: 2 }],
    invoice: { number: 'INV-20518', status: 'open' },
  },
  {
    number: 'B-2210',
    customer: 'jonas@example.test',
    status: 'delivered',
    currency: 'EUR',
    placedDays: 15,
    deliveredDays: 10,
    parcel: { carrier: 'Northlink', tracking: 'NLX48209644', place: 'Vienna', expectedInDays: -10 },
    lines: [{ ...speaker, quantity: 1 }],
    invoice: { number: 'INV-20388', status: 'paid' },
  },
  {
    number: 'B-2254',
    customer: 'jonas@example.test',
    status: 'shipped',
    currency: 'EUR',
    placedDays: 3,
    deliveredDays: null,
    parcel: { carrier: 'Northlink', tracking: 'NLX48213377', place: 'Linz', expectedInDays: 1 },
    lines: [{ sku: 'BLANKET-FERN', name: 'Fern wool blanket', quantity: 1, unitMinor: 6400 }],
    invoice: { number: 'INV-20502', status: 'overdue' },
  },
  {
    number: 'C-9001',
    customer: 'sofia@example.test',
    status: 'delivered',
    currency: 'EUR',
    placedDays: 20,
    deliveredDays: 12,
    parcel: { carrier: 'Cargo Sur', tracking: 'CS770154', place: 'Madrid', expectedInDays: -12 },
    lines: [
      { sku: 'TABLE-OAK-160', name: 'Oak dining table 160 cm', quantity: 1, unitMinor: 54000 },
      { sku: 'CHAIR-OAK', name: 'Oak dining chair', quantity: 2, unitMinor: 9000 },
    ],
    invoice: { number: 'INV-20340', status: 'paid' },
  },
  {
    number: 'D-3305',
    customer: 'noah@example.test',
    status: 'shipped',
    currency: 'EUR',
    placedDays: 4,
    deliveredDays: null,
    parcel: { carrier: 'Colis Vert', tracking: 'CV9920418', place: 'Lyon', expectedInDays: 0 },
    lines: [
      { ...lamp, quantity: 1 },
      { sku: 'BULB-E27', name: 'Warm bulb E27', quantity: 2, unitMinor: 650 },
    ],
    invoice: { number: 'INV-20497', status: 'paid' },
  },
  {
    number: 'D-3190',
    customer: 'noah@example.test',
    status: 'delivered',
    currency: 'EUR',
    placedDays: 58,
    deliveredDays: 52,
    parcel: { carrier: 'Colis Vert', tracking: 'CV9871120', place: 'Lyon', expectedInDays: -52 },
    lines: [{ sku: 'MIRROR-SUN', name: 'Sun wall mirror', quantity: 1, unitMinor: 8900 }],
    invoice: { number: 'INV-20011', status: 'paid' },
  },
  {
    number: 'E-5120',
    customer: 'giulia@example.test',
    status: 'packed',
    currency: 'EUR',
    placedDays: 2,
    deliveredDays: null,
    parcel: null,
    lines: [{ sku: 'RUG-REED', name: 'Reed rug 120 × 180', quantity: 1, unitMinor: 11900 }],
    invoice: { number: 'INV-20510', status: 'paid' },
  },
  {
    number: 'E-5047',
    customer: 'giulia@example.test',
    status: 'returned',
    currency: 'EUR',
    placedDays: 40,
    deliveredDays: 34,
    parcel: { carrier: 'Posta Rapida', tracking: 'PR554120', place: 'Rome', expectedInDays: -34 },
    lines: [{ ...cushion, quantity: 1 }],
    invoice: { number: 'INV-20190', status: 'paid' },
  },
  {
    number: 'F-1184',
    customer: 'layla@example.test',
    status: 'delivered',
    currency: 'EUR',
    placedDays: 11,
    deliveredDays: 3,
    parcel: { carrier: 'Melita Post', tracking: 'MP300718', place: 'Sliema', expectedInDays: -3 },
    lines: [{ sku: 'VASE-SALT', name: 'Salt-glazed vase', quantity: 2, unitMinor: 2400 }],
    invoice: { number: 'INV-20422', status: 'paid' },
  },
  {
    number: 'F-1201',
    customer: 'layla@example.test',
    status: 'cancelled',
    currency: 'EUR',
    placedDays: 6,
    deliveredDays: null,
    parcel: null,
    lines: [{ ...speaker, quantity: 1 }],
    invoice: null,
  },
  {
    number: 'G-6001',
    customer: 'emma@example.test',
    status: 'delivered',
    currency: 'USD',
    placedDays: 13,
    deliveredDays: 6,
    parcel: { carrier: 'Northlink', tracking: 'NLX48210088', place: 'Dublin', expectedInDays: -6 },
    lines: [{ sku: 'CLOCK-BIRCH', name: 'Birch wall clock', quantity: 1, unitMinor: 4800 }],
    invoice: { number: 'INV-20407', status: 'paid' },
  },
];

/** What was already paid back: the returned cushion. */
export const demoRefunds = [
  { order: 'E-5047', amountMinor: 1950, currency: 'EUR', daysAgo: 28, reason: 'returned in time' },
];
