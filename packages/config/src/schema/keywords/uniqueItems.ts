import { joinPointer } from '../../source/pointer.ts';
import { faultAtValue } from '../SchemaFault.ts';
import { show } from '../valueWords.ts';
import type { KeywordWords } from './KeywordWords.ts';

export const uniqueItems: KeywordWords = {
  keywords: ['uniqueItems'],
  describe(error, { secret }) {
    const { data, params, instancePath } = error;
    const repeated: unknown = Array.isArray(data) ? data[Number(params.i)] : undefined;
    return {
      ...faultAtValue(error, 'LV210', `the list has ${secret ? 'an entry' : show(repeated)} twice`),
      pointer: joinPointer(instancePath, String(params.i)),
    };
  },
};
