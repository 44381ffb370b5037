/** `mia@example.test` → `m•••@example.test`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** Only the last two digits stay readable. */
export const maskPhone = (phone: string): string => `•••${phone.replace(/\D/g, '').slice(-2)}`;
