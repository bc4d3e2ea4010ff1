import type { ErrorObject } from 'ajv/dist/2020.js';
import { didYouMean } from '../../source/nearestName.ts';
import { faultAtValue } from '../SchemaFault.ts';
import { show, shownValue } from '../valueWords.ts';
import type { KeywordWords } from './KeywordWords.ts';

export const enumValues: KeywordWords = {
  keywords: ['enum', 'const'],
  describe(error, options) {
    const { data } = error;
    const allowed = allowedBy(error);
    const texts = allowed.filter((value) => typeof value === 'string');
    const near = typeof data === 'string' ? didYouMean(data, texts) : '';
    return faultAtValue(
      error,
      'LV204',
      `${shownValue(error, options)} is none of ${allowed.map((value) => show(value)).join(', ')}${near}`,
    );
  },
};

function allowedBy({ keyword, params }: ErrorObject): unknown[] {
  if (keyword === 'const') return [params.allowedValue];
  return Array.isArray(params.allowedValues) ? params.allowedValues : [];
}
