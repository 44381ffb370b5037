import type { Diagnosis } from './diagnosis.ts';

export const speakerDiagnoses: Diagnosis[] = [
  {
    product: 'speaker',
    symptom: 'no_wifi',
    words:
      /wi-?fi|network|connect|pair|réseau|connex|rete|conness|collega|conexi|conecta|netz|wlan|verbind|واي|شبكة|اتصال|يتصل/iu,
    text: {
      en: {
        title: 'The speaker does not connect to wifi',
        likelyCause: 'The speaker still looks for an old network, or the network is 5 GHz only.',
        steps: [
          'Unplug the speaker for ten seconds and plug it in again.',
          'Hold the link button for five seconds until the ring turns blue.',
          'In the app choose your 2.4 GHz network and type its password again.',
        ],
      },
      fr: {
        title: "L'enceinte ne se connecte pas au wifi",
        likelyCause: "L'enceinte cherche un ancien réseau, ou le réseau est en 5 GHz seulement.",
        steps: [
          "Débranchez l'enceinte dix secondes, puis rebranchez-la.",
          "Maintenez le bouton de liaison cinq secondes jusqu'à l'anneau bleu.",
          "Dans l'application, choisissez le réseau 2,4 GHz et saisissez son mot de passe.",
        ],
      },
      it: {
        title: 'La cassa non si collega al wifi',
        likelyCause: 'La cassa cerca ancora una vecchia rete, o la rete è solo a 5 GHz.',
        steps: [
          'Stacca la cassa per dieci secondi e ricollegala.',
          "Tieni premuto il tasto di collegamento cinque secondi, finché l'anello è blu.",
          "Nell'app scegli la rete a 2,4 GHz e riscrivi la sua password.",
        ],
      },
      es: {
        title: 'El altavoz no se conecta al wifi',
        likelyCause: 'El altavoz busca todavía una red antigua, o la red es solo de 5 GHz.',
        steps: [
          'Desenchufa el altavoz diez segundos y vuelve a enchufarlo.',
          'Mantén el botón de enlace cinco segundos hasta que el anillo sea azul.',
          'En la app elige tu red de 2,4 GHz y escribe de nuevo su contraseña.',
        ],
      },
      de: {
        title: 'Der Lautsprecher verbindet sich nicht mit dem WLAN',
        likelyCause: 'Er sucht noch ein altes Netz, oder das Netz hat nur 5 GHz.',
        steps: [
          'Ziehen Sie den Stecker für zehn Sekunden und stecken Sie ihn wieder ein.',
          'Halten Sie die Verbindungstaste fünf Sekunden, bis der Ring blau leuchtet.',
          'Wählen Sie in der App Ihr 2,4-GHz-Netz und geben Sie das Kennwort neu ein.',
        ],
      },
      ar: {
        title: 'مكبّر الصوت لا يتصل بشبكة واي فاي',
        likelyCause: 'المكبّر ما زال يبحث عن شبكة قديمة، أو أن الشبكة 5 غيغاهرتز فقط.',
        steps: [
          'افصل المكبّر عن الكهرباء عشر ثوانٍ ثم أعد توصيله.',
          'اضغط زر الربط خمس ثوانٍ حتى تصبح الحلقة زرقاء.',
          'في التطبيق اختر شبكة 2.4 غيغاهرتز واكتب كلمة مرورها من جديد.',
        ],
      },
    },
  },
  {
    product: 'speaker',
    symptom: 'no_sound',
    words:
      /sound|silent|mute|crackl|hear|noise|\bson\b|muet|grésill|suono|audio|muto|gracchi|sonido|mudo|suena|ton\b|stumm|knist|صوت|صامت/iu,
    text: {
      en: {
        title: 'The speaker is silent or crackles',
        likelyCause: 'It is muted, or the stream is too strong for a weak signal.',
        steps: [
          'Press the top once: a red ring means that it was muted.',
          'Put the speaker within five metres of the router and play again.',
          'In the app open Settings, Sound, and choose "normal quality".',
        ],
      },
      fr: {
        title: "L'enceinte est muette ou grésille",
        likelyCause: 'Le son est coupé, ou le signal est trop faible pour le flux.',
        steps: [
          'Appuyez une fois sur le dessus : un anneau rouge veut dire que le son était coupé.',
          "Placez l'enceinte à moins de cinq mètres du routeur et relancez la lecture.",
          "Dans l'application, ouvrez Réglages, Son, et choisissez « qualité normale ».",
        ],
      },
      it: {
        title: 'La cassa è muta o gracchia',
        likelyCause: 'Il suono è disattivato, o il segnale è troppo debole.',
        steps: [
          'Premi una volta la parte alta: un anello rosso indica che il suono era disattivato.',
          'Metti la cassa a meno di cinque metri dal router e riprova.',
          'Nell\'app apri Impostazioni, Suono, e scegli "qualità normale".',
        ],
      },
      es: {
        title: 'El altavoz no suena o chisporrotea',
        likelyCause: 'Está silenciado, o la señal es demasiado débil.',
        steps: [
          'Pulsa una vez la parte superior: un anillo rojo indica que estaba silenciado.',
          'Pon el altavoz a menos de cinco metros del router y prueba otra vez.',
          'En la app abre Ajustes, Sonido, y elige "calidad normal".',
        ],
      },
      de: {
        title: 'Der Lautsprecher ist stumm oder knistert',
        likelyCause: 'Er ist stummgeschaltet, oder das Signal ist zu schwach.',
        steps: [
          'Drücken Sie einmal oben: ein roter Ring heißt, dass er stumm war.',
          'Stellen Sie ihn höchstens fünf Meter vom Router auf und versuchen Sie es noch einmal.',
          'Öffnen Sie in der App Einstellungen, Klang, und wählen Sie „normale Qualität“.',
        ],
      },
      ar: {
        title: 'مكبّر الصوت صامت أو فيه خشخشة',
        likelyCause: 'الصوت مكتوم، أو أن الإشارة ضعيفة.',
        steps: [
          'اضغط مرة على الأعلى: الحلقة الحمراء تعني أن الصوت كان مكتومًا.',
          'ضع المكبّر على بعد أقل من خمسة أمتار من الموجّه وحاول مجددًا.',
          'في التطبيق افتح الإعدادات ثم الصوت واختر «جودة عادية».',
        ],
      },
    },
  },
];
