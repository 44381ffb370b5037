import { AppError } from '../errors.ts';

export const MAX_TEXT = 4000;

/** At least one character that a person can see: letters, digits, signs, punctuation or emoji. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Letters and signs without a shape: Hangul fillers and what is drawn as nothing, and the empty Braille cell. */
const SHAPELESS = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * What may be stored of a text (decisions.md 1): lone surrogates replaced, NUL removed, ends trimmed.
 * Throws `invalid` for text without a visible character and `too_large` above 4,000 code points.
 */
export function cleanText(raw: string): string {
  const text = raw.toWellFormed().replaceAll('\u0000', '').trim();
  if (!VISIBLE.test(text.replace(SHAPELESS, ''))) {
    throw new AppError('invalid', 'The message is empty. Write something first.', {
      field: 'text',
    });
  }
  if (text.length > MAX_TEXT && [...text].length > MAX_TEXT) {
    throw new AppError(
      'too_large',
      `A message may have ${MAX_TEXT} characters. Send it in parts.`,
      {
        field: 'text',
      },
    );
  }
  return text;
}
