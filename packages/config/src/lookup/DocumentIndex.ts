import type { BrandUnderCheck } from '../check/BrandUnderCheck.ts';
import { definedAt, isNameKind, validNames, type NameKind } from '../check/referenceTargets.ts';
import { idOf } from '../merge/applyOperations.ts';
import { mergeLocated } from '../merge/mergeLocated.ts';
import { validateDocument } from '../schema/validateDocument.ts';
import { childOf, getAt, keyLocation, type LocatedValue } from '../source/LocatedValue.ts';
import { joinPointer } from '../source/pointer.ts';
import type { SourceDocument, SourcePosition } from '../source/SourceDocument.ts';
import { describeName } from './describeName.ts';
import { flattenOperations } from './flattenOperations.ts';

/** A string of a document that is the name of something. */
export interface PlacedName {
  /** `entry`: an entry of the list that an operation changes. */
  readonly kind: NameKind | 'entry';
  readonly value: string;
  /** Pointer in the merged site of the string; for an entry, of its list. */
  readonly pointer: string;
}

/** Steps from a document's root to a value, as it is written. */
export type WrittenPath = readonly (string | number)[];

/** Keys of list operations whose value is the id of an entry. */
const entryKeys: readonly unknown[] = ['remove', 'move', 'before', 'after'];

/** Answers an editor's questions about one document. Create it with `BrandIndex.open`. */
export class DocumentIndex {
  readonly #pointer: string;
  readonly #document: SourceDocument;
  readonly #written: LocatedValue | undefined;
  readonly #current: LocatedValue | undefined;
  readonly #inherited: LocatedValue | undefined;
  readonly #underCheck: BrandUnderCheck;
  #names: ReadonlyMap<number, PlacedName> | undefined;

  constructor({
    pointer,
    document,
    written,
    current,
    inherited,
    underCheck,
  }: {
    pointer: string;
    document: SourceDocument;
    written: LocatedValue | undefined;
    /** The written document under the current names of the format. */
    current: LocatedValue | undefined;
    inherited: LocatedValue | undefined;
    underCheck: BrandUnderCheck;
  }) {
    this.#pointer = pointer;
    this.#document = document;
    this.#written = written;
    this.#current = current;
    this.#inherited = inherited;
    this.#underCheck = underCheck;
  }

  /** Returns the name that a string is. `offset` is that of its quotation mark. */
  nameAt(offset: number, path: WrittenPath): PlacedName | undefined {
    const value = this.#writtenAt(path);
    if (value?.kind !== 'scalar' || typeof value.value !== 'string') return undefined;
    if (path.at(-3) === '$ops' && entryKeys.includes(path.at(-1))) {
      const pointer = this.pointerOf(path.slice(0, -3));
      return pointer === undefined ? undefined : { kind: 'entry', value: value.value, pointer };
    }
    this.#names ??= this.#findNames();
    return this.#names.get(offset);
  }

