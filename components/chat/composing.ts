export const MAX_CHARACTERS = 4000;

export interface KeyPress {
  key: string;
  keyCode: number;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  isComposing: boolean;
}

/**
 * Enter sends. Not while a word is being composed (Japanese, Chinese, Korean, Arabic keyboards):
 * there Enter accepts the word. Safari ends the composition first and tells only by keyCode 229.
 */
export function keySends(press: KeyPress): boolean {
  if (press.key !== 'Enter' || press.isComposing || press.keyCode === 229) return false;
  return !press.shiftKey && !press.altKey;
}

/** Code points, as the server counts them: an emoji is one, not two. */
export const countCharacters = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

/** Something a person can see: spaces and invisible marks alone are nothing (decisions.md 57). */
export const hasContent = (text: string): boolean =>
  /[^\s\p{Cc}\p{Cf}\p{Cs}\u2800\u3164\u115f\u1160\uffa0]/u.test(text);

export const canSend = (text: string): boolean =>
  hasContent(text) && countCharacters(text.trim()) <= MAX_CHARACTERS;
