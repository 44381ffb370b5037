import { plain } from './words-of.ts';

const GREETINGS =
  'hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|greetings|howdy|there|everyone|(?:are you|is (?:anyone|anybody|someone)) there|bonjour|bonsoir|salut|coucou|buongiorno|buonasera|ciao|salve|hola|buenos dias|buenas(?: tardes| noches)?|hallo|guten (?:tag|morgen|abend)|moin|servus|gruss gott|مرحبا|اهلا|السلام عليكم|صباح الخير|مساء الخير|هاي|سلام|بكم|a vous|a tutti|a todos|zusammen';
const THANKS =
  'thanks?|thank you|thx|ty|cheers|merci|grazie|gracias|danke(?: schon)?|vielen dank|شكرا|so much|very much|a lot|beaucoup|mille|tante|muchas|bien|sehr|schon|جزيلا|لك|for (?:your|the) help|pour votre aide|per l aiuto|por la ayuda|fur die hilfe|علي المساعده';
const FAREWELLS =
  'bye|bye bye|goodbye|see you|good night|have a (?:nice|good) (?:day|one|evening)|that s all|thats all|that is all|nothing else|au revoir|bonne (?:journee|soiree)|c est tout|arrivederci|addio|buona giornata|e tutto|adios|hasta luego|eso es todo|tschuss|auf wiedersehen|schonen tag|das war alles|مع السلامه|الي اللقا|هذا كل شي';
const MILD =
  'ok|okay|great|perfect|super|cool|fine|good|parfait|perfetto|perfecto|prima|gut|bene|vale|bon|alles klar|d accord|تمام|ممتاز|حسنا|and|et|e|y|und|و';

const only = (words: string) => new RegExp(`^(?:(?:${words})(?= |$) ?)+$`);
const ONLY_GREETING = only(GREETINGS);
const ONLY_THANKS = only(`${THANKS}|${FAREWELLS}|${MILD}`);
const REAL_THANKS = new RegExp(`(?:^| )(?:${THANKS}|${FAREWELLS})(?: |$)`);

const VAGUE =
  /^(?:please |pls |hi |hello |hey )*(?:help(?: me)?|i need (?:some )?help|i have (?:a|an|one) (?:problem|question|issue)|(?:a )?(?:problem|question)|can you help(?: me)?|something is wrong|aide[zr]?(?: moi)?|j ai (?:un probleme|une question)|aiuto|ho (?:un problema|una domanda)|ayuda|tengo (?:un problema|una pregunta)|hilfe|ich habe (?:ein problem|eine frage)|مساعده|عندي (?:مشكله|سوال)|لدي (?:مشكله|سوال)|ok|okay|yes|no|si|oui|ja|نعم)(?: please| pls| s il vous plait| bitte| por favor| per favore)?$/;

const bare = (text: string) =>
  plain(text.slice(0, 300))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A greeting and nothing else; also a message without a single letter or digit. */
export function isGreeting(text: string): boolean {
  const words = bare(text);
  return words === '' || ONLY_GREETING.test(words);
}

/** Thanks or a goodbye and nothing else. */
export function isClosing(text: string): boolean {
  const words = bare(text);
  return ONLY_THANKS.test(words) && REAL_THANKS.test(words);
}

/** A call for help that does not say with what. */
export const isVague = (text: string): boolean => VAGUE.test(bare(text));

const YES =
  /^(?:yes|yeah|yep|yup|correct|right|exactly|sure|that one|ok|okay|oui|exact|exactement|tout a fait|c est ca|si|esatto|certo|giusto|correcto|claro|exacto|ja|genau|richtig|stimmt|نعم|ايوه|ايوا|اجل|صحيح|تمام|اه)(?: |$)/;
const NO =
  /^(?:no|nope|not|still|non|pas|toujours pas|nein|nicht|immer noch|noch immer|nee|todavia no|ancora|sigue|لا|مش|ليس|ما زال|لسا|كلا)(?: |$)|\b(?:still (?:not|does|dark|broken|the same)|did ?n t help|does ?n t help|not working|doesn t work|ne marche (?:pas|toujours)|non funziona|no funciona|funktioniert nicht|geht nicht)\b|لا يعمل|ما زال لا/;
const WORKS =
  /\b(?:it works|works now|working now|fixed|solved|ca marche|ca fonctionne|funziona|funciona|es funktioniert|es geht|geht wieder|geht jetzt|klappt)\b|(?:صار|اصبح|بدا) يعمل|يعمل الان|اشتغل/;
const NEW_CODE =
  /\b(?:no code|(?:did ?n t|not|never|haven t) (?:get|got|receive[d]?|arrive[d]?)|resend|again|new code|another code|pas (?:recu|arrive)|nouveau code|renvoy\w+|non (?:e arrivato|ho ricevuto)|nuovo codice|no (?:llego|ha llegado|recibi)|codigo nuevo|nuevo codigo|nicht (?:bekommen|erhalten|angekommen)|keinen? code|neuen code)\b|لم يصل|ما وصل|رمز جديد|رمزا جديدا/;

export const affirms = (text: string): boolean => YES.test(bare(text)) && !NO.test(bare(text));
export const denies = (text: string): boolean => NO.test(bare(text));
export const saysItWorks = (text: string): boolean =>
  !denies(text) && (WORKS.test(bare(text)) || affirms(text));
export const wantsNewCode = (text: string): boolean => NEW_CODE.test(bare(text));
