/**
 * `machine` ("are you a robot") and `not` are taken out of the text first; then any of `ask` is an
 * explicit request for a person.
 */
export interface PersonWords {
  language: string;
  /** Without any of these letters the table is not looked at. */
  letters: RegExp;
  machine: RegExp[];
  not: RegExp[];
  ask: RegExp[];
}

const any = (...sources: string[]) => sources.join('|');

const EN_STRONG = any(
  '(?:customer |live |human |real |actual |support |service |chat )*(?:agents?|representatives?|reps?|operators?|advis[eo]rs?|associates?|executives?|supervisors?|managers?|assistants?)',
  '(?:actual |real |live |another |physical )*humans?(?: beings?| person| help| support| assistance| contact)?',
  '(?:real|live|actual|human|physical|breathing) (?:person|people|persons?|body|support|chat|one|assistance|help)',
  '(?:customer|client|consumer)s? (?:service|support|care|assistance|relations|help|helpline|desk)s?(?: (?:team|department|agent|line))?',
  'help ?desk|support (?:team|staff|line|desk|service|department)|call cent(?:er|re)|hotline|helpline',
  '(?:a |some ?)?(?:member of (?:the |your )?(?:staff|team)|staff|employee|colleague|specialist|technician|your boss|team member)',
);
const EN_WEAK =
  '(?:bank |shop |store )?workers?|clerk|teller|some ?(?:one|body)|any ?(?:one|body)|a person|persons?|people|real one|your team|the team|support|a guy|a man|a woman|a lady|the manager';
const END = "(?:$|[ ,.!?;:')])";

const LATIN = /[a-z]/;

