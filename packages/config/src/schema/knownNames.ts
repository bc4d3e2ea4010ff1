import type { ErrorObject } from 'ajv/dist/2020.js';
import { nearestName, similarName } from '../source/nearestName.ts';
import { isSchema, stringsOf } from '../source/Schema.ts';

/** Returns the names of the properties that the object of an error may have. */
export function knownNames({ parentSchema }: ErrorObject): string[] {
  return isSchema(parentSchema?.properties) ? Object.keys(parentSchema.properties) : [];
}

/** Returns whether the object of an error is a condition, which has exactly one property. */
export function isCondition({ parentSchema }: ErrorObject): boolean {
  return parentSchema?.title === 'Condition';
}

/** Returns the name that an error reports as unknown; `undefined` for other errors. */
export function unknownName({ params }: ErrorObject): string | undefined {
  const name: unknown = params.additionalProperty ?? params.unevaluatedProperty;
  return typeof name === 'string' ? name : undefined;
}

/**
 * Returns the known name that an unknown one resembles; less so if the known one is missing. An
 * unknown binding such as `$txt` was meant to be the only binding there is.
 */
export function meantName(error: ErrorObject): string | undefined {
  const name = unknownName(error);
  if (name === undefined) return undefined;
  const bindings = knownNames(error).filter((known) => known.startsWith('$'));
  const only = name.startsWith('$') && bindings.length === 1 ? bindings[0] : undefined;
  return (
    only ??
    nearestName(name, knownNames(error)) ??
    similarName(name, missingNames(error), Math.floor(name.length / 2))
  );
}

/** Returns the required properties that an object lacks. */
function missingNames({ data, parentSchema }: ErrorObject): string[] {
  return isSchema(data)
    ? stringsOf(parentSchema?.required).filter((name) => !Object.hasOwn(data, name))
    : [];
}
