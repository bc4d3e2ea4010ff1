import type { SourceDocument } from './SourceDocument.ts';
import { pointerParts } from './pointer.ts';

/**
 * A JSON value in which every part has its position in the source. Immutable: merging creates new
 * values and shares equal parts.
 */
export type LocatedValue = LocatedObject | LocatedList | LocatedScalar;

/** An offset in a file. Converted to line and column on demand. */
export interface SourceLocation {
  readonly document: SourceDocument;
  readonly offset: number;
}

export interface LocatedObject {
  readonly kind: 'object';
  readonly location: SourceLocation;
  readonly entries: ReadonlyMap<string, LocatedEntry>;
}

export interface LocatedEntry {
  readonly key: SourceLocation;
  readonly value: LocatedValue;
}

export interface LocatedList {
  readonly kind: 'list';
  readonly location: SourceLocation;
  readonly items: readonly LocatedValue[];
}

export interface LocatedScalar {
  readonly kind: 'scalar';
  readonly location: SourceLocation;
  readonly value: string | number | boolean | null;
}

/** Returns the plain JSON value, a new copy at every call. */
export function plainValue(located: LocatedValue): unknown {
  if (located.kind === 'scalar') return located.value;
  if (located.kind === 'list') return located.items.map(plainValue);
  const object: Record<string, unknown> = {};
  // Not by `Object.fromEntries`, which takes twice the time; `__proto__` is refused by the parser.
  for (const [name, { value }] of located.entries) object[name] = plainValue(value);
  return object;
}

/** Returns the member of an object or the item of a list; `undefined` when there is none. */
export function childOf(located: LocatedValue | undefined, name: string): LocatedValue | undefined {
  if (located?.kind === 'object') return located.entries.get(name)?.value;
  return located?.kind === 'list' ? located.items[Number(name)] : undefined;
}

/** Returns the part at a pointer; `undefined` when it does not exist. */
export function getAt(
  located: LocatedValue | undefined,
  pointer: string,
): LocatedValue | undefined {
  return pointerParts(pointer).reduce(childOf, located);
}

/** Returns the place of the value at a pointer, or of its nearest ancestor that has a location. */
export function nearestLocation(located: LocatedValue, pointer: string): SourceLocation {
  let current = located;
  for (const name of pointerParts(pointer)) {
    const next = childOf(current, name);
    if (!next) break;
    current = next;
  }
  return current.location;
}

/**
 * Returns the place of the key of a pointer's last part, or of the nearest ancestor that has a
 * location.
 */
export function keyLocation(located: LocatedValue, pointer: string): SourceLocation {
  const parts = pointerParts(pointer);
  const parent = parts.slice(0, -1).reduce(childOf, located as LocatedValue | undefined);
  const entry = parent?.kind === 'object' ? parent.entries.get(parts.at(-1) ?? '') : undefined;
  return entry?.key ?? nearestLocation(located, pointer);
}
