import { isSchema, stringsOf } from '../../source/Schema.ts';
import { faultAtValue } from '../SchemaFault.ts';
import { quoted } from '../valueWords.ts';
import type { KeywordWords } from './KeywordWords.ts';

export const not: KeywordWords = {
  keywords: ['not'],
  describe(error) {
    const names = stringsOf(isSchema(error.schema) ? error.schema.required : undefined);
    return names.length > 1
      ? faultAtValue(error, 'LV206', `write only one of ${quoted(names)}`)
      : faultAtValue(error, 'LV212', error.message ?? error.keyword);
  },
};
