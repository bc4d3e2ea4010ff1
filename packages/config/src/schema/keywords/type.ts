import { pointerParts } from '../../source/pointer.ts';
import { isSchema } from '../../source/Schema.ts';
import { faultAtValue } from '../SchemaFault.ts';
import { rangeOf, typeAdvice } from '../typeAdvice.ts';
import { kindOf, kindsOf, show } from '../valueWords.ts';
import type { KeywordWords } from './KeywordWords.ts';

const textKey = /^[a-zA-Z][A-Za-z0-9_]*(?:\.[A-Za-z0-9_]+)+$/;

export const type: KeywordWords = {
  keywords: ['type'],
  describe(error, { name, secret }) {
    const { data, parentSchema, params, instancePath } = error;
    if (parentSchema?.title === 'TextRef' && typeof data === 'string')
      return faultAtValue(
        error,
        'LV201',
        `a text is named by its key in locales: write { "$text": ${textKey.test(data) ? show(data) : '"the.key"'} }`,
      );
    if (name.startsWith('locales/') && isSchema(data))
      return faultAtValue(
        error,
        'LV201',
        `expected a text, found an object; texts have no groups: write ${show(`${pointerParts(instancePath).at(-1)}.${Object.keys(data)[0] ?? '…'}`)}`,
      );
    const types = [params.type].flat().map(String);
    const advice = secret ? '' : typeAdvice(data, types, parentSchema);
    const range = isSchema(parentSchema) && typeof data !== 'number' ? rangeOf(parentSchema) : '';
    return faultAtValue(
      error,
      'LV201',
      `expected ${kindsOf(types)}${range}, found ${kindOf(data)}${advice}`,
    );
  },
};
