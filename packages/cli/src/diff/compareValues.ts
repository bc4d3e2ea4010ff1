import { isDeepStrictEqual } from 'node:util';
import { hideSecrets } from '@livery/config';

/** A value that differs between two documents; a list counts as one value. */
export interface ValueChange {
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

/** Returns the leaves in which two JSON values differ. */
export function compareValues(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): ValueChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isRecord(before) || !isRecord(after)) return [{ path, before, after }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    compareValues(ownValue(before, name), ownValue(after, name), [...path, name]),
  );
}

/**
 * `16 → 18`, `added: …`, `removed`. A value that may be a secret is omitted; only the change is
 * reported.
 */
export function changeWords(
  { before, after }: Pick<ValueChange, 'before' | 'after'>,
  pointer: string,
): string {
  const [from, to] = [hideSecrets(before, pointer), hideSecrets(after, pointer)];
  if (before === undefined) return `added: ${valueWords(to)}`;
  if (after === undefined) return `removed (was ${valueWords(from)})`;
  return isDeepStrictEqual(from, to)
    ? 'differs (only the server sees the values)'
    : `${valueWords(from)} → ${valueWords(to)}`;
}

/** Formats a value for messages. */
export function valueWords(value: unknown): string {
  if (typeof value === 'string') return value === '' ? '""' : value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === undefined) return 'none';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(valueWords).join(', ');
  if (isRecord(value) && typeof value.$text === 'string') return `text ${value.$text}`;
  if (isRecord(value) && typeof value.$value === 'string') return `the value ${value.$value}`;
  if (isRecord(value) && typeof value.$secret === 'string') return `the secret ${value.$secret}`;
  return JSON.stringify(value);
}

/** `radiusPx` → `radius px`; `games.slots` is unchanged, because it is a name. */
export function nameWords(name: string): string {
  return name.includes('.')
    ? name
    : name.replaceAll(/(?<=[a-z0-9])[A-Z](?=[a-z]|$)/g, (capital) => ` ${capital.toLowerCase()}`);
}

/** Returns the pointer of a path inside a document. */
export function pointerOf(...path: readonly (string | number)[]): string {
  return path
    .map((name) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function ownValue(record: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
