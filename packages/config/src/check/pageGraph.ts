import { maxNodeDepth, type PageDocument } from '@livery/model';

/** One entry of a slot. */
export interface SlotEntry {
  readonly parent: string;
  readonly slot: string;
  readonly index: number;
  readonly id: string;
}

/** The nodes that a page shows, and the entries that keep it from being a tree. */
export interface PageGraph {
  readonly reached: ReadonlySet<string>;
  readonly missing: readonly SlotEntry[];
  /** Entries that lead back to one of their own ancestors. */
  readonly cycles: readonly SlotEntry[];
  /** Entries of a node that is already in another slot. */
  readonly repeated: readonly SlotEntry[];
  /** Entries of the first nodes that are too deep to be rendered. */
  readonly tooDeep: readonly SlotEntry[];
}

/** Returns the entries of a node's slots. */
export function slotEntries(page: PageDocument, parent: string): SlotEntry[] {
  const slots = Object.hasOwn(page.nodes, parent) ? (page.nodes[parent]?.slots ?? {}) : {};
  return Object.entries(slots).flatMap(([slot, ids]) =>
    ids.map((id, index) => ({ parent, slot, index, id })),
  );
}

/** Walks a page from its root and returns its graph. */
export function pageGraph(page: PageDocument): PageGraph {
  const reached = new Set<string>();
  const open = new Set<string>();
  const missing: SlotEntry[] = [];
  const cycles: SlotEntry[] = [];
  const repeated: SlotEntry[] = [];
  const tooDeep: SlotEntry[] = [];
  const visit = (id: string, depth: number): void => {
    reached.add(id);
    open.add(id);
    for (const entry of slotEntries(page, id)) {
      if (!Object.hasOwn(page.nodes, entry.id)) missing.push(entry);
      else if (open.has(entry.id)) cycles.push(entry);
      else if (reached.has(entry.id)) repeated.push(entry);
      else {
        if (depth === maxNodeDepth) tooDeep.push(entry);
        visit(entry.id, depth + 1);
      }
    }
    open.delete(id);
  };
  if (Object.hasOwn(page.nodes, page.root)) visit(page.root, 1);
  return { reached, missing, cycles, repeated, tooDeep };
}
