import { plain } from '../words-of.ts';

export interface OrderLine {
  sku: string;
  name: string;
  quantity: number;
  unitMinor: number;
}

/** The same thing in six languages: an order's lines are named in English. */
const SAME = [
  /bulb|ampoule|lampadin|bombilla|gluhbirne|leuchtmittel|لمبه/,
  /lamp|leuchte|lampara|مصباح/,
  /speaker|enceinte|haut-parleur|altoparlant|casse|altavo|bocina|lautsprecher|مكبر/,
  /mirror|miroir|specchi|espejo|spiegel|مراه/,
  /chair|chaise|sedi|silla|stuhl|كرسي/,
  /table|tavol|mesa|tisch|طاوله/,
  /rug|carpet|tapis|tappet|alfombra|teppich|سجاد/,
  /cushion|coussin|cuscin|cojin|kissen|وساد/,
  /blanket|couverture|copert|manta|decke|بطاني/,
  /headphone|casque|cuffie|auricular|kopfhorer|سماع/,
  /kettle|bouilloire|bollitor|hervidor|wasserkocher|غلايه/,
];

/** The line that a customer's word means; null when none or several fit. */
export function lineFor(item: string | null, lines: OrderLine[]): OrderLine | null {
  if (item === null) return null;
  const said = plain(item);
  // "table lamp" is a lamp: the more telling words stand first.
  const kind = SAME.find((words) => words.test(said));
  const fits = lines.filter(({ name }) => {
    const line = plain(name);
    return kind ? SAME.find((words) => words.test(line)) === kind : line.includes(said);
  });
  return fits.length === 1 ? (fits[0] ?? null) : null;
}
