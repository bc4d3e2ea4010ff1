import { isSchema, stringsOf, type Schema } from '../source/Schema.ts';

const maxNames = 12;

/**
 * Returns how a value of the wrong type is written, as `; write 12 without quotes`, or an empty
 * text.
 *
 * @param types the types that are allowed
 * @param schema the schema of the value
 */
export function typeAdvice(
  value: unknown,
  types: readonly string[],
  schema: Schema | undefined,
): string {
  if (typeof value === 'string') {
    const bare = withoutQuotes(value, types);
    if (bare !== undefined) return `; write ${bare} without quotes`;
  }
  if (types.includes('array')) {
    const isOperation =
      isSchema(value) && ['insert', 'remove', 'move'].some((name) => name in value);
    if (isOperation) return '; changes of an inherited list are { "$ops": [ … ] }';
    const entries = isSchema(schema?.items) ? schema.items : {};
    return typeof value === 'string' && entries.type === 'string'
      ? `; write [${JSON.stringify(value)}]`
      : '';
  }
  if (types.includes('object') && !isSchema(value)) {
    const names = isSchema(schema?.properties) ? Object.keys(schema.properties) : [];
    const required = stringsOf(schema?.required);
    const shown = required.length > 0 ? required : names;
    return shown.length === 0 || shown.length > maxNames
      ? ''
      : `; write { ${listOf(shown, required.length > 0 ? ', ' : ' or ')} }`;
  }
  if (types.includes('string') && typeof value === 'number') return `; write "${value}"`;
  return '';
}

/** What a message advises to write instead of the value at its place. */
export interface Advice {
  /** Name of the property whose value is meant, if the message names it. */
  readonly property?: string | undefined;
  /** JSON of the new value. */
  readonly text: string;
}

/** Returns what a message advises to write; `undefined` if a part of it is left to the reader. */
export function adviceOf(message: string): Advice | undefined {
  const [, bare, property, literal, text] =
    /[;:] write (?:(\S+) without quotes|"(\w+)": (\d+|"\w+")|("[^"]*"|\["[^"]*"\]|\{ "\$text": "(?!the\.key")[^"]*" \}))$/.exec(
      message,
    ) ?? [];
  const value = bare ?? literal ?? text;
  return value === undefined ? undefined : { property, text: value };
}

/** Returns the range of a number, as ` from 400 to 900`, or an empty text. */
export function rangeOf({ minimum, maximum }: Schema): string {
  return typeof minimum === 'number' && typeof maximum === 'number'
    ? ` from ${minimum} to ${maximum}`
    : '';
}

function listOf(names: readonly string[], separator: string): string {
  return names.map((name) => `"${name}": …`).join(separator);
}

/** Returns the number or truth value that a text holds; `undefined` if it holds none. */
function withoutQuotes(text: string, types: readonly string[]): string | undefined {
  const word = text.trim().toLowerCase();
  if (types.includes('boolean')) {
    if (['true', 'yes', 'on'].includes(word)) return 'true';
    if (['false', 'no', 'off'].includes(word)) return 'false';
  }
  const [, number] = /^(-?\d+(?:\.\d+)?)\s*(?:px|ms|%)?$/.exec(word) ?? [];
  const isWhole = number !== undefined && !number.includes('.');
  return number !== undefined &&
    (types.includes('number') || (types.includes('integer') && isWhole))
    ? number
    : undefined;
}
