import type { Language } from '../../../server/protocol/language.ts';
import { diagnoses } from '../../../server/shop/diagnosis.ts';
import { article, type SeedArticle } from './article.ts';

const TITLES: Record<'lamp' | 'speaker', Record<Language, string>> = {
  lamp: {
    en: 'Lamp troubleshooting',
    fr: 'Dépannage des lampes',
    it: 'Problemi con le lampade',
    es: 'Problemas con las lámparas',
    de: 'Hilfe bei Lampen',
    ar: 'حل مشكلات المصابيح',
  },
  speaker: {
    en: 'Wifi speaker troubleshooting',
    fr: "Dépannage de l'enceinte wifi",
    it: 'Problemi con la cassa wifi',
    es: 'Problemas con el altavoz wifi',
    de: 'Hilfe beim WLAN-Lautsprecher',
    ar: 'حل مشكلات مكبّر صوت واي فاي',
  },
};

/** The articles say what the diagnosis tool says: one source for both. */
export function troubleshooting(language: Language): SeedArticle[] {
  return (['lamp', 'speaker'] as const).map((product) =>
    article(
      `${product}-troubleshooting`,
      TITLES[product][language],
      [product, 'technical'],
      diagnoses
        .filter((one) => one.product === product)
        .map(({ text }) => {
          const { title, likelyCause, steps } = text[language];
          const numbered = steps.map((step, index) => `${index + 1}. ${step}`);
          return [title, [likelyCause, ...numbered].join('\n')];
        }),
    ),
  );
}
