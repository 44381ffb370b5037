import { describe, expect, it } from 'vitest';
import { asksForPerson, asksWhetherMachine } from './person.ts';

const asked: [string, string[]][] = [
  [
    'en',
    [
      'I want to speak to a person',
      'get me a human',
      'agent please',
      'Can I talk to somebody from your team?',
      'Are you a bot? I want a human',
      'please call me back',
      'I already paid and want to talk to someone',
      'how do I contact customer service?',
      'no more robots, connect me with an advisor',
      'could somebody real help me?',
      'give me somebody',
    ],
  ],
  [
    'fr',
    [
      'Je veux parler à une personne',
      'Pouvez-vous me passer un conseiller ?',
      'un humain svp',
      'Mettez-moi en relation avec le service client',
      'Y a-t-il quelqu’un à qui parler ?',
      'Je souhaite être mis en contact avec un opérateur',
      'un être humain s’il vous plaît',
      'passe-moi ton chef',
      'Transférez-moi à un collègue',
    ],
  ],
  [
    'it',
    [
      'Voglio parlare con una persona',
      'Mi passi un operatore',
      'operatore',
      'C’è qualcuno con cui parlare?',
      'Vorrei un consulente umano',
      'Mi colleghi con un operatore umano',
      'mi metta in contatto con un addetto',
      'mi può passare un collega?',
      'posso avere un operatore?',
    ],
  ],
  [
    'es',
    [
      'Quiero hablar con una persona',
      'Páseme con un agente',
      'un asesor por favor',
      'Necesito hablar con alguien',
      'no quiero hablar con un robot',
      '¿me puede atender una persona?',
      'pásame a un supervisor',
      'hay alguien de verdad ahí?',
    ],
  ],
  [
    'de',
    [
      'Ich möchte mit einem Menschen sprechen',
      'Verbinden Sie mich mit einem Mitarbeiter',
      'einen Berater bitte',
      'Kann ich mit jemandem reden?',
      'Ich will den Kundendienst sprechen',
      'Kundenberater bitte',
      'Weiterleiten an einen Kollegen bitte',
      'Können Sie mich an einen Menschen weiterleiten?',
      'Ich will nicht mit einem Roboter sprechen',
    ],
  ],
  [
    'ar',
    [
      'أريد التحدث مع شخص',
      'حولني لموظف',
      'بدي احكي مع موظف',
      'ممكن اتكلم مع حد؟',
      'موظف من فضلك',
      'ممكن أتكلم مع شخص حقيقي؟',
      'موظف بشري من فضلك',
      'هل يوجد موظف؟',
    ],
  ],
  ['zh', ['我想和真人说话', '转人工', '请帮我找客服', '找个活人来', '找你们经理']],
];

const notAsked: [string, string[]][] = [
  [
    'en',
    [
      'No need to get anyone',
      'Is this a real person?',
      'are you human',
      'It was a human error',
      'I do not want to speak to a person',
      'I spoke to an agent yesterday, he promised a refund',
      'the delivery person never came',
      'my password manager is broken',
      'someone used my card',
      'where is the nearest insurance agent',
      'can someone help me with my bill',
      'do not connect me to anyone',
      'change the contact person on my account',
    ],
  ],
  [
    'fr',
    [
      'Êtes-vous un humain ?',
      'Pas besoin de parler à quelqu’un',
      'C’est une erreur humaine',
      'Quelqu’un a utilisé ma carte',
      'Personne ne répond',
      'je suis en contact avec mon voisin, il a le colis',
      'mon chef a commandé la lampe',
    ],
  ],
  [
    'it',
    [
      'Sei una persona vera?',
      'Non serve parlare con un operatore',
      'È stato un errore umano',
      'Posso ritirare di persona?',
      'sono in contatto con il corriere',
      'ho dato il pacco a un collega',
    ],
  ],
  [
    'es',
    [
      '¿Eres una persona real?',
      'No hace falta que me pasen con un agente',
      'Fue un error humano',
      'Lo recojo en persona',
      'mi jefe lo pidió',
      'el repartidor no me atendió',
    ],
  ],
  [
    'de',
    [
      'Bist du ein Mensch?',
      'Ich brauche keinen Mitarbeiter',
      'Das war menschliches Versagen',
      'Ich habe schon mit jemandem gesprochen',
      'mein Chef hat die Lampe bestellt',
      'die Rechnung an meine Frau weiterleiten',
      'Paket an eine andere Person senden',
    ],
  ],
  ['ar', ['هل أنت إنسان؟', 'لا أحتاج موظف', 'كان خطأ بشري', 'البطاقة ما وصلت لحد الآن']],
  ['zh', ['你是真人吗？', '不用转人工']],
];

describe('H3: an explicit request for a person', () => {
  it.each(asked.flatMap(([language, texts]) => texts.map((text) => [language, text])))(
    '%s asks: %s',
    (_, text) => expect(asksForPerson(text ?? '')).toBe(true),
  );
  it.each(notAsked.flatMap(([language, texts]) => texts.map((text) => [language, text])))(
    '%s does not ask: %s',
    (_, text) => expect(asksForPerson(text ?? '')).toBe(false),
  );

  it('gives the same answer each time, for its patterns keep no position', () => {
    const answers = Array.from({ length: 4 }, () =>
      asksForPerson('Are you a robot? No need for an agent.'),
    );
    expect(new Set(answers)).toEqual(new Set([false]));
  });

  it('reads 4,000 characters in a few milliseconds', () => {
    const started = performance.now();
    for (const part of ['I want to speak ', 'a ', 'get ', 'mit ', 'no ', 'are you '])
      asksForPerson(part.repeat(4_000 / part.length));
    expect(performance.now() - started).toBeLessThan(200);
  });
});

describe('the question whether a machine answers', () => {
  it.each([
    'Are you a robot?',
    'Am I talking to a human?',
    'Êtes-vous un robot ?',
    'Sei un bot?',
    '¿Eres un robot?',
    'Sind Sie ein Mensch?',
    'هل أنت روبوت؟',
    '你是机器人吗',
  ])('is heard: %s', (text) => expect(asksWhetherMachine(text)).toBe(true));
  it('is not heard in other words', () => {
    expect(asksWhetherMachine('My robot vacuum is broken')).toBe(false);
  });
});
