import { formOf } from '../patternWords.ts';
import { faultAtValue } from '../SchemaFault.ts';
import { repairHint, shownValue } from '../valueWords.ts';
import type { KeywordWords } from './KeywordWords.ts';

export const pattern: KeywordWords = {
  keywords: ['pattern'],
  describe(error, options) {
    const { data, params, parentSchema } = error;
    const display = shownValue(error, options);
    const isLink = typeof params.pattern === 'string' && params.pattern.startsWith('^https://');
    if (isLink)
      return faultAtValue(
        error,
        'LV505',
        `${display} is no https address; it begins with "https://"`,
      );
    const limits = { pattern: params.pattern, maxLength: parentSchema?.maxLength };
    const hint = options.secret || typeof data !== 'string' ? '' : repairHint(data, limits);
    return faultAtValue(
      error,
      'LV205',
      `${display} does not have the form needed here: ${formOf(params.pattern, parentSchema?.description)}${hint}`,
    );
  },
};
