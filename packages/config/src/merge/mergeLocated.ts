import { applyOperations } from './applyOperations.ts';
import { problemAt, type ConfigProblem } from '../report/ConfigProblem.ts';
import { joinPointer } from '../source/pointer.ts';
import type {
  SourceLocation,
  LocatedValue,
  LocatedEntry,
  LocatedObject,
} from '../source/LocatedValue.ts';

/** Further results of a merge. */
export interface MergeReport {
  readonly problems: ConfigProblem[];
  /**
   * Where a `null` deleted a value, or an operation an entry of a list, by JSON pointer. An entry
   * has its id in place of its index.
   */
  readonly deleted: Map<string, SourceLocation>;
}

/**
 * Keys of objects that are replaced as a whole, because a mix of two such objects has no meaning.
 */
const atomicKeys = ['$text', '$value', '$secret'];
const nodePointer = /^\/pages\/[^/]+\/nodes\/[^/]+$/;
const nodeWhenPointer = /\/when$/;

/**
 * Merges a child over its parent. Objects merge; scalars, lists, conditions and references replace;
 * `null` deletes; `{"$ops": […]}` edits the parent's list. Unchanged parts are shared with the
 * parent, not copied.
 */
export function mergeLocated(
  parent: LocatedValue | undefined,
  child: LocatedValue,
  pointer: string,
  report: MergeReport,
): LocatedValue | undefined {
  if (child.kind === 'scalar' && child.value === null)
    return deletion(parent, child, pointer, report);
  if (child.kind !== 'object') return child;
  if (child.entries.has('$ops')) return applyOperations(parent, child, pointer, report);
  if (nodeWhenPointer.test(pointer) || isAtomic(child)) return child;
  const under =
    parent?.kind === 'object' && !isAtomic(parent) ? baseOf(parent, child, pointer) : undefined;
  return mergeObjects(under, child, pointer, report);
}

function mergeObjects(
  parent: LocatedObject | undefined,
  child: LocatedObject,
  pointer: string,
  report: MergeReport,
): LocatedObject {
  const entries = new Map<string, LocatedEntry>(parent?.entries);
  let changed = parent !== undefined;
  for (const [name, entry] of child.entries) {
    const value = mergeLocated(
      parent?.entries.get(name)?.value,
      entry.value,
      joinPointer(pointer, name),
      report,
    );
    if (value !== entry.value) changed = true;
    if (value) entries.set(name, { key: entry.key, value });
    else entries.delete(name);
  }
  return changed ? { kind: 'object', location: child.location, entries } : child;
}

function deletion(
  parent: LocatedValue | undefined,
  child: LocatedValue,
  pointer: string,
  { problems, deleted }: MergeReport,
): undefined {
  deleted.set(pointer, child.location);
  if (!parent)
    problems.push(
      problemAt(child.location, {
        code: 'LV309',
        message: `null deletes "${pointer.split('/').at(-1)}", which the parent does not have`,
        pointer,
      }),
    );
}

/**
 * Returns the part of the parent's object to merge with. A node that uses another component
 * inherits none of the old component's props.
 */
function baseOf(parent: LocatedObject, child: LocatedObject, pointer: string): LocatedObject {
  const use = child.entries.get('use')?.value;
  const before = parent.entries.get('use')?.value;
  if (
    !nodePointer.test(pointer) ||
    use?.kind !== 'scalar' ||
    before?.kind !== 'scalar' ||
    use.value === before.value
  )
    return parent;
  return { ...parent, entries: new Map([...parent.entries].filter(([name]) => name !== 'props')) };
}

function isAtomic(object: LocatedObject): boolean {
  return atomicKeys.some((key) => object.entries.has(key));
}
