/** What a line must not break inside: an order or ticket number, and "e-mail". */
const whole = /(\b[A-Z]{1,4}-\d[\d-]*\b|\be-mails?\b)/i;

/** Cuts a text so that every second piece is one that stays in one line. */
export const keepTogether = (text: string): string[] => text.split(whole);
