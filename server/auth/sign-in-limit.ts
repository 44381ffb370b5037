const MINUTE_MS = 60 * 1000;
const PER_ADDRESS = 30;
const PER_ACCOUNT = 10;

export interface SignInLimit {
  /** Counts one try; the milliseconds to wait when it is one too many, else null. */
  count(address: string, email: string, now: Date): number | null;
}

/** 30 sign-ins a minute per address and 10 per account (decisions.md 19), in a sliding minute. */
export function signInLimit(): SignInLimit {
  const tries = new Map<string, number[]>();
  return {
    count(address, email, now) {
      const at = now.getTime();
      forgetOld(tries, at);
      const limits: [string, number][] = [
        [`address ${address}`, PER_ADDRESS],
        [`account ${email.trim().toLowerCase()}`, PER_ACCOUNT],
      ];
      const waits = limits.flatMap(([key, most]) => {
        const oldest = tries.get(key)?.at(-most);
        return oldest === undefined ? [] : [oldest + MINUTE_MS - at];
      });
      if (waits.length > 0) return Math.max(...waits);
      for (const [key] of limits) tries.set(key, [...(tries.get(key) ?? []), at]);
      return null;
    },
  };
}

function forgetOld(tries: Map<string, number[]>, at: number): void {
  for (const [key, times] of tries) {
    const recent = times.filter((time) => at - time < MINUTE_MS);
    if (recent.length === 0) tries.delete(key);
    else tries.set(key, recent);
  }
}
