import type { ErrorObject } from 'ajv/dist/2020.js';
import { groupBy } from '../source/groupBy.ts';
import { wordsOf } from './keywords/allKeywords.ts';
import { meantName, unknownName } from './knownNames.ts';
import type { DescribeOptions, SchemaFault } from './SchemaFault.ts';

/** Turns the validator's errors into problems: one mistake, one problem. */
export function describeErrors(
  errors: readonly ErrorObject[],
  options: DescribeOptions,
): SchemaFault[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  const mistakes = errors.filter(
    (error) =>
      !isEcho(error, errors) &&
      !choices.some((choice) => choice !== error && isWithin(error, choice)),
  );
  const isLack = ({ keyword }: ErrorObject): boolean => keyword === 'required';
  const describe = (error: ErrorObject): SchemaFault =>
    wordsOf(error.keyword).describe(error, options);
  const faults = new Map<string, SchemaFault>();
  for (const error of mistakes.filter((error) => !isLack(error))) {
    const fault = describe(error);
    if (!faults.has(fault.pointer)) faults.set(fault.pointer, fault);
  }
  return [...faults.values(), ...lackOfEachObject(mistakes.filter(isLack)).map(describe)];
}

/** Joins the errors of an object's missing properties, which are reported in one message. */
function lackOfEachObject(errors: readonly ErrorObject[]): ErrorObject[] {
  return [...groupBy(errors, ({ instancePath }) => instancePath).values()].flatMap((group) => {
    const missing = group.map(({ params }) => String(params.missingProperty));
    return group.slice(0, 1).map((error) => ({ ...error, params: { missing } }));
  });
}

/** Returns whether an error only repeats another one. */
function isEcho(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  if (error.keyword === 'if' || error.propertyName !== undefined) return true;
  const beside = errors.filter(
    (other) => other.instancePath === error.instancePath && other !== error,
  );
  if (error.keyword === 'items') return beside.some(({ keyword }) => keyword === 'maxItems');
  // A misspelt name is reported as both unknown and missing.
  if (error.keyword === 'required')
    return beside.some((other) => meantName(other) === error.params.missingProperty);
  // For a condition with an unknown key, the number of allowed keys is irrelevant.
  return (
    error.keyword === 'maxProperties' && beside.some((other) => unknownName(other) !== undefined)
  );
}

function isWithin(error: ErrorObject, choice: ErrorObject): boolean {
  return (
    error.instancePath === choice.instancePath ||
    error.instancePath.startsWith(`${choice.instancePath}/`)
  );
}
