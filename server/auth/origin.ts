export interface OriginRule {
  /** `PUBLIC_URL`: its origin and the loopback twins of it are trusted (decisions.md 19). */
  publicUrl: string;
  /** Sites' allowed origins, e.g. `https://shop.example`. */
  allowed: string[];
}

/** A present origin must be allowed; an absent one is not a browser and passes (decisions.md 19). */
export function originAllowed(origin: string | undefined, rule: OriginRule): boolean {
  if (origin === undefined || origin === '') return true;
  const asked = normalised(origin);
  if (asked === null) return false;
  const trusted = [...trustedOrigins(rule.publicUrl), ...rule.allowed];
  return trusted.some((one) => normalised(one) === asked);
}

/** The public origin, and `localhost` and `127.0.0.1` of the same port when it is one of them. */
export function trustedOrigins(publicUrl: string): string[] {
  const own = new URL(publicUrl);
  if (own.hostname !== 'localhost' && own.hostname !== '127.0.0.1') return [own.origin];
  return ['localhost', '127.0.0.1'].map((host) => {
    const twin = new URL(own.origin);
    twin.hostname = host;
    return twin.origin;
  });
}

/** `null` for what is no web origin: the opaque `null`, a file, a word. */
function normalised(origin: string): string | null {
  if (!/^https?:\/\//i.test(origin)) return null;
  try {
    return new URL(origin).origin;
  } catch {
    return null;
  }
}
