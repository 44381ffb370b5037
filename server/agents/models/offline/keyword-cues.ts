import type { Label } from './lines/labels.ts';

/** A cue counts once per message, with its weight. Text is lower case without accents. */
export type Cue = [Label, number, RegExp];

const english: Cue[] = [
  [
    'billing',
    1.5,
    /\b(?:want|give|get|need|have|like|send)\b.{0,20}\b(?:money|cash|0 ?(?:eur|euros?|dollars?|pounds?|usd|gbp)|[€$£] ?0[0.,]*|amount|payment) (?:back|returned)\b|\bmoney returned\b/,
  ],
  [
    'billing',
    1,
    /\b(?:refund\w*|reimburse\w*|rebates?|restitution|compensation|money back|chargeback)\b/,
  ],
  [
    'billing',
    1,
    /\b(?:invoices?|receipts?|billing|my (?:\w+ )?bills?|the bills?|payment (?:methods?|options?|issue|problem)|direct debit|autopay|auto pay|instal+ments?|emi)\b/,
  ],
  [
    'billing',
    1,
    /\b(?:charged?|charges|overcharg\w*|fees?|debited|deducted|billed|penalty)\b(?! (?:my|the|a|his) (?:phone|car|laptop|battery|device))/,
  ],
  [
    'billing',
    0.6,
    /\b(?:pay(?:ing|ment|ments)?|paid|owe|top(?:ped|ping)? ?up|paypal|cash ?back)\b/,
  ],
  ['billing', 0.6, /\b(?:how much|minimum) .{0,30}\b(?:due|owe|bill|payment)\b/],
  [
    'orders',
    1,
    /\b(?:parcels?|packages?|shipments?|shipp(?:ed|ing)|deliver(?:y|ed|ies)?|courier|tracking|pin ?code|dispatch\w*)\b/,
  ],
  [
    'orders',
    1,
    /\b(?:my|the|an|this|cancel|change|track) (?:\w+ )?(?:orders?|purchases?)\b(?! of (?:operations|the))/,
  ],
  [
    'orders',
    0.6,
    /\b(?:place|make|cancel|modify|change|track) (?:an?|my|the) (?:\w+ )?(?:order|purchase)\b|\b(?:return|exchange) (?:my|this|the|an?|it)\b/,
  ],
  [
    'orders',
    1,
    /\b(?:card|cards)\b.{0,40}\b(?:arriv\w+|come in the mail|get here|delivered|in the mail|mailed|received)\b|\bwaiting (?:for|on) my (?:new )?card\b/,
  ],
  [
    'technical',
    1,
    /\b(?:wi-?fi|router|modem|printers?|servers?|software|firmware|drivers?|bluetooth|outlook|gmail|ubuntu|linux|windows \d|contactless|install\w*|reboot|shut ?down)\b/,
  ],
  [
    'technical',
    1,
    /\b(?:crash\w*|freez(?:es|ing)|glitch\w*|bugs?|error (?:message|code|0)|blue screen|not loading|won'?t (?:load|open|start|turn on|connect|print|charge)|keeps (?:dropping|crashing|freezing))\b/,
  ],
  [
    'technical',
    0.8,
    /\b(?:not working|does ?n[o']?t work|isn'?t working|won'?t work|stopped working|doesnt work|dont work|cracked|broken (?:phone|screen|software|device|laptop))\b/,
  ],
  [
    'technical',
    0.6,
    /\b(?:screen|laptop|computer|phone|app|application|website|internet)\b.{0,25}\b(?:broken?|cracked|problem|issue|trouble|down|dead|slow|error)\b/,
  ],
  [
    'account',
    1,
    /\b(?:passwords?|passcodes?|pin(?: number)?|log ?in|sign ?up|username|register\w*|registration|newsletter|unsubscribe|verify|verification|two.factor|security question)\b/,
  ],
  [
    'account',
    1,
    /\b(?:my|an?|the|this|new|user|another|close|delete|open|premium|free) (?:\w+ )?accounts?\b|\bidentity\b|\bpersonal (?:details|data|information)\b/,
  ],
  [
    'account',
    0.7,
    /\b(?:change|update|new|edit|correct) (?:my |the )?(?:\w+ )?(?:e-?mail|phone number|mobile number|name|address|details)\b/,
  ],
  [
    'account',
    0.8,
    /\b(?:cancel|end|terminate|change|upgrade|downgrade) (?:my |the )?(?:\w+ )?(?:plan|service|membership|contract)\b/,
  ],
  [
    'none',
    1.6,
    /\b(?:weather|forecast|recipe|flights?|boarding pass|seats?|hotel|restaurant|alarm|timer|remind(?:er)?|playlist|song|music|volume|calendar|meeting|to.?do list|shopping list|lights?|thermostat|joke|translate|in (?:french|spanish|german|italian|chinese|japanese)|capital of|horoscope)\b/,
  ],
  [
    'none',
    1.6,
    /\b(?:exchange rates?|stocks?|shares?|mortgage|loan|credit score|tax(?:es)?|w-?0|000 ?k|retirement|pension|payday|salary|wages?|direct deposit|treasury|insurance (?:claim|quote)|vacation|pto)\b/,
  ],
  [
    'none',
    1.6,
    /\b(?:bill (?:gates|clinton|murray|and \w+|is|was|said)|(?:tell|text|ask|call|message) bill)\b|\bin order to\b/,
  ],
  [
    'none',
    1.2,
    /\b(?:immunity|diet|calories|doctor|medicine|tires?|tyres?|oil change|taxi|uber|train ticket|pizza place|movie|instagram|facebook|dogs?|cats?|how old|how tall|who (?:is|was|wrote|won))\b/,
  ],
];

const french: Cue[] = [
  [
    'billing',
    1.5,
    /\b(?:recuperer|rendre|rendez|redonn\w+|veux|voudrais)\b.{0,20}\b(?:argent|0 ?(?:eur|euros?)|€)|\bremboursez\b/,
  ],
  ['billing', 1, /\b(?:recu|debit|montant|somme)\b/],
  [
    'billing',
    1,
    /\b(?:rembours\w*|factur\w*|prelev\w*|debite\w*|moyens? de paiement|paiement|frais|virement|payer)\b/,
  ],
  [
    'orders',
    1,
    /\b(?:colis|livr(?:aison|e|er|ee|eur|ez)\w*|ma commande|la commande|expedi\w+|suivi|retourner|renvoyer|paquet)\b/,
  ],
  [
    'technical',
    1,
    /\b(?:wifi|imprimante|logiciel|routeur|mise a jour|plante|ne (?:fonctionne|marche) (?:pas|plus)|erreur 0|message d'erreur|sans contact|panne)\b/,
  ],
  [
    'account',
    1,
    /\b(?:mot de passe|mon (?:compte|profil|identifiant)|inscri\w+|newsletter|mon identite|code pin|resilier|mes donnees)\b/,
  ],
  [
    'none',
    1.6,
    /\b(?:meteo|quel temps|recette|allume|eteins|volets?|minuteur|reveil|musique|chanson|reunion|rendez-vous|agenda|calendrier|liste|capitale|blague|restaurant|hotel|rappelle-moi|lumieres?|bourse)\b/,
  ],
];

const italian: Cue[] = [
  [
    'billing',
    1.5,
    /\b(?:rivoglio|indietro|ridat\w+|restituit\w+ i)\b.{0,20}(?:soldi|denaro|0 ?(?:eur|euro)|€)|(?:soldi|denaro|0 ?(?:eur|euro)) indietro\b/,
  ],
  ['billing', 1, /\b(?:ricevuta|importo|soldi|rate)\b/],
  [
    'billing',
    1,
    /\b(?:rimbors\w*|fattur\w*|bollett\w*|addebit\w*|metodi di pagamento|pagament\w*|commission[ei]|bonifico|pagare)\b/,
  ],
  [
    'orders',
    1,
    /\b(?:pacco|spedi\w+|consegn\w*|(?:mio|l') ?ordine|corriere|tracci\w+|reso|restituire)\b/,
  ],
  [
    'technical',
    1,
    /\b(?:wi-?fi|stampante|router|modem|aggiornamento|non (?:funziona|si apre|si accende|carica)|si blocca|contactless|errore 0|messaggio di errore)\b/,
  ],
  [
    'account',
    1,
    /\b(?:password|(?:mio|l') ?account|profilo|registra\w+|newsletter|identita|il pin|mio pin|disdire|dati personali)\b/,
  ],
  [
    'none',
    1.6,
    /\b(?:che tempo|meteo|ricetta|accendi|spegni|tapparelle|timer|sveglia|musica|canzone|riunione|appuntament\w+|agenda|calendario|lista|capitale|barzelletta|ristorante|albergo|ricordami|luci|borsa|programma (?:di|per|lavoro))\b/,
  ],
];

const spanish: Cue[] = [
  [
    'billing',
    1.5,
    /\b(?:devuelvan|devolver\w*|devolucion|regres\w+|de vuelta|quiero)\b.{0,20}(?:dinero|0 ?(?:eur|euros?|pesos?|dolares)|€)|(?:dinero|0 ?(?:eur|euros?)) de vuelta\b/,
  ],
  ['billing', 1, /\b(?:recibo|importe|dinero|plazos)\b/],
  [
    'billing',
    1,
    /\b(?:reembols\w*|factura\w*|cobr(?:o|aron|ado|ar)\w*|cargo|(?:metodos|formas) de pago|pago|comision|transferencia|pagar)\b/,
  ],
  [
    'orders',
    1,
    /\b(?:pedido|paquete|envio\w*|entrega\w*|repartidor|seguimiento|devolver|rastrear)\b/,
  ],
  [
    'technical',
    1,
    /\b(?:wi-?fi|impresora|router|red inalambrica|actualizacion|no (?:funciona|abre|enciende|carga|imprime)|se (?:cuelga|cierra)|sin contacto|error 0|mensaje de error|outlook|gmail)\b/,
  ],
  [
    'account',
    1,
    /\b(?:contrasena|clave|(?:mi|una) cuenta|perfil|registr\w+|boletin|identidad|mi pin|dar de baja|datos personales)\b/,
  ],
  [
    'none',
    1.6,
    /\b(?:que tiempo|receta|enciende|apaga|persianas|temporizador|alarma|musica|cancion|reunion|cita|agenda|calendario|lista|capital de|chiste|restaurante|hotel|recuerdame|luces?|bolsa)\b/,
  ],
];

const german: Cue[] = [
  ['billing', 1.5, /\b(?:geld|0 ?(?:eur|euro)|€|betrag)\b.{0,20}\bzuruck\b/],
  ['billing', 1, /(?:quittung|kassenbon|\bbeleg\b|\braten\b|belastet)/],
  [
    'billing',
    1,
    /(?:erstatt|rechnung|abgebucht|abbuchung|lastschrift|\bzahlungs|\bzahlung\b|gebuhr|uberweis|\bbezahlen\b|geld zuruck)/,
  ],
  [
    'orders',
    1,
    /(?:\bpaket|bestellung|liefer(?:ung|adresse|zeit|n)|versand|sendung|rucksend|zuruckschick|umtausch|storn)/,
  ],
  [
    'technical',
    1,
    /(?:\bwlan|drucker|router|\bupdate\b|funktioniert nicht|sturzt ab|offnet sich nicht|kontaktlos|fehlermeldung|fehler 0|software)/,
  ],
  [
    'account',
    1,
    /(?:passwort|mein(?:em|en)? (?:konto|profil|account)|registrier|newsletter|identitat|meine pin|kundig|personliche[nr]? daten|einloggen|anmelden)/,
  ],
  [
    'none',
    1.6,
    /(?:wetter|rezept|schalte|rollladen|\btimer\b|wecker|musik|\blied\b|besprechung|termin|kalender|einkaufsliste|hauptstadt|\bwitz|restaurant|\bhotel|erinnere mich|\blicht|aktie)/,
  ],
];

const arabic: Cue[] = [
  [
    'billing',
    1.5,
    /(?:استعاد|استرد|ارجع|ارجاع|رجع|يرجع|ترجيع|اريد|بدي)\S*.{0,20}(?:0 ?(?:يورو|دولار|جنيه|ريال|درهم)|المبلغ|المال|فلوس|مصاري)/,
  ],
  ['billing', 1, /(?:ايصال|المبلغ|تقسيط|بقيمه)/],
  [
    'billing',
    1,
    /(?:استرداد|استرجاع|ترجيع|فاتور|رسوم|خصم|عموله|فلوسي|اموالي|طرق الدفع|سعر الصرف المطبق)/,
  ],
  [
    'orders',
    1,
    /(?:طلبي|طرد|شحنه|شحنتي|توصيل|تسليم|تتبع|ارجاع|(?:بطاقت|كارت|بطاقه)\S* .{0,20}(?:وصل|توصل|تصل))/,
  ],
  [
    'technical',
    1,
    /(?:لا يعمل|لا تعمل|ما (?:ب|ت|ي)?شت?غ|مش شغال|مو شغال|طابعه|راوتر|واي فاي|تلامس|تطبيق|معلق|خلل|افتراضي)/,
  ],
  [
    'account',
    1,
    /(?:كلمه (?:المرور|السر)|الرقم السري|حسابي|هويتي|هويه|تسجيل الدخول|النشره|بياناتي|باسورد)/,
  ],
  [
    'none',
    1.6,
    /(?:الطقس|وصفه|الاضوا|الضو|ستار|منبه|موقت|موسيقي|اغنيه|موعد|عاصمه|نكته|مطعم|فندق|ذكرني|قرض|سهم|كراج|مروحه)/,
  ],
];

/** Cues by language; a message in an unknown one is read with the English ones. */
export const CUES = { en: english, fr: french, it: italian, es: spanish, de: german, ar: arabic };
