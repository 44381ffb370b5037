import type { Language } from './language.ts';

/** What a customer wants done; the fact's value is their own words, this is what code compares. */
export type CanonicalRequest =
  | 'refund'
  | 'replacement'
  | 'cancel'
  | 'track'
  | 'return'
  | 'invoice'
  | 'address_change'
  | 'explain';

/** Things that shops sell, in the words of customers; alternatives with the longest first. */
export const ITEMS: Record<Language, string> = {
  en: 'table lamps?|lamps?|light bulbs?|bulbs?|chairs?|armchairs?|smartphones?|(?:mobile |cell )?phones?(?! ?(?:number|\\+|\\p{Nd}))|headphones?|earbuds|headsets?|routers?|kettles?|desks?|dining tables?|tables?|speakers?|mirrors?|rugs?|carpets?|cushions?|pillows?|blankets?|shoes|boots|sneakers|trousers|shirts?|dress(?:es)?|jackets?|coats?|vases?|sofas?|couch|printers?|laptops?|tablets?|cameras?|keyboards?|monitors?|mugs?|cups?|plates?|toasters?|blenders?|coffee (?:machine|maker)s?|vacuum cleaners?|mattress(?:es)?|towels?|bikes?|helmets?|glasses|toys?|clocks?|fridge|washing machine|chargers?|curtains?|backpacks?|suitcases?|bowls?|shelf|shelves|books?',
  fr: 'lampes?|ampoules?|chaises?|fauteuils?|téléphones?(?! portable ne)|casques?|écouteurs|routeurs?|bouilloires?|bureaux?|tables?|enceintes?|haut-parleurs?|miroirs?|tapis|coussins?|oreillers?|couvertures?|chaussures|bottes|pantalons?|chemises?|robes?|vestes?|manteaux?|vases?|canapés?|imprimantes?|ordinateurs?|tablettes?|appareils? photo|claviers?|écrans?|tasses?|assiettes?|grille-pain|mixeurs?|cafetières?|aspirateurs?|matelas|serviettes?|vélos?|lunettes|jouets?|horloges?|chargeurs?|rideaux|valises?|étagères?|livres?',
  it: 'lampad[ae]|lampadin[ae]|sedi[ae]|poltron[ae]|telefon[oi]|cellular[ei]|cuffie|auricolari|router|bollitor[ei]|scrivani[ae]|tavol[oi]|casse|altoparlant[ei]|specchi[o]?|tappet[oi]|cuscin[oi]|copert[ae]|scarpe|stivali|pantaloni|camici[ae]|vestit[oi]|giacc[ah]e?|cappott[oi]|vas[oi]|divan[oi]|stampant[ei]|portatil[ei]|tablet|macchina fotografica|tastier[ae]|monitor|tazz[ae]|piatt[oi]|tostapane|frullator[ei]|aspirapolvere|materass[oi]|asciugaman[oi]|biciclett[ae]|occhiali|giocattol[oi]|orologi[o]?|caricabatterie|tende|valigi[ae]|libr[oi]',
  es: 'lámparas?|bombillas?|sillas?|sillón|teléfonos?|móvil(?:es)?|celular(?:es)?|auriculares|cascos|routers?|hervidor(?:es)?|escritorios?|mesas?|altavo(?:z|ces)|bocinas?|espejos?|alfombras?|cojín|cojines|almohadas?|mantas?|zapatos|botas|pantalones|camisas?|vestidos?|chaquetas?|abrigos?|jarr[óo]n(?:es)?|sofás?|impresoras?|portátil(?:es)?|tabletas?|cámaras?|teclados?|monitor(?:es)?|tazas?|platos?|tostadoras?|batidoras?|cafeteras?|aspiradoras?|colch[óo]n(?:es)?|toallas?|bicicletas?|gafas|juguetes?|reloj(?:es)?|cargador(?:es)?|cortinas?|maletas?|libros?',
  de: 'tischlampen?|lampen?|leuchten?|glühbirnen?|stühle?|stuhl|sessel|telefon|handy|kopfhörer|ohrhörer|router|wasserkocher|schreibtische?|esstische?|tische?|lautsprecher|spiegel|teppiche?|kissen|decken?|schuhe|stiefel|hosen?|hemd(?:en)?|kleid(?:er)?|jacken?|mäntel|mantel|vasen?|sofas?|drucker|laptops?|tablets?|kameras?|tastatur(?:en)?|monitore?|tassen?|teller|toaster|mixer|kaffeemaschinen?|staubsauger|matratzen?|handtücher|fahrr[aä]d(?:er)?|brillen?|spielzeuge?|uhr(?:en)?|ladegeräte?|vorhänge|koffer|bücher|buch',
  ar: '(?:ال)?(?:مصباح|لمبة|كرسي|كراسي|هاتف|جوال|سماعات|سماعة|راوتر|غلاية|مكتب|طاولة|مكبر الصوت|مرآة|سجادة|وسادة|بطانية|حذاء|بنطلون|قميص|فستان|جاكيت|معطف|مزهرية|كنبة|طابعة|حاسوب|لابتوب|كاميرا|لوحة المفاتيح|شاشة|كوب|صحن|خلاط|مكنسة|فرشة|منشفة|دراجة|نظارة|لعبة|ساعة|شاحن|ستارة|حقيبة|كتاب)',
};

