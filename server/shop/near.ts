/** Identifiers compare without case, spaces, hyphens and signs: `#a 7781` is `A-7781`. */
const bare = (identifier: string): string =>
  identifier
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '');

/** The one of `own` that is meant, written in another way; else those that look alike, nearest first. */
export function nearest(wanted: string, own: string[]): { exact: string } | { near: string[] } {
  const asked = bare(wanted);
  const exact = own.find((one) => bare(one) === asked);
  if (exact !== undefined) return { exact };
  const most = asked.length <= 3 ? 1 : 2;
  const near = own
    .map((one) => ({ one, distance: editDistance(asked, bare(one)) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ one }) => one);
  return { near };
}

/** Insertions, deletions, substitutions and swaps of neighbours, one each. */
export function editDistance(a: string, b: string): number {
  const left = [...a];
  const right = [...b];
  const rows: number[][] = [Array.from({ length: right.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= left.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= right.length; j++) {
      const same = left[i - 1] === right[j - 1];
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (same ? 0 : 1));
      const swapped =
        i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      if (swapped) best = Math.min(best, at(i - 2, j - 2) + 1);
      row.push(best);
    }
  }
  return at(left.length, right.length);
}
