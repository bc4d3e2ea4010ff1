/**
 * Freezes a JSON value with all its descendants. A frozen object is assumed to be frozen deeply.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  const parts = value as Readonly<Record<string, unknown>>; // members of a JSON value
  // Not by `Object.values`, which takes twice the time.
  for (const name of Object.keys(value)) deepFreeze(parts[name]);
  return value;
}
