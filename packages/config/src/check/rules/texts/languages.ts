import { namesAt, type Check } from '../../BrandUnderCheck.ts';

/** Checks that every offered language has texts and that the default language is offered. */
export const languages: Check = (underCheck, report) => {
  const site = underCheck.documents.site;
  const present = namesAt(underCheck, '/locales') ?? [];
  if (!present.includes('EN'))
    report(
      'LV419',
      '/locales',
      'there is no locales/EN.json: its keys are what the other languages are compared with',
    );
  if (!site) return;
  for (const [index, language] of site.supportLanguages.entries()) {
    if (language !== 'EN' && !present.includes(language))
      report(
        'LV419',
        `/site/supportLanguages/${index}`,
        `there is no locales/${language}.json; there is ${present.join(', ')}`,
      );
  }
  if (site.supportLanguages.includes(site.defaultLang)) return;
  report(
    'LV420',
    '/site/defaultLang',
    `"${site.defaultLang}" is none of the languages offered: ${site.supportLanguages.join(', ')}`,
  );
};
