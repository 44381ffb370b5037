/** An answer that says no, or the absence of one. `message` may be shown as it is. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly detail: { field?: string; retryAfterMs?: number; by?: { name: string } } = {},
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

export const offline = () =>
  new Refusal('offline', 'You are offline. Try again when the connection is back.');

export const noAnswer = () =>
  new Refusal('timeout', 'The server did not answer. Check what happened, then try again.');

/** What a person reads after something was refused. Who has it comes first when that is the reason. */
export function inWords(thrown: unknown): string {
  if (!(thrown instanceof Refusal)) return 'Something went wrong. Reload the page and try again.';
  const by = thrown.detail.by?.name;
  if (by && !thrown.message.includes(by)) return `${by} has it. ${thrown.message}`;
  if (thrown.code === 'rate_limited' && thrown.detail.retryAfterMs) {
    return `${thrown.message} (${Math.ceil(thrown.detail.retryAfterMs / 1000)} s)`;
  }
  return thrown.message;
}