const EN_BAD =
  'broken|damaged|cracked|shattered|smashed|in pieces|faulty|defective|scratched|torn|incomplete|empty|late|wrong|dead';

/** What is wrong, in the customer's words. */
export const PROBLEMS: Record<Language, string> = {
  en: `(?:has |have |was |were )?(?:arrived|came|delivered|is|was|are|were|got here|turned up)(?: here| to me| totally| completely| already)* (?:${EN_BAD})|never (?:arrived|came|got here|showed up|received)|(?:has not|hasn['’]?t|have not|did not|didn['’]?t|still not|not) (?:arrived?|come|been delivered|received|shown up)(?: yet)?|(?:is|was|seems) (?:lost|missing|late|delayed)|(?:charged|billed|debited) (?:me |us )?(?:twice|two times|double|too much)|double charged?|overcharged(?: me)?|(?:does not|doesn['’]?t|do not|don['’]?t|is not|isn['’]?t|not|won['’]?t|will not) (?:work(?:ing)?|turn on|start|open|load|charge|connect|fit|heat|print)(?: any ?more)?|stopped working|keeps? (?:crashing|freezing|dropping|disconnecting|flickering)|crash(?:es|ed)|flickers?|(?:wrong|missing) (?:item|size|colou?r|product|part|address|amount)|(?:can['’]?t|cannot|can not|unable to) (?:log ?in|sign ?in|connect|print|pay|open \\w+)|(?:forgot|lost) my (?:password|pin)|locked out|(?:payment|card) (?:was |got )?(?:declined|refused|rejected|failed)|too (?:high|small|big|large|expensive|long)`,
  fr: "(?:est |sont |était )?arrivée?s? (?:toute? )?(?:cassée?s?|abîmée?s?|endommagée?s?|en morceaux|en retard|incomplet|défectueu(?:x|se)|ébréchée?)|(?:est|sont|était) (?:cassée?s?|abîmée?s?|endommagée?s?|en retard|défectueu(?:x|se)|perdue?s?|en panne|bloquée?)|n['’]est (?:jamais|pas|toujours pas) arrivée?|(?:jamais|pas|toujours pas|rien) (?:reçue?|livrée?|arrivée?)|débitée? (?:deux fois|en double|à deux reprises)|facturée? deux fois|ne (?:fonctionne|marche|s['’]allume|s['’]ouvre|charge|chauffe|démarre|se connecte) (?:pas|plus)|(?:plante|clignote)|mauvais(?:e)? (?:article|taille|couleur|produit)|oublié mon mot de passe|paiement (?:a été )?refusé|trop (?:élevée?|cher|petite?|grande?)",
  it: '(?:è |sono |era )?arrivat[aoie] (?:tutt[ao] )?(?:rott[aoie]|danneggiat[aoie]|a pezzi|in ritardo|incomplet[ao]|difettos[ao])|(?:è|sono|era) (?:rott[aoie]|danneggiat[aoie]|in ritardo|difettos[aoie]|pers[aoie]|guast[aoie]|bloccat[aoie])|non (?:è|sono) (?:mai |ancora )?arrivat[aoie]|(?:mai|non ho) ricevut[ao]|addebitat[aoie] (?:due volte|il doppio)|non (?:funziona|si accende|si apre|si carica|carica|scalda|parte|si collega|si connette)(?: più)?|si blocca|lampeggia|sfarfalla|(?:articolo|taglia|colore|prodotto) sbagliat[ao]|dimenticato la (?:mia )?password|pagamento (?:è stato )?rifiutato|troppo (?:alt[ao]|car[ao]|piccol[ao]|grand[ei]|lung[hi]+)',
  es: '(?:ha |han )?(?:llegó|llegado|llegaron|vino|vinieron) (?:tod[ao] )?(?:rot[aos]+|dañad[aos]+|en pedazos|hech[ao] pedazos|tarde|incomplet[ao]|defectuos[ao])|(?:está|están|estaba) (?:rot[aos]+|dañad[aos]+|retrasad[ao]|defectuos[ao]|perdid[ao]|bloquead[ao]|averiad[ao])|(?:nunca|no|todavía no|aún no) (?:ha )?(?:llegó|llegado|llega)|no (?:he|hemos) recibido|(?:cobrad[ao]|cobraron|cobró|cargado) (?:la tarjeta )?(?:dos veces|el doble|de más)|no (?:funciona|enciende|abre|carga|calienta|arranca|imprime|se conecta)(?: más)?|se (?:cuelga|cierra)|parpadea|(?:artículo|talla|color|producto) equivocad[ao]|olvid(?:é|ado) (?:la|mi) contraseña|pago (?:fue |es )?rechazado|demasiado (?:alt[ao]|car[ao]|grande|pequeñ[ao])',
  de: '(?:kam|kamen|ist|sind|war|wurde)(?: \\p{L}+){0,2} (?:kaputt|beschädigt|zerbrochen|defekt|zerkratzt|in Stücken|zu spät|unvollständig)(?: an(?:gekommen)?| geliefert)?|(?:nie|nicht|immer noch nicht|noch nicht) (?:angekommen|erhalten|bekommen|geliefert|zugestellt)|(?:doppelt|zweimal|zu viel) (?:abgebucht|berechnet|belastet|bezahlt)|(?:funktioniert|geht|leuchtet|lädt|öffnet|startet|heizt|druckt)(?: \\p{L}+){0,2} nicht(?: mehr| an)?|(?:funktioniert|geht|leuchtet|lädt|startet|heizt|druckt) nicht(?: mehr| an)?|stürzt ab|flackert|blinkt|(?:falscher|falsche|falsches) (?:Artikel|Größe|Farbe|Produkt)|Passwort vergessen|Zahlung (?:wurde )?abgelehnt|zu (?:hoch|teuer|klein|groß|lang)',
  ar: '(?:وصل|وصلت|وصلني|اجا|إجا|اجت)(?: \\p{L}+){0,2} (?:مكسور[ةا]?|تالف[ةا]?|محطم[ةا]?|متأخر[ةا]?|ناقص[ةا]?)|(?:لم|ما|لسا ما) (?:يصل|تصل|وصل|وصلت|وصلني|أستلم|استلم)(?:ت|ها|ه)?|مكسور[ةا]?|تالف[ةا]?|(?:خصم|خصمتم|انخصم)(?: \\p{L}+){0,3} مرتين|مرتين|(?:لا|ما) (?:يعمل|تعمل|يشتغل|تشتغل|بشتغل|يفتح|يشحن|تضيء|يضيء)|مش شغال[ةا]?|يومض|نسيت (?:كلمة المرور|كلمة السر|الرقم السري)|(?:رفض|انرفض)(?:ت)? (?:الدفع|بطاقتي)|غلط|مرتفعة جدا',
};

