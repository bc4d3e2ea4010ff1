import type { Check } from '../../BrandUnderCheck.ts';
import { similarName } from '../../../source/nearestName.ts';
import { joinPointer } from '../../../source/pointer.ts';
import { missingForms } from '../../missingForms.ts';
import { textIndex } from '../../textIndex.ts';
import { firstForm, keyOf } from '../../textKeys.ts';

/** Checks that each text with plural forms has those that its language needs. */
export const plurals: Check = ({ locales }, report) => {
  const english = locales.get('EN');
  const known = english && textIndex(english).keys;
  for (const [language, locale] of locales) {
    const missing = missingForms(locale);
    if (missing.length === 0) continue;
    // A misspelt form is reported with the texts that English lacks.
    const unknown = [...textIndex(locale).keys].filter((key) => !known?.has(key));
    const lacking = missing.filter((name) => similarName(name, unknown) === undefined);
    for (const name of lacking)
      report(
        'LV749',
        joinPointer('/locales', language, firstForm(Object.keys(locale), keyOf(name)) ?? name),
        `${language} has no text "${name}", so counts that need this plural form are shown with another`,
        { atKey: true },
      );
  }
};
