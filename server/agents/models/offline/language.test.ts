import { describe, expect, it } from 'vitest';
import { detectLanguage } from './language.ts';

describe('the language of one message', () => {
  const clear: [string, string][] = [
    ['en', 'Where is my parcel?'],
    ['en', 'i want my money back'],
    ['fr', 'Où est mon colis ?'],
    ['fr', 'Je ne reçois plus vos messages'],
    ['it', 'Dov’è il mio pacco?'],
    ['it', 'La lampada è arrivata rotta'],
    ['es', '¿Dónde está mi paquete?'],
    ['es', 'No puedo entrar en mi cuenta'],
    ['de', 'Wo bleibt mein Paket?'],
    ['de', 'Die Lampe kam kaputt an'],
    ['ar', 'أين طردي؟'],
    ['ar', 'بدي احكي مع موظف'],
  ];
  it.each(clear)('%s: %s', (language, text) => {
    const other = language === 'en' ? 'fr' : 'en';
    expect(detectLanguage(text, other)).toBe(language);
  });

  const silent = ['', '42', 'A-7781', '👍', 'ok', '••••••', 'mia@example.test', '?', 'Internet'];
  it.each(silent)('keeps the language of the conversation for "%s"', (text) => {
    expect(detectLanguage(text, 'de')).toBe('de');
    expect(detectLanguage(text, 'ar')).toBe('ar');
  });

  it('keeps Arabic when an order number in Latin letters stands in it', () => {
    expect(detectLanguage('طلبي A-7781 لم يصل', 'en')).toBe('ar');
  });

  const foreign = [
    '你好，我的订单在哪里',
    'Где мой заказ?',
    '注文はどこですか',
    'Onde está o meu pedido? Eu não recebi a encomenda',
    'Waar is mijn bestelling? Ik heb het niet ontvangen',
  ];
  it.each(foreign)('knows that nobody here speaks this: %s', (text) => {
    expect(detectLanguage(text, 'en')).toBeNull();
  });

  it('reads a message of 4,000 characters in a few milliseconds', () => {
    detectLanguage('warm up');
    const started = performance.now();
    detectLanguage('wo ist mein paket '.repeat(230));
    expect(performance.now() - started).toBeLessThan(50);
  });
});
