const THANKS =
  /^(?:(?:ok(?:ay)?|great|perfect|super|parfait|perfetto|perfecto|prima|gut|تمام)[\s,.!]*)?(?:thanks?|thank you|thx|ty|cheers|merci|grazie|gracias|danke|vielen dank|شكرا|شكراً)(?:\s+(?:a lot|so much|very much|you|beaucoup|mille|bien|muchas|schön|sehr|جزيلا|جزيلاً|لك))*[\s.!🙏👍😊]*$/iu;

/** Only thanks, nothing to answer: stored without reopening (decisions.md 7). Pure. */
export const isBareThanks = (text: string): boolean =>
  THANKS.test(text.trim()) || /^(?:👍|🙏|😊|❤|\uFE0F|\s)+$/u.test(text);
