const ELISION = /\b(j|l|d|qu|n|m|s|c|t|un|dell|all|nell|sull|dall|quest|quell)'(?=\p{L})/gu;

let last = { text: '', plain: '' };

/** Lower case without accents, vowel signs and Arabic letter variants; digit runs become `0`. */
export function plain(text: string): string {
  if (last.text === text) return last.plain;
  const result = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ـ‌‍]/g, '')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[’‘`´]/g, "'");
  // Rules, language and classifier all begin with the same message.
  last = { text, plain: result };
  return result;
}

/** The words that classifier and keywords see, in order. */
export function wordsOf(text: string): string[] {
  const spaced = plain(text).replace(ELISION, '$1 ').replaceAll("'", '');
  const words = spaced.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (/\p{Nd}/u.test(word) ? word.replace(/\p{Nd}+/gu, '0') : word));
}
