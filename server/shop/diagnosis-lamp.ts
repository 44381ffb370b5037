import type { Diagnosis } from './diagnosis.ts';

export const lampDiagnoses: Diagnosis[] = [
  {
    product: 'lamp',
    symptom: 'no_light',
    words:
      /turn on|switch on|no light|dark|dead|allum|accend|encend|prende|geht nicht an|leuchtet nicht|einschalt|يضيء|يعمل|تضيء|تعمل/iu,
    text: {
      en: {
        title: 'The lamp does not turn on',
        likelyCause: 'The bulb is loose or at its end, or the socket has no power.',
        steps: [
          'Unplug the lamp and screw the bulb in firmly, clockwise.',
          'Try the lamp in another wall socket, without an extension lead.',
          'Put in another E27 bulb of at most 40 W.',
        ],
      },
      fr: {
        title: "La lampe ne s'allume pas",
        likelyCause: "L'ampoule est desserrée ou usée, ou la prise n'est pas alimentée.",
        steps: [
          "Débranchez la lampe et vissez bien l'ampoule.",
          'Essayez une autre prise murale, sans rallonge.',
          'Mettez une autre ampoule E27 de 40 W au plus.',
        ],
      },
      it: {
        title: 'La lampada non si accende',
        likelyCause: 'La lampadina è allentata o esaurita, oppure la presa non ha corrente.',
        steps: [
          'Stacca la spina e avvita bene la lampadina.',
          "Prova un'altra presa a muro, senza prolunga.",
          "Monta un'altra lampadina E27 da 40 W al massimo.",
        ],
      },
      es: {
        title: 'La lámpara no se enciende',
        likelyCause: 'La bombilla está floja o gastada, o el enchufe no tiene corriente.',
        steps: [
          'Desenchufa la lámpara y enrosca bien la bombilla.',
          'Prueba otro enchufe de pared, sin alargador.',
          'Pon otra bombilla E27 de 40 W como máximo.',
        ],
      },
      de: {
        title: 'Die Lampe geht nicht an',
        likelyCause:
          'Das Leuchtmittel sitzt locker oder ist verbraucht, oder die Steckdose ist ohne Strom.',
        steps: [
          'Ziehen Sie den Stecker und drehen Sie das Leuchtmittel fest ein.',
          'Versuchen Sie eine andere Wandsteckdose, ohne Verlängerungskabel.',
          'Setzen Sie ein anderes E27-Leuchtmittel mit höchstens 40 W ein.',
        ],
      },
      ar: {
        title: 'المصباح لا يضيء',
        likelyCause: 'اللمبة مرتخية أو منتهية، أو لا يوجد تيار في المقبس.',
        steps: [
          'افصل المصباح عن الكهرباء وثبّت اللمبة جيدًا.',
          'جرّب مقبسًا آخر في الجدار من دون وصلة تمديد.',
          'ركّب لمبة أخرى من نوع E27 لا تتجاوز 40 واط.',
        ],
      },
    },
  },
  {
    product: 'lamp',
    symptom: 'flickers',
    words: /flicker|blink|clignot|sfarfall|lampeggi|parpade|flacker|blinkt|ترمش|يرمش|تومض|يومض/iu,
    text: {
      en: {
        title: 'The lamp flickers',
        likelyCause: 'The bulb does not fit the dimmer, or its contact is loose.',
        steps: [
          'Unplug the lamp, let the bulb cool and screw it in firmly.',
          'If a dimmer is used, put in a bulb marked "dimmable".',
          'Try without the dimmer: steady light means that the dimmer is the cause.',
        ],
      },
      fr: {
        title: 'La lampe clignote',
        likelyCause: "L'ampoule ne convient pas au variateur, ou son contact est desserré.",
        steps: [
          "Débranchez la lampe, laissez refroidir l'ampoule et vissez-la bien.",
          'Avec un variateur, utilisez une ampoule marquée « dimmable ».',
          'Essayez sans le variateur : une lumière stable désigne le variateur.',
        ],
      },
      it: {
        title: 'La lampada sfarfalla',
        likelyCause: 'La lampadina non è adatta al dimmer, o il contatto è allentato.',
        steps: [
          'Stacca la spina, lascia raffreddare la lampadina e avvitala bene.',
          'Con un dimmer usa una lampadina "dimmerabile".',
          'Prova senza dimmer: se la luce è stabile, la causa è il dimmer.',
        ],
      },
      es: {
        title: 'La lámpara parpadea',
        likelyCause: 'La bombilla no sirve para el regulador, o su contacto está flojo.',
        steps: [
          'Desenchufa la lámpara, deja enfriar la bombilla y enróscala bien.',
          'Con regulador, usa una bombilla "regulable".',
          'Prueba sin regulador: si la luz es estable, la causa es el regulador.',
        ],
      },
      de: {
        title: 'Die Lampe flackert',
        likelyCause: 'Das Leuchtmittel passt nicht zum Dimmer, oder der Kontakt ist locker.',
        steps: [
          'Ziehen Sie den Stecker, lassen Sie das Leuchtmittel abkühlen und drehen Sie es fest ein.',
          'Mit Dimmer: setzen Sie ein dimmbares Leuchtmittel ein.',
          'Versuchen Sie es ohne Dimmer: ruhiges Licht heißt, der Dimmer ist die Ursache.',
        ],
      },
      ar: {
        title: 'المصباح يومض',
        likelyCause: 'اللمبة لا تناسب مفتاح التعتيم، أو أن توصيلها مرتخٍ.',
        steps: [
          'افصل المصباح، ودع اللمبة تبرد ثم ثبّتها جيدًا.',
          'مع مفتاح التعتيم استعمل لمبة قابلة للتعتيم.',
          'جرّب من دون مفتاح التعتيم: إن ثبت الضوء فالمفتاح هو السبب.',
        ],
      },
    },
  },
];
