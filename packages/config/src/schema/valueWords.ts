import type { ErrorObject } from 'ajv/dist/2020.js';
import { hintOf } from '../source/nearestName.ts';
import { repairedText } from './repairedText.ts';
import type { DescribeOptions } from './SchemaFault.ts';

const words: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

/** Returns the names of types, as `a text or a list`. */
export function kindsOf(types: readonly string[]): string {
  return types.map((type) => words[type] ?? type).join(' or ');
}

/** Returns the name of a value's type. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return words[Array.isArray(value) ? 'array' : typeof value] ?? typeof value;
}

/** Returns a value as JSON, shortened for a message. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Returns the value that an error is about as a message shows it. */
export function shownValue({ data }: ErrorObject, { secret }: DescribeOptions): string {
  return secret ? 'the value' : show(data);
}

/** Returns the validator's own message with its subject. */
export function validatorWords(error: ErrorObject, options: DescribeOptions): string {
  const subject = Array.isArray(error.data) ? 'the list' : shownValue(error, options);
  const message = error.message ?? error.keyword;
  return `${subject} ${message.replace('must NOT have', 'may not have')}`;
}

/** Returns names in quotation marks, as `"a", "b"`. */
export function quoted(names: readonly string[], separator = ', '): string {
  return names.map((name) => `"${name}"`).join(separator);
}

/** Returns a hint to the text that was probably meant, or an empty text. */
export function repairHint(
  text: string,
  { pattern, maxLength }: { pattern: unknown; maxLength: unknown },
): string {
  const repaired = repairedText(text, { pattern, maxLength });
  return repaired === undefined ? '' : hintOf(repaired);
}
