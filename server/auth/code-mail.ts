import { type Language, toLanguage } from '../protocol/language.ts';

const TEXTS: Record<Language, { subject: string; body: (code: string) => string }> = {
  en: {
    subject: 'Your code for our chat',
    body: (code) =>
      `Your code is ${code}. Type it in the chat within 10 minutes. If you did not ask for it, ignore this e-mail.`,
  },
  fr: {
    subject: 'Votre code pour notre chat',
    body: (code) =>
      `Votre code est ${code}. Saisissez-le dans le chat sous 10 minutes. Si vous ne l'avez pas demandé, ignorez cet e-mail.`,
  },
  it: {
    subject: 'Il tuo codice per la nostra chat',
    body: (code) =>
      `Il tuo codice è ${code}. Scrivilo nella chat entro 10 minuti. Se non l'hai chiesto, ignora questa e-mail.`,
  },
  es: {
    subject: 'Tu código para nuestro chat',
    body: (code) =>
      `Tu código es ${code}. Escríbelo en el chat antes de 10 minutos. Si no lo has pedido, ignora este correo.`,
  },
  de: {
    subject: 'Ihr Code für unseren Chat',
    body: (code) =>
      `Ihr Code ist ${code}. Geben Sie ihn innerhalb von 10 Minuten im Chat ein. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail.`,
  },
  ar: {
    subject: 'رمزك للمحادثة معنا',
    body: (code) =>
      `رمزك هو ${code}. اكتبه في المحادثة خلال 10 دقائق. إذا لم تطلبه فتجاهل هذه الرسالة.`,
  },
};

export function codeMail(code: string, language: string): { subject: string; body: string } {
  const { subject, body } = TEXTS[toLanguage(language)];
  return { subject, body: body(code) };
}
