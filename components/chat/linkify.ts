export interface TextPart {
  text: string;
  /** Only ever `http:`, `https:` or `mailto:`. */
  href?: string;
}

const candidate =
  /\bhttps?:\/\/[^\s<>"'`«»“”]+|(?<![\w.+-])[\w.+-]{1,64}@[a-z\d](?:[a-z\d-]{0,62}\.)+[a-z]{2,24}(?![\w@-])/gi;
/** Marks that turn the reading direction: with them an address can show what it is not. */
const disguise = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;
const closers: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/** Splits plain text into text and safe links. Nothing in it is ever read as markup. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const match of text.matchAll(candidate)) {
    const shown = trimEnd(match[0]);
    const href = safeHref(shown);
    if (!href) continue;
    if (match.index > done) parts.push({ text: text.slice(done, match.index) });
    parts.push({ text: shown, href });
    done = match.index + shown.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}

/** "(see https://a.test/x)." ends before the bracket; "https://a.test/x_(y)" keeps its own. */
function trimEnd(url: string): string {
  let end = url;
  for (;;) {
    const last = end.at(-1) ?? '';
    const opener = closers[last];
    const lonely = opener !== undefined && end.split(opener).length < end.split(last).length;
    if (!/[.,;:!?*_~…،؛؟]/.test(last) && !lonely) return end;
    end = end.slice(0, -1);
  }
}

function safeHref(shown: string): string | null {
  if (disguise.test(shown)) return null;
  if (!/^https?:/i.test(shown)) return `mailto:${shown}`;
  if (!URL.canParse(shown)) return null;
  const url = new URL(shown);
  // A name before the @ is how a link pretends to be another site.
  if (url.username || url.password) return null;
  return url.href;
}
