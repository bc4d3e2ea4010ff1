import { faultAtValue } from '../SchemaFault.ts';
import { shownValue, validatorWords } from '../valueWords.ts';
import type { KeywordWords } from './KeywordWords.ts';

export const limits: KeywordWords = {
  keywords: [
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'multipleOf',
    'minLength',
    'maxLength',
    'minItems',
    'maxItems',
  ],
  describe: (error, options) =>
    faultAtValue(
      error,
      'LV206',
      error.keyword === 'minLength' && error.params.limit === 1
        ? `${shownValue(error, options)} may not be empty`
        : validatorWords(error, options),
    ),
};
