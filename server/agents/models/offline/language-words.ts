const split = (words: string) => words.trim().split(/\s+/);

/** Frequent words per language, lower case and without accents (words-of.ts). */
export const FREQUENT: Record<string, string[]> = {
  en: split(
    `the a an i my me you your is are was were be been am it its this that these those of to in on at for with from and or but not no yes do does did dont doesnt didnt have has had can cant could would should will wont what when where who why how which there here please thanks thank hello hi hey want need like get got give back order refund help money card account password broken arrived never still his her their our they we he she if because about into out up down some any more than then just only after before again working work works speak talk person charged twice package parcel invoice number change lost forgot close delivery late today yesterday tomorrow good morning evening bye okay`,
  ),
  fr: split(
    `le la les un une des du de d l j je tu il elle nous vous ils elles mon ma mes ton ta votre vos notre nos ce cet cette ces est suis es sont etait ai as avez ont avoir etre ne pas plus jamais rien et ou mais donc car que qu qui quoi quel quelle quand comment pourquoi combien dans sur sous avec sans pour par chez au aux en y bonjour bonsoir salut merci oui non svp veux voudrais peux pouvez puis faut fait faire commande colis remboursement rembourser facture compte mot passe livraison casse cassee arrive arrivee argent carte aide aider parler quelqu personne toujours encore deja aussi tres bien ici hier demain aujourd hui plait revoir numero abonnement retard fonctionne marche s c n m t qui a`,
  ),
  it: split(
    `il lo la i gli le un uno una di del della dei delle dello da dal dalla in nel nella con su sul sulla per tra e o ma se che chi cosa come quando dove perche quale quanto quanti non si mi ti ci vi io tu lui lei noi voi loro mio mia miei mie tuo vostro vostra nostro sono sei siamo siete ho hai ha abbiamo avete hanno essere avere e stato stata vorrei voglio posso potete puo serve bisogno ciao buongiorno buonasera salve grazie favore prego ordine pacco rimborso fattura conto consegna rotto rotta arrivato arrivata soldi carta aiuto parlare qualcuno persona ancora gia mai piu molto bene qui ieri domani oggi arrivederci numero abbonamento ritardo funziona questo questa quello quella anche dov ce un al alla ai alle fare`,
  ),
  es: split(
    `el la los las un una unos de del al a en con por para sin sobre y o pero si no que quien como cuando donde porque cual cuanto cuantos yo tu usted el ella nosotros ustedes mi mis su sus tu me te se nos lo le les es soy eres son esta estoy estan era fue he has ha hemos han haber ser estar quiero quisiera puedo puede pueden necesito tengo tiene hay hola buenos buenas dias tardes gracias favor pedido paquete reembolso factura cuenta contrasena envio entrega roto rota llego llegado dinero tarjeta ayuda hablar alguien persona todavia aun ya nunca muy bien aqui ayer manana hoy adios numero suscripcion retraso funciona este esta esto ese esa tambien mas cobrado cobraron sigue devolucion vale algo nada`,
  ),
  de: split(
    `der die das den dem des ein eine einen einem einer eines ich du er sie es wir ihr mich mir dich dir uns euch mein meine meinen meinem meiner dein ihre ihren unser ist bin bist sind war waren sein habe hast hat haben hatte wird werden wurde kann kannst konnen muss mussen will mochte mag soll nicht kein keine keinen nie nichts und oder aber wenn weil dass was wer wie wo wann warum welche wieviel in im am an auf aus bei mit nach von vom vor zu zum zur fur uber um bis noch schon auch nur sehr gut hier gestern morgen heute bitte danke hallo guten tag tschuss ja nein bestellung paket ruckerstattung rechnung konto passwort lieferung kaputt angekommen geld karte hilfe sprechen jemand jemandem mensch menschen nummer abo verspatet funktioniert geht zuruck bekommen viele gerne`,
  ),
};

/** Languages that no agent speaks but whose alphabet looks familiar. */
export const FOREIGN: Record<string, string[]> = {
  pt: split(
    `o os uma nao voce meu minha meus eu e com em na nas dos das do da por para que onde quando esta muito obrigado obrigada ola pedido encomenda reembolso dinheiro quero preciso falar alguem pessoa foi tem ainda nao chegou seu sua pelo pela isso voces`,
  ),
  nl: split(
    `het een ik jij mijn je niet en van op te dat dit zijn heb hebt heeft hoe waar wanneer waarom graag bedankt hallo bestelling pakket terugbetaling geld wil kan iemand nog maar voor naar ook mag wat geen ben goedemorgen`,
  ),
  pl: split(
    `nie jest to mam moje moj moja gdzie kiedy jak prosze dziekuje zamowienie paczka pieniadze chce czy dla na z w sie ze do jestem dzien dobry zwrot`,
  ),
  tr: split(
    `bir ve bu icin ben benim nerede ne zaman nasil lutfen tesekkurler siparis siparisim para istiyorum var yok mi degil ile cok iade kargo merhaba`,
  ),
  sv: split(
    `jag du min mitt ar inte och att det som pa for med har kan var nar hur tack hej bestallning paket pengar vill en ett fran vi mig`,
  ),
};

/** Letters and signs, looked for in the text as typed. */
export const SIGNS: [string, RegExp][] = [
  ['de', /[ßÄÖÜäöü]/],
  ['es', /[ñ¿¡Ñ]|ó[ns]\b|á[ns]?\b|é\b|í/],
  ['fr', /[çœêâîûëÇŒÊ]|é[e]?s?\b|\b(?:j|l|d|qu|n|m|s|c)['’]\p{L}/iu],
  ['it', /[òìù]|è\b|\b(?:dell|nell|all|dall|un|dov|c|sull)['’]\p{L}|à\b/iu],
  ['en', /\b(?:i'm|i've|i'd|don't|can't|it's|didn't|isn't|won't|what's|where's|doesn't)\b/i],
];
