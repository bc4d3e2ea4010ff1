import { groupBy } from '../../source/groupBy.ts';
import { maxNodeDepth, type PageDocument } from '@livery/model';
import type { Check, BrandUnderCheck, Report } from '../BrandUnderCheck.ts';
import { didYouMean, nearestName } from '../../source/nearestName.ts';
import { pageGraph, slotEntries, type SlotEntry } from '../pageGraph.ts';
import { joinPointer } from '../../source/pointer.ts';
import { getAt } from '../../source/LocatedValue.ts';

/**
 * Checks that the nodes of a page form one tree: no node is missing, repeated, inside itself or
 * unused.
 */
export const nodes: Check = (underCheck, report) => {
  for (const [name, page] of underCheck.pages) checkPage(underCheck, report, { name, page });
};

function checkPage(
  underCheck: BrandUnderCheck,
  report: Report,
  { name, page }: { name: string; page: PageDocument },
): void {
  const at = joinPointer('/pages', name);
  const ids = Object.keys(page.nodes);
  if (!Object.hasOwn(page.nodes, page.root)) {
    report(
      'LV411',
      `${at}/root`,
      `the page has no node "${page.root}"${didYouMean(page.root, ids)}`,
    );
    return;
  }
  const { reached, missing, cycles, repeated, tooDeep } = pageGraph(page);
  const pointerOf = ({ parent, slot, index }: SlotEntry): string =>
    joinPointer(at, 'nodes', parent, 'slots', slot, index);
  const slots = groupBy(missing, ({ parent, slot }) => `${parent} ${slot}`);
  for (const [first, ...others] of slots.values()) {
    if (!first) continue;
    const locationOf = ({ id }: SlotEntry) => underCheck.deleted.get(joinPointer(at, 'nodes', id));
    const [deleted, misspelt] = [
      [first, ...others].filter((entry) => locationOf(entry)),
      [first, ...others].filter((entry) => !locationOf(entry)),
    ];
    const location = deleted[0] && locationOf(deleted[0]);
    if (location) {
      const isOne = deleted.length === 1;
      const names = deleted.map(({ id }) => `"${id}"`).join(', ');
      // A slot that names several deleted nodes is one mistake.
      report(
        'LV411',
        pointerOf(first),
        `${isOne ? 'node' : 'nodes'} ${names} ${isOne ? 'is' : 'are'} deleted, but slot "${first.slot}" of "${first.parent}" still has ${isOne ? 'it; remove it' : 'them; remove them'} there too`,
        { location },
      );
    }
    for (const entry of misspelt)
      report(
        'LV411',
        pointerOf(entry),
        `the page has no node "${entry.id}"${didYouMean(entry.id, ids)}`,
      );
  }
  for (const entry of cycles) {
    report(
      'LV412',
      pointerOf(entry),
      `node "${entry.id}" is inside itself${entry.id === entry.parent ? '' : `, through "${entry.parent}"`}`,
    );
  }
  for (const entry of repeated)
    report('LV413', pointerOf(entry), `node "${entry.id}" is in another slot already`);
  for (const entry of tooDeep)
    report('LV445', pointerOf(entry), `node "${entry.id}" is more than ${maxNodeDepth} deep`);

  // A misspelt entry leaves the intended node without a slot. Both are one mistake.
  const suggested = new Set(missing.map(({ id }) => nearestName(id, ids)));
  for (const id of forgotten(page, reached)) {
    if (!suggested.has(id) && !isLeftBehind(underCheck, at, id))
      report('LV414', joinPointer(at, 'nodes', id), `no slot leads to node "${id}"`, {
        atKey: true,
      });
  }
}

/** Returns the unreached nodes, without those that are descendants of another unreached node. */
function forgotten(page: PageDocument, reached: ReadonlySet<string>): string[] {
  const unreached = Object.keys(page.nodes).filter((id) => !reached.has(id));
  const below = (id: string, found = new Set<string>()): Set<string> => {
    for (const entry of slotEntries(page, id)) {
      if (found.has(entry.id)) continue;
      found.add(entry.id);
      below(entry.id, found);
    }
    return found;
  };
  const found: string[] = [];
  const covered = new Set<string>();
  const held = new Set(
    unreached.flatMap((parent) =>
      slotEntries(page, parent).flatMap(({ id }) => (id === parent ? [] : id)),
    ),
  );
  const roots = unreached.filter((id) => !held.has(id));
  for (const id of [...roots, ...unreached]) {
    if (covered.has(id)) continue;
    found.push(id);
    for (const hanging of [id, ...below(id)]) covered.add(hanging);
  }
  return found;
}

/**
 * Returns whether a parent's node is neither in the brand's own order nor changed by the brand.
 * Such a node is dropped without a problem.
 */
function isLeftBehind({ tree }: BrandUnderCheck, at: string, id: string): boolean {
  const node = getAt(tree, joinPointer(at, 'nodes', id));
  return (
    node !== undefined && node.location.document.layer !== getAt(tree, at)?.location.document.layer
  );
}
