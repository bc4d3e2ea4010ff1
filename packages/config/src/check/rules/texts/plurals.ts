import type { Check } from '../../BrandUnderCheck.ts';
import { similarName } from '../../../source/nearestName.ts';
import { joinPointer } from '../../../source/pointer.ts';
import { missingForms } from '../../missingForms.ts';
import { textIndex } from '../../textIndex.ts';
import { firstForm, keyOf } from '../../textKeys.ts';

/** Checks that each text with plural forms has those that its language needs. */
export const plurals: Check = ({ locales }, report) => {
  const keysOf = (language: string): ReadonlySet<string> => {
    const locale = locales.get(language);
    return locale ? textIndex(locale).keys : new Set();
  };
  for (const [language, locale] of locales) {
    const missing = missingForms(locale);
    if (missing.length === 0) continue;
    // A misspelt form is reported with the texts that English, or another language than it, lacks.
    const others = language === 'EN' ? [...locales.keys()].filter((name) => name !== 'EN') : ['EN'];
    const unknown = [...keysOf(language)].filter((key) =>
      others.some((other) => !keysOf(other).has(key)),
    );
    const lacking = missing.filter((name) => similarName(name, unknown) === undefined);
    for (const name of lacking)
      report(
        'LV749',
        joinPointer('/locales', language, firstForm(locale, keyOf(name)) ?? name),
        `${language} has no text "${name}", so counts that need this plural form are shown with another`,
        { atKey: true },
      );
  }
};
