/** Class names that apply, in order, separated by a space. */
export const join = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
