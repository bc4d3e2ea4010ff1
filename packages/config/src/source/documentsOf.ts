import { joinPointer } from './pointer.ts';
import { childOf, type LocatedValue } from './LocatedValue.ts';

/** Returns the documents of a merged tree by pointer: `/site`, `/pages/home`, `/locales/EN`. */
export function documentsOf(tree: LocatedValue): Map<string, LocatedValue> {
  const found = new Map<string, LocatedValue>();
  for (const [name, { value }] of tree.kind === 'object' ? tree.entries : []) {
    if (name !== 'pages' && name !== 'locales') found.set(`/${name}`, value);
    else
      for (const child of value.kind === 'object' ? value.entries.keys() : [])
        found.set(joinPointer('', name, child), childOf(value, child) ?? value);
  }
  return found;
}
