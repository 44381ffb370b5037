import type { Language } from '../protocol/language.ts';

/** What customers read when the holder changes: short, no promise of a time (handoff.md H36, H40). */
export interface Phrases {
  connecting(target: string): string;
  here(target: string): string;
  stillHere(target: string, source: string): string;
  askedForPerson: string;
  ticket(number: string): string;
  queued(position: number): string;
  nobodyThere: string;
  joined(name: string): string;
  left(name: string): string;
  backWith(agent: string): string;
  resolved: string;
  reopened: string;
}

export const PHRASES: Record<Language, Phrases> = {
  en: {
    connecting: (target) => `Connecting you to ${target}…`,
    here: (target) => `${target} is with you now.`,
    stillHere: (target, source) =>
      `${target} cannot take over right now. ${source} is still with you.`,
    askedForPerson: 'You asked for a person.',
    ticket: (number) =>
      `I have passed this on. Your ticket is ${number}, and a person answers here.`,
    queued: (position) => `You are number ${position} in line.`,
    nobodyThere:
      'Nobody is at the desk right now. Your ticket is kept, and you can go on with the assistant.',
    joined: (name) => `${name} has joined.`,
    left: (name) => `${name} has left.`,
    backWith: (agent) => `You are back with ${agent}.`,
    resolved: 'This conversation is closed.',
    reopened: 'This conversation is open again.',
  },
  fr: {
    connecting: (target) => `Nous vous mettons en relation avec ${target}…`,
    here: (target) => `${target} est avec vous.`,
    stillHere: (target, source) =>
      `${target} ne peut pas prendre le relais. ${source} reste avec vous.`,
    askedForPerson: 'Vous avez demandé à parler à une personne.',
    ticket: (number) => `C’est transmis. Votre ticket est ${number}, une personne répond ici.`,
    queued: (position) => `Vous êtes numéro ${position} dans la file.`,
    nobodyThere:
      'Personne n’est disponible. Votre ticket est conservé, vous pouvez continuer avec l’assistant.',
    joined: (name) => `${name} a rejoint la conversation.`,
    left: (name) => `${name} a quitté la conversation.`,
    backWith: (agent) => `Vous êtes de nouveau avec ${agent}.`,
    resolved: 'Cette conversation est terminée.',
    reopened: 'Cette conversation est rouverte.',
  },
  it: {
    connecting: (target) => `La stiamo collegando con ${target}…`,
    here: (target) => `${target} è con Lei.`,
    stillHere: (target, source) => `${target} non può subentrare ora. ${source} resta con Lei.`,
    askedForPerson: 'Ha chiesto di parlare con una persona.',
    ticket: (number) =>
      `Ho inoltrato la richiesta. Il Suo ticket è ${number}, una persona risponde qui.`,
    queued: (position) => `È il numero ${position} in coda.`,
    nobodyThere:
      'Al momento non c’è nessuno. Il ticket resta aperto e può continuare con l’assistente.',
    joined: (name) => `${name} è entrato nella conversazione.`,
    left: (name) => `${name} ha lasciato la conversazione.`,
    backWith: (agent) => `È di nuovo con ${agent}.`,
    resolved: 'Questa conversazione è chiusa.',
    reopened: 'Questa conversazione è di nuovo aperta.',
  },
  es: {
    connecting: (target) => `Le ponemos en contacto con ${target}…`,
    here: (target) => `${target} está con usted.`,
    stillHere: (target, source) => `${target} no puede atenderle ahora. ${source} sigue con usted.`,
    askedForPerson: 'Ha pedido hablar con una persona.',
    ticket: (number) => `Ya lo he transmitido. Su ticket es ${number} y una persona responde aquí.`,
    queued: (position) => `Es el número ${position} en la cola.`,
    nobodyThere:
      'Ahora no hay nadie disponible. Su ticket queda guardado y puede seguir con el asistente.',
    joined: (name) => `${name} se ha unido.`,
    left: (name) => `${name} ha salido.`,
    backWith: (agent) => `Vuelve a estar con ${agent}.`,
    resolved: 'Esta conversación está cerrada.',
    reopened: 'Esta conversación vuelve a estar abierta.',
  },
  de: {
    connecting: (target) => `Wir verbinden Sie mit ${target}…`,
    here: (target) => `${target} ist jetzt für Sie da.`,
    stillHere: (target, source) =>
      `${target} kann gerade nicht übernehmen. ${source} bleibt bei Ihnen.`,
    askedForPerson: 'Sie möchten mit einem Menschen sprechen.',
    ticket: (number) =>
      `Ich habe es weitergegeben. Ihr Ticket ist ${number}, hier antwortet ein Mensch.`,
    queued: (position) => `Sie sind Nummer ${position} in der Warteschlange.`,
    nobodyThere:
      'Gerade ist niemand da. Ihr Ticket bleibt erhalten, und Sie können mit dem Assistenten weitermachen.',
    joined: (name) => `${name} ist jetzt dabei.`,
    left: (name) => `${name} ist nicht mehr dabei.`,
    backWith: (agent) => `Sie sind wieder bei ${agent}.`,
    resolved: 'Dieses Gespräch ist beendet.',
    reopened: 'Dieses Gespräch ist wieder offen.',
  },
  ar: {
    connecting: (target) => `نوصلك الآن بقسم ${target}…`,
    here: (target) => `${target} معك الآن.`,
    stillHere: (target, source) => `لا يستطيع قسم ${target} الرد الآن. ${source} ما زال معك.`,
    askedForPerson: 'طلبت التحدث مع شخص.',
    ticket: (number) => `أحلت طلبك. رقم تذكرتك ${number} وسيرد عليك شخص هنا.`,
    queued: (position) => `أنت رقم ${position} في الانتظار.`,
    nobodyThere: 'لا يوجد أحد متاح الآن. تذكرتك محفوظة ويمكنك المتابعة مع المساعد.',
    joined: (name) => `انضم ${name} إلى المحادثة.`,
    left: (name) => `غادر ${name} المحادثة.`,
    backWith: (agent) => `أنت الآن مع ${agent} من جديد.`,
    resolved: 'هذه المحادثة مغلقة.',
    reopened: 'هذه المحادثة مفتوحة من جديد.',
  },
};
