import type { ErrorObject } from 'ajv/dist/2020.js';
import { groupBy } from '../../source/groupBy.ts';
import { getAt } from '../../source/LocatedValue.ts';
import { isSchema } from '../../source/Schema.ts';
import { isCondition, knownNames } from '../knownNames.ts';
import { faultAtKey, faultAtValue, ownerOf } from '../SchemaFault.ts';
import { quoted } from '../valueWords.ts';
import type { KeywordWords, MergedDocument } from './KeywordWords.ts';

export const propertyCount: KeywordWords = {
  keywords: ['minProperties', 'maxProperties'],
  whereStated: (error, merged) =>
    error.keyword === 'maxProperties' ? ofEachFolder(error, merged) : [error],
  describe(error, options) {
    const { params, parentSchema, instancePath, schema } = error;
    const names = knownNames(error);
    if (isCondition(error))
      return faultAtValue(error, 'LV211', `a condition has exactly one of ${names.join(', ')}`);
    if (params.first !== undefined)
      return faultAtKey(
        error,
        String(params.first),
        'LV206',
        `"${params.folder}" states ${params.count} entries of "${ownerOf(instancePath, options)}", without those it inherits; at most ${String(schema)}, so remove some`,
      );
    const isChoice = parentSchema?.minProperties === 1 && parentSchema.maxProperties === 1;
    return faultAtValue(
      error,
      'LV206',
      isChoice && names.length > 0
        ? `write exactly one of ${quoted(names)}`
        : (error.message ?? error.keyword),
    );
  },
};

/**
 * Returns the errors of the folders that state too many entries by name, such as routes. What a
 * folder inherits does not count, because the author of a brand cannot change it.
 */
function ofEachFolder(error: ErrorObject, { document, pointer }: MergedDocument): ErrorObject[] {
  const { additionalProperties, patternProperties } = error.parentSchema ?? {};
  const located = getAt(document, error.instancePath.slice(pointer.length));
  if (!isSchema(additionalProperties ?? patternProperties) || located?.kind !== 'object')
    return [error];
  const max = Number(error.schema);
  return Array.from(
    groupBy(located.entries, ([, { key }]) => key.document.layer),
    ([folder, entries]) => ({ folder, count: entries.length, first: entries[max]?.[0] }),
  ).flatMap(({ folder, count, first }) =>
    first === undefined ? [] : [{ ...error, params: { folder, count, first } }],
  );
}
