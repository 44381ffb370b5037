export interface DemoCustomer {
  name: string;
  email: string;
  /** Order numbers. */
  orders: string[];
}

export interface DemoMail {
  to: string;
  subject: string;
  body: string;
  createdAt: string;
}

/** Null: there is no demo here (a real shop), or the server cannot be reached. */
async function ask<T>(path: string, init?: RequestInit): Promise<T | null> {
  const response = await fetch(path, { cache: 'no-store', ...init }).catch(() => null);
  if (!response?.ok) return null;
  return response.json().catch(() => null) as Promise<T | null>;
}

export const readCustomers = async (): Promise<DemoCustomer[] | null> =>
  (await ask<{ customers: DemoCustomer[] }>('/demo/customers'))?.customers ?? null;

export const readMailbox = async (): Promise<DemoMail[] | null> =>
  (await ask<{ mails: DemoMail[] }>('/demo/mailbox'))?.mails ?? null;

/** The shop's back end signs who its visitor is; the widget passes that on. */
export const signIn = async (email: string): Promise<string | null> =>
  (
    await ask<{ identity: string }>('/demo/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ customer: email }),
    })
  )?.identity ?? null;
