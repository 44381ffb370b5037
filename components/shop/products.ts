import type { DrawingName } from './drawing.tsx';

export interface Product {
  name: string;
  note: string;
  /** Minor units of EUR. */
  priceMinor: number;
  drawing: DrawingName;
}

/** What the demo shop sells: the same things that are in the demo customers' orders. */
export const products: Product[] = [
  { name: 'Alder table lamp', note: 'Linen shade, warm light', priceMinor: 4200, drawing: 'lamp' },
  { name: 'Oak wifi speaker', note: 'Solid oak, two rooms', priceMinor: 18000, drawing: 'speaker' },
  {
    name: 'Fern wool blanket',
    note: 'Undyed wool, 140 × 200',
    priceMinor: 6400,
    drawing: 'blanket',
  },
  { name: 'Oak dining table', note: 'Seats six, 160 cm', priceMinor: 54000, drawing: 'table' },
  { name: 'Moss cushion', note: 'Cotton, washable cover', priceMinor: 1950, drawing: 'cushion' },
  { name: 'Sun wall mirror', note: 'Brass rim, 60 cm', priceMinor: 8900, drawing: 'mirror' },
  { name: 'Salt-glazed vase', note: 'Thrown by hand', priceMinor: 2400, drawing: 'vase' },
  { name: 'Birch wall clock', note: 'Silent movement', priceMinor: 4800, drawing: 'clock' },
];

export const euros = (minor: number): string => {
  const whole = (minor / 100).toFixed(2);
  return `€ ${whole.replace(/\.00$/, '')}`;
};

/** Sentences that show the product off, with the order that they need. */
export const thingsToTry = [
  'The lamp from my order A-7781 arrived broken, I want my 42 EUR back',
  'The speaker from order B-2210 does not work, please refund 180 EUR',
  'Ich möchte mit einem Menschen sprechen',
];