const MONEY_BACK =
  '(?:my |the |that )?(?:money|cash|payment|\\S{1,12} ?(?:eur|euros?|dollars?|usd|pounds?|gbp|€|\\$|£)|[€$£] ?\\S{1,12}|refund)';

/** Whole words of a wish, first match of a canonical request counts. */
export const REQUESTS: Record<Language, [CanonicalRequest, string][]> = {
  en: [
    [
      'refund',
      `(?:want|like|need|get|give me|have)(?: to get| to have)? ${MONEY_BACK} back|${MONEY_BACK} back|refund(?:ed)?(?: me| it)?|reimburse(?:d|ment)?(?: me)?|money back`,
    ],
    [
      'replacement',
      'replace(?:ment|d)?(?: it)?|(?:send|want|get) (?:me )?(?:a new one|another one)|new one',
    ],
    ['cancel', 'cancel(?:led|lation)?(?: (?:my|the|this|that))?(?: order)?|call off'],
    [
      'address_change',
      '(?:change|update|correct|new|different|another)(?: (?:my|the))?(?: (?:delivery|shipping))? address',
    ],
    [
      'track',
      "(?:where is|where[’']?s|track(?:ing)?|status of|when will)(?: (?:my|the))?(?: (?:order|parcel|package|delivery))?",
    ],
    ['return', '(?:return|send back|give back|exchange)(?: (?:it|this|them|these))?'],
    [
      'invoice',
      '(?:copy of|send me|see|download|need|get|where is|find)(?: (?:my|the|an|a))? (?:invoice|receipt|bill)',
    ],
    [
      'explain',
      '(?:what is|explain|what does|why (?:was|am|did|is))(?: (?:i|my|the|this|that|an?))?(?: \\S+){0,2} (?:charged?|charge|fee|bill|invoice|mean)',
    ],
  ],
  fr: [
    [
      'refund',
      '(?:récupérer|rendez-moi|rendre) (?:mes|mon|les)? ?(?:\\S+ )?(?:argent|euros?|eur|€)|rembours(?:er|ement|é|ée|ez)(?:-moi)?',
    ],
    ['replacement', 'rempla(?:cement|cer|cez)|(?:un|une) (?:autre|nouvelle?)'],
    ['cancel', 'annul(?:er|ation|ez)(?: (?:ma|la|cette))?(?: commande)?'],
    ['address_change', "(?:changer|modifier|corriger|nouvelle)(?: (?:mon|l['’]|d['’]))? ?adresse"],
    [
      'track',
      '(?:où (?:est|en est|se trouve)|suivre|suivi|quand arrive)(?: (?:ma|mon|la|le))?(?: (?:commande|colis|livraison|paquet))?',
    ],
    ['return', '(?:retourner|renvoyer|échanger|retour)'],
    [
      'invoice',
      '(?:copie de|envoyer|voir|télécharger|trouver|où est)(?: (?:ma|la|une|le|un))? (?:facture|reçu)',
    ],
    [
      'explain',
      '(?:à quoi correspond|pourquoi|expliquer)(?: \\S+){0,3} (?:débit|frais|facture|montant|prélèvement)',
    ],
  ],
  it: [
    [
      'refund',
      '(?:rivoglio|ridatemi)(?: [^\\s,.;]+){0,4}|(?:i )?(?:miei )?(?:soldi|\\S{1,10} euro|\\S{1,10} eur) indietro|rimbors(?:o|are|ato|ata|atemi)',
    ],
    ['replacement', 'sostitu(?:zione|ire|ito)|(?:un altro|una nuova|uno nuovo)'],
    ['cancel', "annull(?:are|o|ate|amento)(?: (?:il mio|l['’]|il))? ?(?:ordine)?"],
    ['address_change', "(?:cambiare|modificare|correggere|nuovo)(?: (?:il mio|l['’]))? ?indirizzo"],
    [
      'track',
      "(?:dov['’]è|dove si trova|tracciare|a che punto è|quando arriva)(?: (?:il mio|la mia|il|l['’]))? ?(?:ordine|pacco|spedizione|consegna)?",
    ],
    ['return', '(?:restituire|rendere|reso|cambiare l)'],
    [
      'invoice',
      "(?:copia della|mandarmi|vedere|scaricare|trovo|dov['’]è)(?: (?:la|una))? (?:mia )?(?:fattura|ricevuta)",
    ],
    [
      'explain',
      '(?:perché|a cosa|spiega\\w*)(?: \\S+){0,4} (?:addebito|commissione|fattura|importo|bolletta)',
    ],
  ],
  es: [
    [
      'refund',
      '(?:devuelvan|devolver|regresen)(?:me)?(?: \\S+){0,2} (?:dinero|euros?|eur|€)|(?:mi dinero|\\S{1,10} (?:euros?|eur)) de vuelta|reembols(?:o|ar|en|enme)|devolución del dinero',
    ],
    ['replacement', 'reemplaz(?:o|ar)|(?:otro nuevo|otra nueva|uno nuevo)|cambio por otr[oa]'],
    ['cancel', 'cancel(?:ar|en|ación)(?: (?:mi|el))?(?: pedido)?|anular'],
    ['address_change', '(?:cambiar|modificar|corregir|nueva)(?: (?:mi|la))? dirección'],
    [
      'track',
      '(?:dónde está|rastrear|seguimiento|por dónde va|cuándo llega)(?: (?:mi|el))?(?: (?:pedido|paquete|envío))?',
    ],
    ['return', '(?:devolver|devolución|cambiar por)'],
    [
      'invoice',
      '(?:copia de|enviar(?:me)?|ver|descargar|encuentro|dónde está)(?: (?:la|mi|una|el))? (?:factura|recibo)',
    ],
    [
      'explain',
      '(?:por qué|a qué corresponde|expli\\w+)(?: \\S+){0,4} (?:cargo|comisión|factura|importe|cobr\\w+)',
    ],
  ],
  de: [
    [
      'refund',
      '(?:mein geld|\\S{1,10} (?:euro|eur|€)|das geld|den betrag)(?: \\S+)? zurück(?:haben|erstattet)?|rückerstattung|erstatt(?:ung|en|et)',
    ],
    ['replacement', 'ersatz(?:lieferung)?|umtausch(?:en)?|(?:eine neue|einen neuen|ein neues)'],
    ['cancel', 'storn(?:ieren|ierung|o)|abbestellen'],
    ['address_change', '(?:liefer|versand)?adresse (?:\\S+ )?(?:ändern|korrigieren)|neue adresse'],
    [
      'track',
      '(?:wo ist|wo bleibt|verfolgen|wann kommt)(?: (?:mein|meine|die|das))?(?: (?:bestellung|paket|lieferung|sendung))?',
    ],
    ['return', '(?:zurückgeben|zurückschicken|rücksendung|retoure)'],
    [
      'invoice',
      '(?:kopie|schicken|sehe|finde|brauche|wo ist)(?: (?:der|die|meine|eine))? (?:rechnung|quittung)',
    ],
    [
      'explain',
      '(?:warum|was ist das für|erklären)(?: \\S+){0,4} (?:abbuchung|gebühr|rechnung|betrag)',
    ],
  ],
  ar: [
    [
      'refund',
      '(?:استرداد|استرجاع|استعادة|إرجاع|ترجيع|ارجاع)(?: \\S+){0,2}(?:يورو|المبلغ|أموالي|المال|فلوسي|دولار)|استرداد|استرجاع|استعادة|فلوسي',
    ],
    ['replacement', 'استبدال|بديل|واحد جديد'],
    ['cancel', 'إلغاء|الغي|ألغوا|الغاء'],
    ['address_change', '(?:تغيير|تعديل) (?:ال)?عنوان\\S*'],
    ['track', '(?:أين|وين|فين|تتبع|متى (?:يصل|تصل|توصل))(?: \\S+)?'],
    ['return', 'إرجاع|أرجع|ارجاع'],
    ['invoice', '(?:نسخة|أرسلوا|أين|أجد|أحمل)(?: \\S+)? (?:ال)?(?:فاتورة|فاتورتي|إيصال)'],
    ['explain', '(?:لماذا|ليش|ليه|ما هذا|ما هذه)(?: \\S+){0,3} (?:رسوم|الخصم|خصم|المبلغ|الفاتورة)'],
  ],
};
