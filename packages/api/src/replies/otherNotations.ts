import { exactNumberIn } from './exactNumberIn.ts';

/**
 * Returns a scalar in its other notations: a number in a text, a text from a number, and 0, 1, "0",
 * "1", "true" and "false" for a boolean. Each has exactly the meaning of the value.
 *
 * @param isEnum also writes a boolean as "1" or "0", which would be no text for a person.
 */
export function otherNotations(value: unknown, { isEnum }: { isEnum: boolean }): unknown[] {
  if (typeof value === 'boolean') return isEnum ? [value ? '1' : '0'] : [];
  if (typeof value === 'number')
    return [
      ...(isExact(value) ? [String(value)] : []),
      ...(value === 0 || value === 1 ? [value === 1] : []),
    ];
  if (typeof value !== 'string') return [];
  if (value === 'true' || value === 'false') return [value === 'true'];
  const number = exactNumberIn(value);
  return [
    ...(number === undefined ? [] : [number]),
    ...(value === '0' || value === '1' ? [value === '1'] : []),
  ];
}

/** Returns whether parsing JSON has lost no digit of a number. */
function isExact(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
}
