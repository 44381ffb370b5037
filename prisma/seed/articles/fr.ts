import { article } from './article.ts';

export const french = [
  article(
    'refund-policy',
    'Remboursements',
    ['refund', 'billing'],
    [
      [
        '',
        "Vous êtes remboursé pour tout article cassé à l'arrivée, erroné, jamais arrivé ou renvoyé à temps.",
      ],
      [
        'Quand vous recevez votre argent',
        "L'argent revient sur la carte ou le compte qui a payé, en général sous cinq jours ouvrés. Les frais de port sont remboursés si l'erreur vient de nous.",
      ],
      [
        'Qui décide',
        "Jusqu'à 50 EUR, le remboursement part aussitôt quand nous savons qui vous êtes. Jusqu'à 500 EUR, une personne de l'équipe examine d'abord le cas. Au-delà, c'est toujours une personne qui s'en occupe.",
      ],
    ],
  ),
  article(
    'returns',
    'Retours',
    ['return', 'orders'],
    [
      [
        'Combien de temps pour renvoyer un article',
        'Vous pouvez renvoyer une commande dans les 30 jours après la livraison.',
      ],
      [
        'Comment renvoyer',
        "Demandez une étiquette de retour dans ce chat avec votre numéro de commande, emballez l'article et déposez-le dans un point relais.",
      ],
      [
        'Prix',
        "Les retours sont gratuits dans l'Union européenne. Depuis un autre pays, l'étiquette coûte 6 EUR, déduits du remboursement.",
      ],
    ],
  ),
  article(
    'delivery-times',
    'Délais et frais de livraison',
    ['delivery', 'orders'],
    [
      ['', 'Une commande passée avant 14 h un jour ouvré part le jour même.'],
      [
        'Combien de temps prend la livraison',
        "Allemagne et Autriche : 2 à 3 jours ouvrés. Autres pays de l'Union européenne : 3 à 6 jours ouvrés. Meubles : 7 à 12 jours ouvrés, sur rendez-vous.",
      ],
      [
        'Combien coûte la livraison',
        'La livraison coûte 4,90 EUR, et elle est gratuite dès 60 EUR. Les meubles sont livrés pour 29 EUR.',
      ],
      [
        'Colis en retard',
        "Si le suivi n'a pas bougé depuis trois jours ouvrés, donnez-nous votre numéro de commande : nous cherchons le colis avec le transporteur.",
      ],
    ],
  ),
  article(
    'delivery-countries',
    'Pays de livraison',
    ['delivery', 'countries'],
    [
      ['', "Nous livrons dans toute l'Union européenne, en Norvège et en Suisse."],
      [
        'Îles et Malte',
        'Malte, Chypre, les Canaries, la Sicile et la Sardaigne sont comprises : 6 à 9 jours ouvrés, 9,90 EUR. Les meubles ne partent pas vers Malte et Chypre.',
      ],
      [
        'Ailleurs',
        "Nous ne livrons pas encore au Royaume-Uni, aux États-Unis ni dans d'autres pays.",
      ],
    ],
  ),
  article(
    'damaged-on-arrival',
    'Article arrivé cassé',
    ['damaged', 'refund', 'orders'],
    [
      [
        '',
        'Nous sommes désolés. Un article arrivé cassé est remboursé ou remplacé, comme vous préférez.',
      ],
      [
        'Ce dont nous avons besoin',
        "Votre numéro de commande et ce qui est cassé. Une photo aide, mais n'est pas obligatoire jusqu'à 50 EUR.",
      ],
      [
        'Faut-il le renvoyer ?',
        'Verre, ampoules et lampes cassés restent chez vous : recyclez-les. Les meubles et les appareils sont repris par nos soins.',
      ],
      ['Délai', 'Prévenez-nous dans les 14 jours après la livraison.'],
    ],
  ),
  article(
    'password-reset',
    'Réinitialiser le mot de passe',
    ['password', 'sign-in', 'account'],
    [
      ['', 'Vous pouvez choisir un nouveau mot de passe sur la page de connexion.'],
      [
        'Comment faire',
        'Cliquez sur « Mot de passe oublié » et saisissez votre adresse e-mail. Le lien reçu est valable une heure.',
      ],
      [
        "L'e-mail n'arrive pas",
        "Regardez dans les indésirables et vérifiez l'adresse. Nous ne demandons jamais votre mot de passe.",
      ],
    ],
  ),
  article(
    'close-account',
    'Fermer le compte et données personnelles',
    ['account', 'privacy', 'close'],
    [
      ['', 'Vous pouvez fermer votre compte à tout moment et demander une copie de vos données.'],
      [
        'Fermer le compte',
        'Dites-le dans ce chat. Nous vérifions votre identité et fermons le compte sous deux jours.',
      ],
      [
        'Ce qui est effacé',
        'Nom, adresses, listes et newsletter sont effacés. Les factures sont gardées dix ans, la loi le demande.',
      ],
    ],
  ),
];
