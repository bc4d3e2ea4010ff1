import { joinPointer, pointerParts } from './pointer.ts';
import { childOf, type LocatedObject, type LocatedValue } from './LocatedValue.ts';

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

/** Returns the pointer of a value's document: `/pages/home` for `/pages/home/root`. */
export function documentPointer(pointer: string): string {
  const [folder = '', name = ''] = pointerParts(pointer);
  return folder === 'pages' || folder === 'locales'
    ? joinPointer('', folder, name)
    : joinPointer('', folder);
}

/** Returns a tree in which the document at a pointer is replaced or added. */
export function withDocument(
  tree: LocatedObject,
  pointer: string,
  document: LocatedValue,
): LocatedObject {
  const replace = (
    object: LocatedObject,
    [name = '', ...rest]: readonly string[],
  ): LocatedObject => {
    const entry = object.entries.get(name);
    const inner: LocatedObject =
      entry?.value.kind === 'object'
        ? entry.value
        : { kind: 'object', location: document.location, entries: new Map() };
    const value = rest.length === 0 ? document : replace(inner, rest);
    const entries = new Map(object.entries);
    entries.set(name, { key: entry?.key ?? document.location, value });
    return { ...object, entries };
  };
  return replace(tree, pointerParts(pointer));
}
