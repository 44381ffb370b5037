/**
 * The six digits of a one-time code as typed: decimal digits of any script, spaces, hyphens and
 * invisible marks between them (decisions.md 21). Null for every other text.
 */
export function codeDigits(text: string): string | null {
  const bare = text.replace(/[\s\p{Zs}\p{Pd}\p{Cf}]/gu, '');
  const characters = [...bare];
  if (characters.length !== 6 || !characters.every((one) => DIGIT.test(one))) return null;
  return characters.map(digitValue).join('');
}

const DIGIT = /^\p{Nd}$/u;

/** Unicode lists decimal digits in runs of ten that begin with zero. */
function digitValue(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  let start = code;
  while (DIGIT.test(String.fromCodePoint(start - 1))) start -= 1;
  return (code - start) % 10;
}
