/** A small seeded generator (mulberry32): the same lines give the same model on every machine. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Up to `most` different sentences of a line with `[a|b]` choices; empty choices are allowed. */
export function expand(line: string, most: number, random: () => number): string[] {
  const parts = line.split(/\[([^\]]*)\]/);
  if (parts.length === 1) return [line.trim()];
  const choices = parts.map((part, at) => (at % 2 === 1 ? part.split('|') : [part]));
  const found = new Set<string>();
  for (let attempt = 0; attempt < most * 2 && found.size < most; attempt += 1) {
    const picked = choices.map((options) => options[Math.floor(random() * options.length)] ?? '');
    found.add(picked.join('').replace(/\s+/g, ' ').trim());
  }
  return [...found];
}
