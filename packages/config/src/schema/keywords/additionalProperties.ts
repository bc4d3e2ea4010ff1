import type { ErrorObject } from 'ajv/dist/2020.js';
import { hintOf } from '../../source/nearestName.ts';
import { joinPointer } from '../../source/pointer.ts';
import { isSchema } from '../../source/Schema.ts';
import { isCondition, knownNames, meantName, unknownName } from '../knownNames.ts';
import { faultAtKey, ownerOf } from '../SchemaFault.ts';
import type { KeywordWords } from './KeywordWords.ts';

export const additionalProperties: KeywordWords = {
  keywords: ['additionalProperties', 'unevaluatedProperties'],
  describe(error, options) {
    const { instancePath } = error;
    const name = unknownName(error) ?? '';
    const noun = options.props && instancePath === options.base ? 'prop' : 'property';
    const owner = `${noun === 'prop' ? 'on' : 'in'} ${ownerOf(instancePath, options)}`;
    const suggestion = meantName(error);
    const hint =
      suggestion !== undefined
        ? hintOf(suggestion)
        : isCondition(error)
          ? `; there is ${knownNames(error).join(', ')}`
          : containerHint(error, name);
    const unknown = faultAtKey(error, name, 'LV203', `unknown ${noun} "${name}" ${owner}${hint}`);
    return suggestion === undefined
      ? unknown
      : { ...unknown, suggestion: joinPointer(instancePath, suggestion) };
  },
};

/**
 * Returns a hint if an unknown property was written one level too high: a property of exactly one
 * object, or an entry of the map that is the document's only object, as in menus.json.
 */
function containerHint({ data, parentSchema }: ErrorObject, name: string): string {
  if (!isSchema(parentSchema?.properties)) return '';
  const objects = Object.entries(parentSchema.properties).flatMap(([key, schema]) =>
    isSchema(schema) && schema.type === 'object' ? [{ key, schema }] : [],
  );
  const owners = objects.filter(
    ({ schema }) => isSchema(schema.properties) && Object.hasOwn(schema.properties, name),
  );
  const maps = objects.filter(({ schema }) => isSchema(schema.additionalProperties));
  const value = isSchema(data) ? data[name] : undefined;
  const isEntry = objects.length === 1 && typeof value === 'object' && value !== null;
  const [owner, ...others] = owners.length > 0 ? owners : isEntry ? maps : [];
  return owner && others.length === 0
    ? `; it belongs inside "${owner.key}": { "${owner.key}": { "${name}": … } }`
    : '';
}
