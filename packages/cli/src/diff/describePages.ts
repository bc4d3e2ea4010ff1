import { isDeepStrictEqual } from 'node:util';
import { compareLists, listWords, type ListChange } from './compareLists.ts';
import { changeWords, compareValues, nameWords, pointerOf } from './compareValues.ts';
import type { Describe, Difference, Site } from './Difference.ts';

type Page = Site['pages'][string];
type Node = Page['nodes'][string];

/** Pages by name, nodes by id: added, removed and moved nodes, and the changes of the others. */
export const describePages: Describe = ({ pages: before }, { pages: after }) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    const [from, to] = [before[name], after[name]];
    const document = `${nameWords(name)} page`;
    if (!from || !to)
      return [{ document, pointer: pointerOf('pages', name), text: to ? 'added' : 'removed' }];
    return describePage(from, to).map(({ path, text }): Difference => ({
      document,
      pointer: pointerOf('pages', name, ...path),
      text,
    }));
  });

interface Change {
  readonly path: readonly string[];
  readonly text: string;
}

function describePage(before: Page, after: Page): Change[] {
  const ids = [...new Set([...Object.keys(before.nodes), ...Object.keys(after.nodes)])];
  const root =
    before.root === after.root
      ? []
      : [{ path: ['root'], text: `begins with node ${after.root} instead of ${before.root}` }];
  const preload = isDeepStrictEqual(before.preload, after.preload)
    ? []
    : [{ path: ['preload'], text: 'other calls are asked before the first paint' }];
  return [...root, ...ids.flatMap((id) => describeNode(id, before, after)), ...preload];
}

function describeNode(id: string, before: Page, after: Page): Change[] {
  const [from, to] = [before.nodes[id], after.nodes[id]];
  const [was, is] = [placeOf(before, id), placeOf(after, id)];
  if (!to) return [{ path: ['nodes', id], text: `node ${id} removed` }];
  if (!from)
    return [
      {
        path: ['nodes', id],
        text: `node ${id} (${to.use}) added${is ? ` ${positionWords(is)}` : ''}`,
      },
    ];
  const home =
    is && was?.parent !== is.parent
      ? [{ path: ['nodes', id], text: `node ${id} moved into ${is.parent}, ${positionWords(is)}` }]
      : [];
  return [...home, ...orderOf(id, from, to, before, after), ...partsOf(id, from, to)];
}

/** Returns the entries that remain in a node's slot in a different order. */
function orderOf(id: string, from: Node, to: Node, before: Page, after: Page): Change[] {
  // Moving an entry to another slot of the same node is also a move.
  const isMove = ({ id: entry, kind }: ListChange): boolean =>
    kind === 'moved' ||
    (kind === 'added' &&
      before.nodes[entry] !== undefined &&
      placeOf(before, entry)?.parent === placeOf(after, entry)?.parent);
  return Object.entries(to.slots ?? {}).flatMap(([slot, entries]) => {
    const location = slot === 'default' ? '' : ` in slot ${slot} of ${id}`;
    return compareLists(from.slots?.[slot] ?? [], entries)
      .filter(isMove)
      .map((change) => ({
        path: ['nodes', id, 'slots', slot],
        text: `node ${change.id} ${listWords({ ...change, kind: 'moved' })}${location}`,
      }));
  });
}

function partsOf(
  id: string,
  { slots: _slots, ...from }: Node,
  { slots: _others, ...to }: Node,
): Change[] {
  const { props: oldProps = {}, ...oldRest } = from;
  const { props: newProps = {}, ...newRest } = to;
  const at = (...path: readonly string[]): readonly string[] => ['nodes', id, ...path];
  const props = Object.keys({ ...oldProps, ...newProps }).flatMap((name): Change[] => {
    // Props have any names.
    const change = {
      before: (oldProps as Record<string, unknown>)[name],
      after: (newProps as Record<string, unknown>)[name],
    };
    return isDeepStrictEqual(change.before, change.after)
      ? []
      : [
          {
            path: at('props', name),
            text: `node ${id}, ${nameWords(name)}: ${changeWords(change, '/pages')}`,
          },
        ];
  });
  const use =
    oldRest.use === newRest.use
      ? []
      : [{ path: at('use'), text: `node ${id} is a ${newRest.use} instead of a ${oldRest.use}` }];
  const condition = newRest.when ? `when ${JSON.stringify(newRest.when)}` : 'always';
  const when = isDeepStrictEqual(oldRest.when, newRest.when)
    ? []
    : [{ path: at('when'), text: `node ${id} is shown ${condition}` }];
  const essential = compareValues(
    { essential: oldRest.essential },
    { essential: newRest.essential },
  ).map((change) => ({
    path: at('essential'),
    text: `node ${id}, essential: ${changeWords(change, '/pages')}`,
  }));
  return [...use, ...when, ...props, ...essential];
}

interface NodePlace {
  readonly parent: string;
  readonly slot: string;
  readonly after: string | undefined;
}

function placeOf(page: Page, id: string): NodePlace | undefined {
  for (const [parent, { slots = {} }] of Object.entries(page.nodes)) {
    // A merged slot is a list.
    for (const [slot, entries] of Object.entries(
      slots as Readonly<Record<string, readonly string[]>>,
    )) {
      const index = entries.indexOf(id);
      if (index >= 0) return { parent, slot, after: entries[index - 1] };
    }
  }
  return undefined;
}

function positionWords({ parent, slot, after }: NodePlace): string {
  const location = slot === 'default' ? '' : ` in slot ${slot} of ${parent}`;
  return after === undefined
    ? `at the front${location || ` of ${parent}`}`
    : `after ${after}${location}`;
}
