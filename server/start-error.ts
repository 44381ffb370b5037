/** Why the app cannot start, as one line that says what to do. `index.ts` prints it and exits. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
