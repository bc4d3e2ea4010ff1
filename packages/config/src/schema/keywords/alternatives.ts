import { faultAtValue } from '../SchemaFault.ts';
import { shownValue } from '../valueWords.ts';
import type { KeywordWords } from './KeywordWords.ts';

export const alternatives: KeywordWords = {
  keywords: ['oneOf', 'anyOf'],
  describe: (error, options) =>
    faultAtValue(error, 'LV209', `${shownValue(error, options)} is none of the forms allowed here`),
};
