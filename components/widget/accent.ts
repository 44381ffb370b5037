type Rgb = [number, number, number];
const white: Rgb = [255, 255, 255];
const black: Rgb = [12, 18, 20];

/**
 * The site's own colour, made readable: it is mixed with black (light) or white (dark) until text
 * in it keeps 4.5:1 on `ground`, and the text on it is whichever of the two keeps more.
 * Null when it is not a six-digit hex colour.
 */
export function readableAccent(
  hex: string,
  ground: string,
  dark: boolean,
): { accent: string; strong: string; onAccent: string } | null {
  const [wanted, surface] = [parse(hex), parse(ground)];
  if (!wanted || !surface) return null;
  const toward = dark ? white : black;
  let accent = wanted;
  for (let share = 0; share <= 1 && contrast(accent, surface) < 4.5; share += 0.05) {
    accent = mix(wanted, toward, share);
  }
  const onAccent = contrast(accent, white) >= contrast(accent, black) ? white : black;
  return {
    accent: toHex(accent),
    strong: toHex(mix(accent, toward, 0.25)),
    onAccent: toHex(onAccent),
  };
}

function parse(hex: string): Rgb | null {
  if (!/^#[\da-f]{6}$/i.test(hex)) return null;
  const at = (index: number) => Number.parseInt(hex.slice(index, index + 2), 16);
  return [at(1), at(3), at(5)];
}
const toHex = (colour: Rgb): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

function luminance(colour: Rgb): number {
  const [r = 0, g = 0, b = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: Rgb, b: Rgb): number {
  const [dim = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dim + 0.05);
}