  /** Returns the names that are valid in the place of another. */
  namesFor(name: PlacedName): string[] {
    if (name.kind !== 'entry') return [...(validNames(name.kind, name, this.#underCheck) ?? [])];
    const lists = [this.#inheritedAt(name.pointer), getAt(this.#underCheck.tree, name.pointer)];
    const ids = lists.flatMap((list) => (list?.kind === 'list' ? list.items.map(idOf) : []));
    return [...new Set(ids.filter((id) => id !== undefined))];
  }

  /** Returns where a name is defined; `undefined` if that is not in the brand or its parents. */
  definitionOf(name: PlacedName): SourcePosition | undefined {
    const asset = name.kind === 'asset' ? this.#underCheck.assets.get(name.value) : undefined;
    if (asset)
      return { file: asset.file, line: 1, column: 1, layer: asset.file.split('/')[0] ?? '' };
    const pointer = this.#definitionPointer(name);
    if (pointer === undefined || !getAt(this.#underCheck.tree, pointer))
      return this.#inheritedEntry(name);
    const { document, offset } = keyLocation(this.#underCheck.tree, pointer);
    return document.positionOf(offset);
  }

  /** Returns one line about what a name means. */
  describe(name: PlacedName): string | undefined {
    const pointer = this.#definitionPointer(name);
    return name.kind === 'entry'
      ? undefined
      : describeName({ kind: name.kind, value: name.value, pointer }, this.#underCheck);
  }

  /**
   * Returns the pointer in the merged site of a written value: an inserted entry has its index in
   * the merged list. `undefined` if the value has none, because it only changes another.
   */
  pointerOf(path: WrittenPath): string | undefined {
    let pointer = this.#pointer;
    for (const [index, name] of path.entries()) {
      if (name !== '$ops') {
        pointer = joinPointer(pointer, name);
        continue;
      }
      const id = idOf(this.#writtenAt(path.slice(0, index + 3)));
      const at = indexOf(getAt(this.#underCheck.tree, pointer), id);
      if (path[index + 2] !== 'insert' || at === undefined) return undefined;
      return path
        .slice(index + 3)
        .reduce<string>((inner, part) => joinPointer(inner, part), joinPointer(pointer, at));
    }
    return pointer;
  }

  /** Returns the names that the parents have in an object of the document, and it does not. */
  inheritedNames(path: WrittenPath): string[] {
    const pointer = this.pointerOf(path);
    const object = pointer === undefined ? undefined : this.#inheritedAt(pointer);
    const own = this.#writtenAt(path);
    if (object?.kind !== 'object' || (own && own.kind !== 'object')) return [];
    return [...object.entries.keys()].filter((name) => !own?.entries.has(name));
  }

  /** Returns where the parents have the value that a written one changes or deletes. */
  inheritedPosition(path: WrittenPath): SourcePosition | undefined {
    const pointer = path.includes('$ops') ? undefined : this.pointerOf(path);
    if (pointer === undefined || !this.#inherited || !this.#inheritedAt(pointer)) return undefined;
    const within = pointer.slice(this.#pointer.length);
    const { document, offset } = keyLocation(this.#inherited, within);
    return document.positionOf(offset);
  }

  #definitionPointer(name: PlacedName): string | undefined {
    if (name.kind !== 'entry') return definedAt(name.kind, name, this.#underCheck);
    // An entry of a slot is the id of a node.
    if (name.pointer.startsWith('/pages/')) return definedAt('node', name, this.#underCheck);
    const index = indexOf(getAt(this.#underCheck.tree, name.pointer), name.value);
    return index === undefined ? undefined : joinPointer(name.pointer, index);
  }

  /** Returns where a removed entry is in the parents. */
  #inheritedEntry({ kind, value, pointer }: PlacedName): SourcePosition | undefined {
    const list = kind === 'entry' ? this.#inheritedAt(pointer) : undefined;
    const entry = childOf(list, String(indexOf(list, value)));
    return entry?.location.document.positionOf(entry.location.offset);
  }

  /** Returns the names of the document by their offsets. */
  #findNames(): Map<number, PlacedName> {
    if (!this.#current) return new Map();
    const document = mergeLocated(
      this.#inherited,
      flattenOperations(this.#current),
      this.#pointer,
      { problems: [], deleted: new Map() },
    );
    if (!document) return new Map();
    const { schemas } = this.#underCheck;
    const { references } = validateDocument({ document, pointer: this.#pointer, schemas });
    return new Map(
      references.flatMap(({ kind, value, pointer }): [number, PlacedName][] => {
        const location = getAt(document, pointer.slice(this.#pointer.length))?.location;
        return isNameKind(kind) && location?.document === this.#document
          ? [[location.offset, { kind, value, pointer }]]
          : [];
      }),
    );
  }

  #writtenAt(path: WrittenPath): LocatedValue | undefined {
    return path.reduce<LocatedValue | undefined>(
      (value, name) => childOf(value, String(name)),
      this.#written,
    );
  }

  /** Returns what the parents have at a pointer of this document. */
  #inheritedAt(pointer: string): LocatedValue | undefined {
    return getAt(this.#inherited, pointer.slice(this.#pointer.length));
  }
}

/** Returns the index of a list's entry with an id. */
function indexOf(list: LocatedValue | undefined, id: string | undefined): number | undefined {
  if (list?.kind !== 'list' || id === undefined) return undefined;
  const index = list.items.findIndex((item) => idOf(item) === id);
  return index < 0 ? undefined : index;
}
