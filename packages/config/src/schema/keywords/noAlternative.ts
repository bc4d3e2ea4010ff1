import { faultAtValue } from '../SchemaFault.ts';
import { kindOf } from '../valueWords.ts';
import type { KeywordWords } from './KeywordWords.ts';

/** `"x-noAlternative": "a string or a list"`: the value has the shape of no alternative. */
export const noAlternative: KeywordWords = {
  keywords: ['x-noAlternative'],
  rule: { keyword: 'x-noAlternative', validate: () => false, errors: false },
  describe: (error) =>
    faultAtValue(error, 'LV209', `expected ${String(error.schema)}, found ${kindOf(error.data)}`),
};
