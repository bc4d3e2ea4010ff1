import { canonicalJson } from '@livery/model';
import { problemAt, type ConfigProblem } from '../report/ConfigProblem.ts';
import type {
  DeprecatedMembers,
  ReplacedDocument,
} from '../schema/deprecated/DeprecatedMembers.ts';
import {
  nearestLocation,
  getAt,
  plainValue,
  type SourceLocation,
  type LocatedValue,
} from '../source/LocatedValue.ts';

/** A value that child brands may not change freely. */
export interface Lock {
  readonly pointer: string;
  readonly rule: 'mustExist' | 'mayRaise' | 'fixed';
  readonly reason: string | undefined;
  readonly location: SourceLocation;
  /** The folder whose locks.json contains it. */
  readonly layer: string;
}

/**
 * Returns the locks of a locks.json. Entries of another shape are skipped, because the schema
 * reports them.
 */
export function locksOf(document: LocatedValue | undefined): Lock[] {
  const list = getAt(document, '/locks');
  if (list?.kind !== 'list') return [];
  return list.items.flatMap((item): Lock[] => {
    const [pointer, rule, reason] = ['/pointer', '/rule', '/reason'].map((name) =>
      textAt(item, name),
    );
    if (pointer === undefined || (rule !== 'mustExist' && rule !== 'mayRaise' && rule !== 'fixed'))
      return [];
    return [
      { pointer, rule, reason, location: item.location, layer: item.location.document.layer },
    ];
  });
}

/**
 * Returns a locks.json whose pointers have the current names of the format.
 *
 * @param options.tree the merged tree of the layer that declares the locks
 */
export function withCurrentPointers(
  document: LocatedValue,
  { tree, deprecated }: { tree: LocatedValue; deprecated: DeprecatedMembers },
): ReplacedDocument {
  const list = getAt(document, '/locks');
  if (document.kind !== 'object' || list?.kind !== 'list') return { document, problems: [] };
  const problems: ConfigProblem[] = [];
  const current = (pointer: LocatedValue): LocatedValue => {
    if (pointer.kind !== 'scalar' || typeof pointer.value !== 'string') return pointer;
    const value = deprecated.currentPointer(pointer.value, tree);
    if (value === pointer.value) return pointer;
    const message = `"${pointer.value}" is deprecated; write "${value}"`;
    problems.push(problemAt(pointer.location, { code: 'LV213', message, pointer: pointer.value }));
    return { ...pointer, value };
  };
  const items = list.items.map((item) => withEntry(item, 'pointer', current));
  return problems.length === 0
    ? { document, problems }
    : { document: withEntry(document, 'locks', () => ({ ...list, items })), problems };
}

/** Returns an object with another value of one of its entries. */
function withEntry(
  object: LocatedValue,
  name: string,
  change: (value: LocatedValue) => LocatedValue,
): LocatedValue {
  const entry = object.kind === 'object' ? object.entries.get(name) : undefined;
  if (object.kind !== 'object' || !entry) return object;
  const entries = new Map(object.entries);
  return { ...object, entries: entries.set(name, { ...entry, value: change(entry.value) }) };
}

/**
 * Returns the locks that name nothing in the layer that declares them, or a value that their rule
 * does not fit.
 */
export function checkLockTargets(locks: readonly Lock[], tree: LocatedValue): ConfigProblem[] {
  return locks.flatMap(({ pointer, rule, location }) => {
    const value = getAt(tree, pointer);
    const message = value
      ? `"mayRaise" fits a number or a boolean; ${pointer} is neither`
      : `the lock names ${pointer}, which is not there`;
    return value && (rule !== 'mayRaise' || rankOf(value) !== undefined)
      ? []
      : [problemAt(location, { code: 'LV310', message, pointer })];
  });
}

/**
 * Returns the values that a child changed although an ancestor locks them. Each problem is reported
 * at the child's change.
 */
export function checkLocks(
  locks: readonly Lock[],
  { parent, child, merged }: { parent: LocatedValue; child: LocatedValue; merged: LocatedValue },
): ConfigProblem[] {
  return locks.flatMap(({ pointer, rule, reason, layer }) => {
    const before = getAt(parent, pointer);
    const after = getAt(merged, pointer);
    if (!before || before === after) return [];
    const fault = breach(rule, before, after);
    if (fault === undefined) return [];
    const message = `${pointer} is locked by ${layer}: ${fault}${reason === undefined ? '' : ` (${reason})`}`;
    return [problemAt(nearestLocation(child, pointer), { code: 'LV307', message, pointer })];
  });
}

function breach(
  rule: Lock['rule'],
  before: LocatedValue,
  after: LocatedValue | undefined,
): string | undefined {
  if (!after) return 'it may not be deleted';
  if (rule === 'fixed')
    return canonicalJson(plainValue(before)) === canonicalJson(plainValue(after))
      ? undefined
      : 'it may not be changed';
  const [from, to] = [rankOf(before), rankOf(after)];
  if (rule === 'mustExist' || from === undefined || to === undefined || to >= from)
    return undefined;
  return before.kind === 'scalar' && typeof before.value === 'boolean'
    ? 'it may not be turned off'
    : `it may only be raised above ${from}`;
}

function rankOf(value: LocatedValue): number | undefined {
  if (value.kind !== 'scalar') return undefined;
  return typeof value.value === 'boolean' || typeof value.value === 'number'
    ? Number(value.value)
    : undefined;
}

function textAt(item: LocatedValue, pointer: string): string | undefined {
  const part = getAt(item, pointer);
  return part?.kind === 'scalar' && typeof part.value === 'string' ? part.value : undefined;
}
