import type { Language } from '../protocol/language.ts';

/** Words of the runtime itself, where no model may speak. */
export const INPUT_REFUSED: Record<Language, string> = {
  en: 'I cannot help with that message. Please tell me what you need in other words.',
  fr: 'Je ne peux pas traiter ce message. Dites-moi autrement ce qu’il vous faut.',
  it: 'Non posso trattare questo messaggio. Mi dica in altre parole di che cosa ha bisogno.',
  es: 'No puedo atender ese mensaje. Dígame con otras palabras qué necesita.',
  de: 'Bei dieser Nachricht kann ich nicht helfen. Bitte sagen Sie mir anders, was Sie brauchen.',
  ar: 'لا أستطيع المساعدة في هذه الرسالة. أخبرني بكلمات أخرى بما تحتاجه.',
};

export const CODE_WRONG: Record<Language, string> = {
  en: 'That code is not right. Please look at the latest e-mail and type its six digits.',
  fr: 'Ce code n’est pas le bon. Regardez le dernier e-mail et tapez ses six chiffres.',
  it: 'Il codice non è giusto. Guardi l’ultima e-mail e scriva le sei cifre.',
  es: 'El código no es correcto. Mire el último correo y escriba sus seis cifras.',
  de: 'Der Code stimmt nicht. Bitte schauen Sie in die letzte E-Mail und tippen Sie die sechs Ziffern.',
  ar: 'الرمز غير صحيح. انظر في آخر رسالة بريد واكتب الأرقام الستة.',
};
