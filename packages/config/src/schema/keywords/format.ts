import { faultAtValue } from '../SchemaFault.ts';
import { shownValue } from '../valueWords.ts';
import type { KeywordWords } from './KeywordWords.ts';

export const format: KeywordWords = {
  keywords: ['format'],
  describe: (error, options) =>
    faultAtValue(
      error,
      'LV205',
      `${shownValue(error, options)} is no ${String(error.params.format)}`,
    ),
};