const en: PersonWords = {
  language: 'en',
  letters: LATIN,
  machine: [
    /\b(?:are|r) (?:you|u) (?:really |actually |just )?(?:an? )?(?:real |live |actual |human )*(?:humans?|person|bot|robot|machine|agent|people|someone)\b[^.!?]{0,20}/g,
    /\b(?:is|was) (?:this|that|it|there|he|she) (?:really |actually )?(?:an? )?(?:real |live |actual )*(?:humans?|person|bot|robot|machine|agent)(?: here| typing| answering)?\s*(?:\?|$|or\b)/g,
    /\b(?:am|are|was) (?:i|we) (?:really |actually |now |currently |just )?(?:speaking|talking|chatting|writing|typing)(?: to| with)[^.!?]{0,40}/g,
  ],
  not: [
    /\bcontact (?:persons?|people|details?)\b/g,
    /\bhuman (?:errors?|mistakes?|resources?|rights|body|nature|readable|being is|hair|brain|race|history)\b/g,
    /\b(?:no need|not necessary|unnecessary|no reason|dont want|don't want|do not want|dont need|don't need|do not need|not want|wouldn't like|dont have|don't have) (?:for |to )?(?:(?:get|talk|speak|chat|call|bring|involve|contact|bother|connect|transfer|me|be|connected|transferred|to|with|in) )*(?:an? |any ?|some|the |another |your )?(?:real |live |human |other )*(?:one|body|humans?|person|people|agents?|representatives?|operators?|customer service|support|someone|somebody)\b/g,
    /\b(?:without|instead of|rather than|before|avoid|after) (?:having to |i |we )?(?:talk|speak|chat|call|contact|transfer|escalat)\w*[^.!?,]{0,40}/g,
    /\b(?:my|his|her|our|password|task|file|device|download|package|window|boot|project|property|virtual|google|voice|product|brand|contact|delivery|user|system|network) (?:managers?|assistants?|agents?|boss|supervisors?|teams?|colleagues?|employees?|operators?|representatives?|executives?)\b/g,
    /\b(?:do not|dont|don't|never) (?:connect|transfer|put|pass|forward|call|contact)\b[^.!?,]{0,40}/g,
    /\bwho (?:is|are|was) [^.!?]{0,30}/g,
    /\b(?:travel|insurance|real estate|estate|booking|secret|cleaning|claims?|local|nearest|closest|bank) (?:agents?|representatives?)\b/g,
    /\b(?:agents?|representatives?|advisors?) (?:near|in my (?:area|city|town)|around here|nearby)\b/g,
    /\b(?:spoke|talked|chatted|called|spoken|was speaking|have been talking) (?:to|with)?[^.!?,]{0,50}/g,
    /\b(?:your|the|an?|one of your) (?:\w+ )?(?:agent|representative|rep|operator|manager|support|someone|person) (?:told|said|promised|was|has|hung|already|did|who)\b/g,
  ],
  ask: [
    new RegExp(
      `\\b(?:speak|talk|chat|discuss|converse|communicate|conversation|speaking|talking|chatting|word|spk|tlk)\\b(?: [\\w']+){0,5}? (?:${EN_STRONG}|${EN_WEAK})${END}`,
    ),
    new RegExp(
      `\\b(?:connect|transfer|put|pass|hand|switch|forward|route|redirect|direct|get|bring|give|want|need|prefer|require|find|see|contact(?:ing)?|reach(?:ing)?|call(?:ing)?|phone|ring|dial|touch with|assistance (?:from|of|by)|help (?:from|of|by)|assisted by|helped by|answered by|attended by|like|message|ask for|request(?:ing)?|interact(?:ing)?|deal(?:ing)?|have|access|escalate|let)\\b(?: (?!not\\b|call\\b)[\\w'-]+){0,4}? (?:${EN_STRONG})${END}`,
    ),
    new RegExp(
      `\\b(?:connect|transfer|put|pass|switch|forward|redirect) (?:me|us|my call|this|to|him)\\b(?: [\\w']+){0,5}? (?:${EN_WEAK})${END}`,
    ),
    /\b(?:can|could|may|should|have|ask|want|need|would like|get) (?:an? )?(?:some ?(?:one|body)|any ?(?:one|body)|(?:real |other )?person|people|you)(?: please| from (?:your|the) (?:team|company|support))? (?:to )?(?:call|phone|ring|contact|speak (?:to|with)|talk (?:to|with)) (?:me|us)\b/,
    new RegExp(
      `\\b(?:contact(?:ing)?|reach(?:ing)?|get (?:in )?(?:touch|contact) with)\\b(?: (?:with|to|the|a|an|please))* (?:${EN_WEAK})${END}`,
    ),
    /\b(?:get|have|want|put|need|gimme)\b(?: [\w']+){0,2} (?:some ?one|some ?body|any ?one|a person|another person)(?: [\w']+)? (?:on the (?:line|phone)|from (?:customer|client|your) (?:care|service|support|team))\b|^some ?(?:one|body) from (?:customer|client|your|the) \w+/,
    /\b(?:gimme|give me|get me)\b(?: [\w']+){0,2} (?:humans?|person|agent)\b/,
    new RegExp(
      `^(?:an? |the )?(?:${EN_STRONG}|agent|real person) (?:to|for) (?:talk|chat|speak|answer|help|assist|reply|call)`,
    ),
    /\b(?:humane?|people|person) service\b|\b(?:sharing|share|discuss\w*)\b[^.!?]{0,40} with (?:a |the )?(?:machine|bot|robot|computer)\b/,
    /\b(?:call|phone|ring) me(?: back)?\b(?: (?:please|asap|now|today|on|at|back|as))/,
    /^(?:please |can you |could you )?(?:call|phone|ring) me(?: back)?(?: please)?[.!?]*$/,
    new RegExp(
      `^(?:(?:hi|hello|hey|yes|no|ok|please|the|an?|to|with|now|just|some|more|speak|talk|chat|support|live|urgent|pls|plz)[ ,.!]*)*(?:${EN_STRONG}|real person|a person|person|people)(?:[ ,.!?]+(?:please|now|pls|plz|asap|here|thanks|thank you|required|needed|help|available))*[ ,.!?]*$`,
    ),
    /\b(?:number|phone|telephone|hotline|contact|e-?mail)\b[^.!?]{0,25}\b(?:customer|client) (?:service|support|care)|\b(?:customer|client) (?:service|support|care)[^.!?]{0,20}\b(?:number|phone|contact|telephone|hotline)/,
    /\b(?:dont|don't|do not|not|stop|enough|tired of|hate|no more|instead of) (?:want(?:ing)? )?(?:to )?(?:wanna )?(?:(?:speak|talk|chat|talking|speaking|chatting|deal|dealing)(?: to| with)? )?(?:an? |the |this |these |with |of |any )*(?:stupid |dumb |useless )?(?:bots?|robots?|machines?|chatbots?|automated \w+|computers?)\b/,
    /\b(?:speak|talk|chat) (?:to|with) (?:a |an |some )?(?:person|human|man|woman)\b/,
    /\b(?:some|any) ?(?:one|body) (?:real|human|alive)\b|\b(?:gimme|give me|get me) some ?(?:one|body)\b|\bany humans? (?:around|here|there|available)\b/,
    /\bhuman (?:please|pls|plz|now|support|agent|help|assistance)\b|\b(?:is|are) there (?:(?:an?|any|some|real|actual|live|physical|human) )*(?:person|people|one|body|anyone|anybody|someone|somebody|humans?|agents?)\b[^.!?]{0,30}\b(?:talk|speak|chat|help|assist|available|call)/,
  ],
};

const fr: PersonWords = {
  language: 'fr',
  letters: LATIN,
  machine: [
    /\b(?:etes[ -]vous|es[ -]tu|tu es|vous etes|est[ -]ce|c'?est|suis[ -]je|je parle|parle[ -]je) (?:vraiment )?(?:bien )?(?:a |avec |en train de parler (?:a|avec) )?(?:une? )?(?:vraie? )?(?:humaine?|personne|robot|machine|agent|quelqu'un)[^.!]{0,20}/g,
  ],
  not: [
    /\b(?:pas besoin|inutile|pas la peine|sans|ne veux pas|ne souhaite pas|pas envie)(?: (?:de|d'|que|parler|appeler|deranger|faire|venir|a|avec|etre|transfere))*[^.!?,]{0,15}\b(?:humaine?|personne|agent|conseillere?|quelqu'un|operateur)\b/g,
    /\berreurs? humaines?|ressources humaines|etre humain est|corps humain\b/g,
    /\b(?:j'ai|avons|a) (?:deja )?(?:parle|discute) (?:a|avec)[^.!?,]{0,30}/g,
  ],
  ask: [
    /\b(?:parler|discuter|echanger|communiquer|parle|cause|causer|m'entretenir|conversation)\b(?: [\w'-]+){0,4}? ?(?:d'|l'|qu')?(?:humaine?s?|etre humain|personne|quelqu'un|conseillere?s?|agente?s?|operat(?:eur|rice)|responsable|representant|employee?|service client(?:ele)?|support|collaborat(?:eur|rice)|technicien|superieur|assistant|vendeur|gens)\b/,
    /\b(?:passe[rz]?|mets|mettre|mettez|transfere[rz]?|connecte[rz]?|redirige[rz]?|orient\w+|contacter|joindre|appeler|appelle[rz]?|veux|voudrais|souhaite|besoin|faut|donnez|trouver|aimerais|avoir|demande)\b(?: ?[\w'-]+){0,5}? ?(?:d'|l'|qu')?(?:humaine?s?|vraie personne|personne (?:reelle|humaine|physique)|conseillere?|operat(?:eur|rice)|service client(?:ele)?|support (?:client|humain)|representante?|responsable|agente?)\b/,
    /\b(?:passe[rz]?|transfere[rz]?|connecte[rz]?)[ -]?(?:moi)?\b(?: [\w'-]+){0,4}? (?:quelqu'un|une personne)\b/,
    /^(?:(?:bonjour|s'il vous plait|svp|un|une|le)[ ,.]*)*(?:humain|agent|conseillere?|operat(?:eur|rice)|service client|vraie personne|une personne)(?:[ ,.!?]+(?:s'il vous plait|svp|s'il te plait|merci))*[ ,.!?]*$/,
    /\b(?:quelqu'un|une personne|conseiller|agent|humain)\b[^.!?]{0,20}\b(?:m'appeler|me rappeler|me rappelle|m'appelle|me contacter|me parler)\b/,
    /\b(?:pas|plus|marre|assez)\b(?: [\w'-]+){0,4}? (?:robots?|bots?|machines?)\b/,
    /\b(?:appelez|rappelez)[ -]moi\b/,
    /\b(?:y a[ -]?t[ -]?il|est[ -]?il|il y a) (?:une?|quelqu'un)[^.!?]{0,20}(?:personne|quelqu'un|humain|parler|m'aider en direct)\b/,
    /\bservices? humains?\b|\bune personne reelle\b|\bquelqu'un de (?:reel|vrai|humain|vivant)\b/,
    /\b(?:contact|relation|communication|ligne) avec (?:une?|le|la|votre|l')? ?(?:de vos )?(?:vraie? )?(?:humaine?|personne|conseillere?|agente?|operat(?:eur|rice)|responsable|collegue|superviseur|employee?|service client|quelqu'un)\b/,
    /\b(?:passe[rz]?|transfere[rz]?|appele[rz]?|appelle|donne[rz]?|connecte[rz]?|veux|voudrais|voir|avoir)[ -](?:moi[ -])?(?:a |vers |avec |aupres )?(?:une?|l'une?|le|la|ton|ta|votre|un autre|d')? ?(?:de vos )?(?:chef|patron(?:ne)?|superieure?|superviseure?|manager|direct(?:eur|rice)|collegues?|responsables?|interlocut(?:eur|rice))\b/,
    /^(?:(?:bonjour|s'il vous plait|svp|non|un|une|le)[ ,.]*)*(?:etre humain|service client(?:ele)? humain|agent humain|conseiller humain|support humain|interlocuteur)(?:[ ,.!?]+(?:s'il vous plait|svp|s'il te plait|merci))*[ ,.!?]*$/,
  ],
};

const it: PersonWords = {
  language: 'it',
  letters: LATIN,
  machine: [
    /(?<!c')\b(?:sei|siete|lei e|e|sto|parlo|stiamo) (?:davvero |veramente )?(?:parlando )?(?:con )?(?:una? )?(?:ver[ao] )?(?:persona|umano|robot|bot|macchina|operatore|essere umano)(?: vera| reale| umana)?\s*(?:\?|o\b|$)[^.!]{0,20}/g,
  ],
  not: [
    /\b(?:non (?:serve|occorre|voglio|ho bisogno|c'e bisogno|mi serve|importa)|senza|inutile)(?: (?:di|che|parlare|chiamare|con|coinvolgere|passarmi|a|disturbare))*[^.!?,]{0,12}\b(?:umano|persona|operatore|nessuno|qualcuno|agente)\b/g,
    /\berror[ei] uman[oi]|risorse umane|corpo umano\b/g,
    /\bho (?:gia )?parlato con[^.!?,]{0,30}/g,
  ],
  ask: [
    /\b(?:parlare|parlo|parli|chattare|discutere|conversare|comunicare|sentire|parlarne)\b(?: [\w'-]+){0,4}? ?(?:un'|l'|all'|d')?(?:umano|umana|essere umano|persona|persone|operat(?:ore|rice)|qualcuno|agente|consulente|responsabile|rappresentante|addett[oa]|impiegat[oa]|assistenza|servizio clienti|supporto|tecnico|collega|supervisore|assistente|capo)\b/,
    /\b(?:passa(?:mi|rmi)?|passi|passate(?:mi)?|metti(?:mi)?|metta|mettete(?:mi)?|mettermi|trasferi\w+|colleg[ahi]\w*|connett\w+|contattare|chiamare|voglio|vorrei|serve|bisogno|dammi|datemi|desidero|preferisco|trovare|cerco)\b(?: [\w'-]+){0,5}? ?(?:un'|l'|all'|d')?(?:umano|essere umano|persona (?:vera|reale|umana|in carne)|vera persona|operat(?:ore|rice)|assistenza clienti|servizio clienti|rappresentante|consulente|agente|responsabile)\b/,
    /\b(?:passa(?:mi)?|mi passi|passatemi|trasferi\w+|collega\w*)\b(?: [\w'-]+){0,4}? (?:qualcuno|una persona)\b/,
    /^(?:(?:ciao|buongiorno|per favore|un|una|il)[ ,.]*)*(?:umano|agente|operat(?:ore|rice)|persona|persona vera|servizio clienti|assistenza clienti)(?:[ ,.!?]+(?:per favore|grazie|subito))*[ ,.!?]*$/,
    /\b(?:qualcuno|una persona|un operatore)\b[^.!?]{0,15}\b(?:chiamarmi|mi chiami|richiamarmi|contattarmi|mi contatti|mi richiami)\b|\bchiamatemi\b/,
    /\b(?:non|basta|stufo)\b(?: [\w'-]+){0,4}? (?:robot|bot|macchin[ae])\b/,
    /\bc'?e (?:una|un|qualche)?[^.!?]{0,12}(?:persona|qualcuno|umano|operatore)[^.!?]{0,12}(?:parlare|disponibile|aiutarmi)/,
    /\bservizio umano\b|\bc'?e una (?:persona reale|persona vera|vera persona)\b|\bc'?e un (?:umano|essere umano|operatore)\b|\b(?:essere|venire) (?:richiamat[oa]|contattat[oa])\b|\b(?:avere|chiam(?:a|i|ate)(?:mi|temi)?) un(?:a|')? ?(?:operat(?:ore|rice)|addett[oa]|consulente|umano)\b|\bqualcuno (?:in carne|di vero|di reale|di umano)/,
    /\b(?:contatto|linea|comunicazione) con (?:un'|l'|il |la |un |una |uno |dei )?(?:vostr[oi] |ver[oa] )?(?:umano|essere umano|persona|operat(?:ore|rice)|addett[oa]|consulente|agente|responsabile|impiegat[oa]|collega)\b/,
    /\b(?:passa(?:re|rmi|mi|te|temi)?|passi|chiam[aio]\w*|trasferi\w+|dammi|voglio|vorrei)\b(?: (?:a|con|al))? (?:il|un|una|uno|l'|suo|tuo|vostro|(?:il )?(?:suo|tuo|vostro)) ?(?:capo|collega|superiore|supervisore|direttore|direttrice|responsabile|addett[oa])\b/,
    /^(?:(?:ciao|buongiorno|per favore|no|un|una|il)[ ,.]*)*(?:essere umano|(?:operatore|agente|assistente|assistenza) (?:umano|umana|reale|vero))(?:[ ,.!?]+(?:per favore|grazie|subito))*[ ,.!?]*$/,
  ],
};

const es: PersonWords = {
  language: 'es',
  letters: LATIN,
  machine: [
    /\b(?:eres|es usted|sos|es|estoy|usted es|hablo) (?:esto )?(?:realmente )?(?:hablando )?(?:con )?(?:una? )?(?:persona|human[oa]|robot|bot|maquina|agente)(?: real| de verdad| humana)?\s*(?:\?|o\b|$)[^.!]{0,20}/g,
  ],
  not: [
    /\b(?:no (?:hace falta|necesito|quiero|es necesario|me hace falta)|sin|para que)(?: (?:que|de|hablar|llamar|a|con|molestar|me|pasen))*[^.!?,]{0,12}\b(?:human[oa]|persona|agente|operador|nadie|alguien|asesor)\b/g,
    /\berror(?:es)? humanos?|recursos humanos|cuerpo humano|ser humano es\b/g,
    /\b(?:ya )?(?:hable|he hablado|hablamos) con[^.!?,]{0,30}/g,
  ],
  ask: [
    /\b(?:hablar|hable|chatear|conversar|platicar|comunicarme|comunicar|discutir|hablarlo|charlar)\b(?: [\w'-]+){0,4}? (?:human[oa]s?|ser humano|personas?|operador[a]?|alguien|agentes?|asesor[a]?|representante|encargad[oa]|emplead[oa]|ejecutiv[oa]|supervisor[a]?|gerente|servicio al cliente|atencion al cliente|soporte|tecnico|asistente|jefe|gente)\b/,
    /\b(?:pas[ae](?:me|rme|n)?|paseme|pasenme|pongame|ponganme|ponme|transfi\w+|transfer\w+|conect\w+|comuniqu\w+|contactar|llamar|quiero|quisiera|necesito|deme|dame|prefiero|busco|requiero|me gustaria)\b(?: [\w'-]+){0,5}? (?:human[oa]|ser humano|persona (?:real|de verdad|humana)|operador[a]?|servicio al cliente|atencion al cliente|representante|agente|asesor[a]?)\b/,
    /\b(?:paseme|pasame|pasenme|conect\w+|comuniqu\w+|transfi\w+)\b(?: [\w'-]+){0,4}? (?:alguien|una persona)\b/,
    /^(?:(?:hola|por favor|un|una|el|con)[ ,.]*)*(?:human[oa]|agente|operador[a]?|asesor[a]?|persona|persona real|servicio al cliente|atencion al cliente|representante)(?:[ ,.!?]+(?:por favor|gracias|ya))*[ ,.!?]*$/,
    /\b(?:alguien|una persona|un agente|un asesor|que me)\b[^.!?]{0,15}\b(?:llamarme|me llame|llame una persona|contactarme|me contacte|me llamen)\b|\bque me llamen?\b|\bllam(?:e|en)me\b/,
    /\b(?:no|basta|harto|harta)\b(?: [\w'-]+){0,4}? (?:robots?|bots?|maquinas?)\b/,
    /\bhay (?:alguna?|una?|algun)?[^.!?]{0,12}(?:persona|alguien|humano|agente)[^.!?]{0,20}(?:hablar|disponible|ayudarme|atienda)/,
    /\bservicio humano\b|\bhay (?:alguna|una) persona (?:real|de verdad)\b|\bcontact\w* con (?:el|la) (?:servicio|atencion)\b|\bhay (?:algun|un) human[oa]\b|\bcontact\w* con un[a]? (?:agente|asesor[a]?|persona|operador[a]?)\b|\bquiero que (?:una persona|alguien|un human[oa]) me\b|\bnecesito una persona(?=$|[ ,.!?]*(?:ya|por favor|ahora)?[ ,.!?]*$)|\balguien (?:de verdad|real|humano|de carne)\b/,
    /\b(?:atienda|atender(?:me)?|atiendan|ayude|responda|conteste)\b(?: (?:por|un|una|algun|alguna|otra|la))* (?:ser humano|human[oa]|persona|alguien|agente|asesor[a]?|operador[a]?)\b/,
    /\b(?:persona|alguien|human[oa]|agente)(?: real| humana)? (?:me|que me|puede|podria)(?: puede| podria)? (?:atender|atienda|atienden|atenderme)/,
    /\b(?:pas[ae]\w*|llam[ae]\w*|transfi\w+|comuniqu\w+|conect\w+|quiero|ponme|pongame)\b(?: (?:a|con|al))? (?:el|un|una|la|tu|su|l)? ?(?:supervisor[a]?|gerente|jef[ea]|encargad[oa]|companer[oa]|responsable|superior)\b/,
    /\b(?:me puede|me podria|que me) atender? una? (?:persona|human[oa])\b/,
  ],
};

const de: PersonWords = {
  language: 'de',
  letters: LATIN,
  machine: [
    /\b(?:bist du|sind sie|bin ich|ist das|rede ich|spreche ich|schreibe ich)(?: hier| wirklich| gerade| denn| eigentlich| mit)*(?: ein(?:e[mrn]?)?)?(?: (?:echte[rnms]?|richtige[rnms]?))?(?: (?:mensch(?:en)?|person|robot\w*|bot|maschine|mitarbeiter))[^.!]{0,20}/g,
  ],
  not: [
    /\b(?:kein(?:e|en)?|nicht notig|ohne)(?: \w+)? ?(?:mensch(?:en)?|person|mitarbeiter\w*|agenten?|berater|jemanden|operator)\b/g,
    /\b(?:muss|brauche|will|mochte) (?:nicht|niemanden?|mit niemandem)(?![^.!?,]{0,20}\b(?:ro)?bot|[^.!?,]{0,20}\b(?:maschine|computer|ki\b))[^.!?,]{0,30}/g,
    /\bmenschliche[rsn]? (?:fehler|versagen|korper)\b/g,
    /\b(?:habe|hatte)(?: \w+){0,3} mit[^.!?,]{0,30}\b(?:gesprochen|geredet|telefoniert)\b/g,
  ],
  ask: [
    /\bmit\b(?: [\w-]+){0,3}? (?:mensch(?:en)?|menschlichen?|person|mitarbeiter(?:in)?|jemande?m?|berater(?:in)?|kundendienst|kundenservice|kundenbetreuung|agenten?|support|kollegen|chef|vorgesetzten|vertreter|sachbearbeiter(?:in)?|service|leuten|operator)\b(?: [\w-]+){0,5}? (?:sprechen|reden|chatten|unterhalten|telefonieren|verbinden|verbunden|kommunizieren)/,
    /\b(?:sprechen|reden|chatten|sprech|verbinden?|verbinde[nt]?|weiterleiten|durchstellen|durchgestellt|stell\w*|leite)\b(?: [\w-]+){0,4}? (?:(?:mensch(?:en)?|menschliche[nrm]?(?: \w+)?|(?:echte[nrm]?|richtige[nrm]?) person|person|mitarbeiter(?:in)?|jemande?m?|berater(?:in)?|kundendienst|kundenservice|agenten?|operator)\b)/,
    /\b(?:mochte|will|brauche|hatte gern\w*|gib mir|geben sie mir|kontaktieren|erreiche|anrufen|rufe|wunsche|suche)\b(?: [\w-]+){0,4}? (?:menschen|menschlichen? \w+|echte person|richtige person|mitarbeiter(?:in)?|berater(?:in)?|kundendienst|kundenservice|agenten?|vertreter)\b/,
    /\b(?:kundendienst|kundenservice|kundenbetreuung|mitarbeiter(?:in)?|mensch(?:en)?|berater(?:in)?|jemanden|agenten)\b(?: [\w-]+){0,3}? (?:sprechen|erreichen|kontaktieren|anrufen|reden)\b/,
    /^(?:(?:hallo|bitte|einen?|den|guten tag)[ ,.]*)*(?:mensch(?:en)?|mitarbeiter(?:in)?|agent(?:en)?|berater(?:in)?|kundendienst|kundenservice|echte person|person|operator)(?:[ ,.!?]+(?:bitte|danke|sofort|jetzt))*[ ,.!?]*$/,
    /\b(?:jemand|mensch|mitarbeiter)\b(?: [\w-]+){0,3}? (?:anrufen|anruft|zuruckrufen|kontaktieren)\b|\b(?:rufen sie mich|ruft mich|ruf mich)\b/,
    /\b(?:nicht|keine[mn]?|genug|schluss|satt)\b(?: [\w-]+){0,3}? (?:bots?|roboter[n]?|maschinen?|computer|chatbot)\b/,
    /\bgibt es(?: hier)? (?:eine[nm]?|jemanden?|auch)(?: [\w-]+){0,2}? ?(?:menschen|person|mitarbeiter|jemanden)?[^.!?]{0,20}\b(?:reden|sprechen|helfen kann)/,
    /\bist (?:da|hier|dort)(?: (?:denn|auch|irgendwo))? (?:ein|eine|irgendein|jemand) ?(?:echter |richtiger |echte |richtige )?(?:mensch|mitarbeiter(?:in)?|person)\b/,
    /\bmenschliche[rn]? (?:dienste?|hilfe|unterstutzung|betreuung|antwort)\b|\bgibt es (?:hier )?(?:eine )?(?:echte|richtige) person\b|\bkontakt (?:zum|mit dem) (?:kundendienst|kundenservice)\b/,
    /\b(?:an|zu) (?:einen?|einem|jemande?n?|ihren?|ihrem|den|die|der|dem|deinen?|eure?n?)? ?(?:echten? |richtigen? |menschlichen? )?(?:menschen?|person|mitarbeiter(?:in)?|kollegen?|kollegin|berater(?:in)?|vorgesetzten?|chef(?:in)?|ansprechpartner(?:in)?|jemande?n?)\b[^.!?]{0,15}\b(?:weiterleiten|weitergeben|weiterreichen|ubergeben|vermitteln|verbinden|durchstellen)/,
    /\b(?:weiterleit\w+|weitergeb\w+|ubergeb\w+|vermitt\w+|hol(?:en|t)?(?: sie)?|geben sie|gib|brauche|mochte|will|hatte gern\w*|sprechen sie mit)\b(?: [\w-]+){0,3}? (?:kollegen?|kollegin|vorgesetzten?|chef(?:in)?|ansprechpartner(?:in)?|(?:kunden|service)berater(?:in)?|(?:service|kundendienst)mitarbeiter(?:in)?)\b/,
    /^(?:(?:hallo|bitte|nein|einen?|den|guten tag)[ ,.]*)*(?:(?:echter?|echten|richtiger?|menschlicher?) (?:mensch(?:en)?|person|mitarbeiter|berater|agent|support)|(?:kunden|service)berater(?:in)?|ansprechpartner(?:in)?|(?:service|kundendienst)mitarbeiter(?:in)?)(?:[ ,.!?]+(?:bitte|danke|sofort|jetzt))*[ ,.!?]*$/,
  ],
};

const AR_PERSON =
  '(?:ال|لل|بال|ل|ب)?(?:شخص|انسان|موظف|موظفين|موظفه|احد|احدهم|حد|حدا|بشر|مندوب|ممثل|مسوول|مدير|واحد|خدمه|الدعم|زميل|زملا|مشرف|مستشار|وكيل|بشري)(?:ا|ه|كم|ين)?(?= |$|[.؟?!،])';
const ar: PersonWords = {
  language: 'ar',
  letters: /\p{Script=Arabic}/u,
  machine: [
    /(?:(?:هل )?(?:انت|انتي|انا (?:اتحدث|اتكلم|احكي))|هل (?:اتحدث|اتكلم|احكي)) (?:مع )?(?:شخص|انسان|روبوت|اله|بشر|بوت)(?: حقيقي)?[^.!]{0,12}[?؟]?/g,
  ],
  not: [
    /(?:لا (?:داعي|حاجه|اريد|احتاج)|ما بدي|مش عايز|ما ابغي|بدون|مو لازم)(?: (?:ان|ل|الي|التحدث|اتكلم|احكي|مع|اي))* ?(?:لاي |ب|ل)?(?:شخص|انسان|موظف|احد|حد|حدا)/g,
    /خطا بشري|الموارد البشريه|الخطا البشري/g,
    /(?:تكلمت|تحدثت|حكيت|كلمت) (?:مع )?[^.!?،]{0,20}/g,
  ],
  ask: [
    new RegExp(
      `(?:تحدث|اتحدث|اتكلم|نتكلم|تكلم|التكلم|الكلام|احكي|احكي|نحكي|اكلم|كلم|نهضر|نهدر|اهضر|محادثه|اتواصل|التواصل|تواصل|احاكي|مخاطبه|دردشه)\\S*(?: (?!لحد)\\S+){0,3}? ${AR_PERSON}`,
    ),
    new RegExp(
      `(?:حول|تحويل|حولو|وصلني|وصلوني|اوصلني|احال|اعطيني|اعطوني|عطيني|جيبلي|مرر|دوزني|ربطني|اربطني)(?:ني|وني|لي|ي|وا|ها)?(?: (?:الي|علي|مع|ب|ل))?(?: \\S+){0,1}? ${AR_PERSON}`,
    ),
    /(?:اريد|بدي|ابغي|ابي|عايز|عاوز|بغيت|احتاج|محتاج|نحب|اطلب)(?: \S+){0,2}? ?(?:ال)?(?:شخص|انسان|شخصا|موظف|موظفا|بشر|ممثل|ممثلا|مسوول)(?: حقيقي\S*)?/,
    /^(?:ال)?(?:موظف|انسان|شخص|بشر|خدمه العملا\S*)(?: (?:حقيقي|بشري))?(?: (?:من فضلك|لو سمحت|رجاء))?[.!؟]*$/,
    /(?:الاتصال ب|اتصل ب|رقم )(?:ال)?(?:خدمه العملا|خدمه الزباين|الدعم|موظف)|(?:يتصل بي|يكلمني|يتصل فيني|اتصلوا بي|كلموني)/,
    /(?:لا اريد|ما بدي|مش عايز|ما ابغي)(?: \S+){0,4}? (?:ال)?(?:روبوت|بوت|اله)/,
    /^(?:هل (?:يوجد|هناك|في) |ممكن |فيه? )(?:ال)?(?:موظف|انسان|شخص حقيقي|مندوب)(?: (?:من فضلك|لو سمحت|متاح))?[ .!؟]*$/,
    /هل (?:يوجد|هناك)(?: \S+){0,2}? ?(?:شخص|احد|انسان|موظف)(?: \S+){0,3}? ?(?:تحدث|اتحدث|اتكلم|يساعد)/,
  ],
};

const zh: PersonWords = {
  language: 'zh',
  letters: /\p{Script=Han}/u,
  machine: [/你是(?:不是)?(?:一个|个)?(?:真)?(?:人|机器人|真人)[吗嗎么]?[^。！]{0,6}/g],
  not: [
    /(?:不用|不需要|不要|不想|无需)(?:找|转|轉|和|跟|联系)?(?:人工|真人|客服|別人|别人)/g,
    /人工智能|人为错误|人力资源/g,
  ],
  ask: [
    /(?:人工|真人)(?:客服|服务|服務|坐席|帮助|支持|代理)?/,
    /(?:转|轉|接|找|要|联系|聯繫|呼叫|叫)(?:到|个|一个|下)?(?:客服|客户服务|代理|经理|主管)/,
    /(?:和|跟|与|與|同)(?:一个|一位|个|真|你们的?|任何)*(?:人|真人|客服|客服人员|代表|代理|代理人|经理|某人|别人|人类|工作人员|专员|支持人员|客户服务)(?:员)?(?:说话|聊|谈|讲话|交谈|沟通|对话|通话|說話|談|交流|讲|说)/,
    /(?:不想|不要)(?:和|跟|与)?机器人/,
    /(?:找|叫|换|派)(?:一)?(?:个|位|你们的?|您们的?)?(?:活人|真的人|人来|人跟|人和|经理|领导|主管|老板|同事)/,
    /人性化服务|(?:需要|想要)(?:真正的|一个)?(?:人类|真人)/,
    /(?:有没有|有什么|有)(?:真实的|真正的|别的)?人(?:吗|嗎|[,，]?\s*(?:我)?可以)/,
  ],
};

export const PERSON_WORDS: PersonWords[] = [en, fr, it, es, de, ar, zh];
