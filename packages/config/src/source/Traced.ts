import type { SourceDocument } from './SourceDocument.ts';
import { pointerParts } from './pointer.ts';

/**
 * A JSON value in which every part has its position in the source. Immutable: merging creates new
 * values and shares equal parts.
 */
export type Traced = TracedObject | TracedList | TracedScalar;

/** An offset in a file. Converted to line and column on demand. */
export interface Place {
  readonly document: SourceDocument;
  readonly offset: number;
}

export interface TracedObject {
  readonly kind: 'object';
  readonly place: Place;
  readonly entries: ReadonlyMap<string, TracedEntry>;
}

export interface TracedEntry {
  readonly key: Place;
  readonly value: Traced;
}

export interface TracedList {
  readonly kind: 'list';
  readonly place: Place;
  readonly items: readonly Traced[];
}

export interface TracedScalar {
  readonly kind: 'scalar';
  readonly place: Place;
  readonly value: string | number | boolean | null;
}

/** Returns the plain JSON value, a new copy at every call. */
export function plainValue(traced: Traced): unknown {
  if (traced.kind === 'scalar') return traced.value;
  if (traced.kind === 'list') return traced.items.map(plainValue);
  return Object.fromEntries(
    Array.from(traced.entries, ([name, entry]) => [name, plainValue(entry.value)]),
  );
}

/** Returns the member of an object or the item of a list; `undefined` when there is none. */
export function childOf(traced: Traced | undefined, name: string): Traced | undefined {
  if (traced?.kind === 'object') return traced.entries.get(name)?.value;
  return traced?.kind === 'list' ? traced.items[Number(name)] : undefined;
}

/** Returns the part at a pointer; `undefined` when it does not exist. */
export function partAt(traced: Traced | undefined, pointer: string): Traced | undefined {
  return pointerParts(pointer).reduce(childOf, traced);
}

/** Returns the place of the value at a pointer, or of its nearest ancestor that has a place. */
export function nearestPlace(traced: Traced, pointer: string): Place {
  let current = traced;
  for (const name of pointerParts(pointer)) {
    const next = childOf(current, name);
    if (!next) break;
    current = next;
  }
  return current.place;
}

/**
 * Returns the place of the key of a pointer's last part, or of the nearest ancestor that has a
 * place.
 */
export function keyPlace(traced: Traced, pointer: string): Place {
  const parts = pointerParts(pointer);
  const parent = parts.slice(0, -1).reduce(childOf, traced as Traced | undefined);
  const entry = parent?.kind === 'object' ? parent.entries.get(parts.at(-1) ?? '') : undefined;
  return entry?.key ?? nearestPlace(traced, pointer);
}
