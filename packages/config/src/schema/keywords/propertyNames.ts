import { isSchema, type Schema } from '../../source/Schema.ts';
import { formOf } from '../patternWords.ts';
import { faultAtKey } from '../SchemaFault.ts';
import { repairHint } from '../valueWords.ts';
import type { KeywordWords } from './KeywordWords.ts';

export const propertyNames: KeywordWords = {
  keywords: ['propertyNames'],
  describe(error, { secret }) {
    const name = String(error.params.propertyName);
    const schema = isSchema(error.schema) ? error.schema : {};
    const { pattern, maxLength } = schema;
    const hint = secret ? '' : repairHint(name, { pattern, maxLength });
    return faultAtKey(error, name, 'LV207', `"${name}" is no name: ${formOfName(schema)}${hint}`);
  },
};

/** Returns the required form of an object's keys. */
function formOfName({ pattern, enum: allowed, maxLength }: Schema): string {
  const form = Array.isArray(allowed)
    ? `there is ${allowed.join(', ')}`
    : formOf(pattern, undefined);
  return typeof maxLength === 'number' ? `${form}; at most ${maxLength} characters` : form;
}
