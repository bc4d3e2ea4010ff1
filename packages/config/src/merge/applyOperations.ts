import { problemAt } from '../report/ConfigProblem.ts';
import type { MergeReport } from './mergeLocated.ts';
import { didYouMean } from '../source/nearestName.ts';
import type { ProblemCode } from '../report/problemCodes.ts';
import type { LocatedValue, LocatedObject } from '../source/LocatedValue.ts';

const kinds = ['insert', 'remove', 'move'] as const;
const keys = [...kinds, 'before', 'after'];
const places = [/^\/pages\/[^/]+\/nodes\/[^/]+\/slots\/[^/]+$/, /^\/menus\/menus\/[^/]+$/];

/**
 * Applies the child's `{"$ops": […]}` to the parent's list. An operation that cannot be applied is
 * skipped and reported as a problem at its position.
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
  const operations = child.entries.get('$ops')?.value;
  if (operations?.kind !== 'list' || child.entries.size > 1) {
    report(child, 'LV305', 'list operations are written {"$ops": [ … ]} and nothing else');
    return parent;
  }
  if (parent?.kind !== 'list') {
    report(
      child,
      'LV306',
      `there is no list "${pointer.split('/').at(-1)}" in the parent to operate on; write the whole list`,
    );
    return parent;
  }
  const items = [...parent.items];
  for (const operation of operations.items) {
    const fault = apply(items, operation);
    if (fault) report(fault.at ?? operation, fault.code, fault.message);
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
    return malformed(`"${unknown}" is no part of a list operation${didYouMean(unknown, keys)}`);
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
    return { code: 'LV308', message: `"${id}" is in the list already`, at: subject };
  if (kind !== 'insert' && index < 0)
    return {
      code: 'LV304',
      message: `the list has no "${id}" to ${kind}${didYouMean(id, ids(items))}`,
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
      message: `the list has no "${anchorId}" to place "${id}" ${side}${didYouMean(anchorId, ids(items))}`,
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
