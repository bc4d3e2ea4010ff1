import { contentLanguages, type Words } from '../words/Words.ts';

/**
 * Validates one value of a data file and returns it typed. Throws an error that begins with the
 * value's position, such as `content/mall.json $.items[3].name`.
 */
export type Shape<T> = (value: unknown, location: string) => T;

type Shapes = Readonly<Record<string, Shape<unknown>>>;
type Shaped<S extends Shapes> = { readonly [K in keyof S]: ReturnType<S[K]> };

/** Non-empty string. */
export const text: Shape<string> = (value, location) => {
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw new Error(`${location} must be a text that is not empty.`);
};

/** Integer. */
export const integer: Shape<number> = (value, location) => {
  if (Number.isSafeInteger(value)) return value as number; // checked by the condition
  throw new Error(`${location} must be a whole number.`);
};

export const boolean: Shape<boolean> = (value, location) => {
  if (typeof value === 'boolean') return value;
  throw new Error(`${location} must be true or false.`);
};

/** One of the given names. */
export function oneOf<const T extends string>(names: readonly T[]): Shape<T> {
  return (value, location) => {
    const name = names.find((candidate) => candidate === value);
    if (name !== undefined) return name;
    throw new Error(`${location} must be one of: ${names.join(', ')}.`);
  };
}

export function listOf<T>(item: Shape<T>): Shape<readonly T[]> {
  return (value, location) => {
    if (!Array.isArray(value)) throw new Error(`${location} must be a list.`);
    return value.map((entry, index) => item(entry, `${location}[${index}]`));
  };
}

/** Object with any keys, whose values have one shape. */
export function recordOf<T>(item: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return (value, location) =>
    Object.fromEntries(
      Object.entries(objectAt(value, location)).map(([key, entry]) => [
        key,
        item(entry, `${location}.${key}`),
      ]),
    );
}

/** Object with exactly the given keys, whose values have one shape. */
export function each<K extends string, T>(
  keys: readonly K[],
  item: Shape<T>,
): Shape<Readonly<Record<K, T>>> {
  const shapes = Object.fromEntries(keys.map((key) => [key, item]));
  // The shapes have exactly these keys.
  return fields(shapes) as Shape<Readonly<Record<K, T>>>;
}

/** Object with all required fields, optionally some of the optional ones, and no others. */
export function fields<R extends Shapes>(required: R): Shape<Shaped<R>>;
export function fields<R extends Shapes, O extends Shapes>(
  required: R,
  optional: O,
): Shape<Shaped<R> & Partial<Shaped<O>>>;
export function fields(required: Shapes, optional: Shapes = {}): Shape<object> {
  const shapes: Shapes = { ...required, ...optional };
  return (value, location) => {
    const object = objectAt(value, location);
    for (const key of Object.keys(object))
      if (!Object.hasOwn(shapes, key)) throw new Error(`${location}.${key} is an unknown field.`);
    for (const key of Object.keys(required))
      if (!Object.hasOwn(object, key)) throw new Error(`${location}.${key} is missing.`);
    return Object.fromEntries(
      Object.entries(object).map(([key, entry]) => [
        key,
        shapes[key]?.(entry, `${location}.${key}`),
      ]),
    );
  };
}

/** Text in every language of the content. */
export const words: Shape<Words> = each(contentLanguages, text);

function objectAt(value: unknown, location: string): object {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new Error(`${location} must be an object.`);
}
