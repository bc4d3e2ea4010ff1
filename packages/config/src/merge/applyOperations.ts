import { problemAt } from '../report/ConfigProblem.ts';
import type { MergeReport } from './mergeLocated.ts';
import { didYouMean, nearestName } from '../source/nearestName.ts';
import { joinPointer } from '../source/pointer.ts';
import type { ProblemCode } from '../report/problemCodes.ts';
import type { LocatedValue, LocatedObject } from '../source/LocatedValue.ts';

const kinds = ['insert', 'remove', 'move'] as const;
const keys = [...kinds, 'before', 'after'];
/** Entries of a list that an earlier layer lost by a mistake, which is reported there. */
const lostEntries: readonly LocatedValue[] = [];
const places = [/^\/pages\/[^/]+\/nodes\/[^/]+\/slots\/[^/]+$/, /^\/menus\/menus\/[^/]+$/];

/**
 * Applies the child's `{"$ops": […]}` to the parent's list. An operation that cannot be applied is
 * reported as a problem at its position. What it inserts is added at the end, and a list that is
 * lost is empty, so that later operations and layers are not blamed for it.
 */
export function applyOperations(
  parent: LocatedValue | undefined,
  child: LocatedObject,
  pointer: string,
  mergeReport: MergeReport,
): LocatedValue | undefined {
  const report = (at: LocatedValue, code: ProblemCode, message: string): void => {
    mergeReport.problems.push(problemAt(at.location, { code, message, pointer }));
  };
  if (!places.some((location) => location.test(pointer))) {
    report(
      child,
      'LV305',
      'list operations are for the slots of a page and for menus; write the whole value',
    );
    return parent;
  }
  const lost: LocatedValue = { kind: 'list', location: child.location, items: lostEntries };
  const operations = child.entries.get('$ops')?.value;
  if (operations?.kind !== 'list' || child.entries.size > 1) {
    report(child, 'LV305', 'list operations are written {"$ops": [ … ]} and nothing else');
    return parent ?? lost;
  }
  if (!parent) {
    report(
      child,
      'LV306',
      `there is no list "${pointer.split('/').at(-1)}" in the parent to operate on; write the whole list`,
    );
    return lost;
  }
  // The mistake is in an earlier layer. The schema rejects a value of another kind where it is.
  if (parent.kind !== 'list' || parent.items === lostEntries) return parent;
  const items = [...parent.items];
  for (const operation of operations.items) {
    const fault = apply(items, operation);
    if (!fault) {
      const removed = operation.kind === 'object' ? operation.entries.get('remove') : undefined;
      const id = idOf(removed?.value);
      if (removed && id !== undefined)
        mergeReport.deleted.set(joinPointer(pointer, id), removed.value.location);
      continue;
    }
    report(fault.at ?? operation, fault.code, fault.message);
    const inserted = insertedBy(operation);
    const id = idOf(inserted);
    if (inserted && id !== undefined && !ids(items).includes(id)) items.push(inserted);
  }
  return { kind: 'list', location: child.location, items };
}

interface Fault {
  readonly code: ProblemCode;
  readonly message: string;
  readonly at?: LocatedValue;
}

function apply(items: LocatedValue[], operation: LocatedValue): Fault | undefined {
  const parts = operation.kind === 'object' ? operation.entries : undefined;
  const unknown = parts && [...parts.keys()].find((key) => !keys.includes(key));
  if (unknown !== undefined)
    return malformed(
      `"${unknown}" is no part of a list operation${didYouMean(unknown, keys) || `; there is ${keys.map((key) => `"${key}"`).join(', ')}`}`,
    );
  const [kind, second] = kinds.filter((name) => parts?.has(name));
  if (!parts || !kind || second)
    return malformed('a list operation has one of "insert", "remove" and "move"');
  const subject = parts.get(kind)?.value;
  const id = idOf(subject);
  if (!subject || id === undefined)
    return malformed(
      `"${kind}" needs ${kind === 'insert' ? 'an entry with an id' : 'the id of an entry'}`,
    );
  if (kind !== 'insert' && subject.kind !== 'scalar')
    return malformed(`"${kind}" takes the entry's id alone`);
  const index = items.findIndex((item) => idOf(item) === id);
  if (kind === 'insert' && index >= 0)
    return {
      code: 'LV308',
      message: `"${id}" is in the list already; "move" it, or give the new entry another id`,
      at: subject,
    };
  if (kind !== 'insert' && index < 0)
    return {
      code: 'LV304',
      message: `the list has no "${id}" to ${kind}${didYouMean(id, ids(items)) || listed(ids(items))}`,
      at: subject,
    };

  const anchors = (['before', 'after'] as const).filter((name) => parts.has(name));
  const [side] = anchors;
  if (anchors.length > 1) return malformed('a list operation has either "before" or "after"');
  if (kind === 'remove' && side) return malformed(`"remove" takes no "${side}"`);
  if (kind === 'move' && !side) return malformed('"move" needs "before" or "after"');
  const anchor = side && parts.get(side)?.value;
  const anchorId = idOf(anchor);
  if (side && (anchor?.kind !== 'scalar' || anchorId === undefined))
    return malformed(`"${side}" needs the id of an entry`);
  if (anchor && anchorId === id) return malformed(`"${id}" cannot be placed ${side} itself`);
  if (anchor && anchorId !== undefined && !ids(items).includes(anchorId)) {
    return {
      code: 'LV303',
      message: `the list has no "${anchorId}" to place "${id}" ${side}${didYouMean(anchorId, ids(items)) || listed(ids(items))}`,
      at: anchor,
    };
  }

  const moved = kind === 'insert' ? subject : items.splice(index, 1)[0];
  if (kind === 'remove' || !moved) return undefined;
  const target = side
    ? items.findIndex((item) => idOf(item) === anchorId) + (side === 'after' ? 1 : 0)
    : items.length;
  items.splice(target, 0, moved);
  return undefined;
}

/** Returns the entry that an operation inserts, also if its name is misspelt. */
function insertedBy(operation: LocatedValue): LocatedValue | undefined {
  if (operation.kind !== 'object') return undefined;
  const isInsert = (name: string): boolean =>
    name === 'insert' || nearestName(name, keys) === 'insert';
  const name = [...operation.entries.keys()].find(isInsert);
  return name === undefined ? undefined : operation.entries.get(name)?.value;
}

/** Lists the entries there are, when they are few. */
function listed(entries: readonly string[]): string {
  return entries.length === 0 || entries.length > 12
    ? ''
    : `; there is ${entries.map((entry) => `"${entry}"`).join(', ')}`;
}

function malformed(message: string): Fault {
  return { code: 'LV305', message };
}

/** Returns the name of a slot entry (the entry itself) or of a menu entry (its id). */
export function idOf(item: LocatedValue | undefined): string | undefined {
  const id = item?.kind === 'object' ? item.entries.get('id')?.value : item;
  return id?.kind === 'scalar' && typeof id.value === 'string' ? id.value : undefined;
}

function ids(items: readonly LocatedValue[]): string[] {
  return items.map(idOf).filter((id) => id !== undefined);
}
