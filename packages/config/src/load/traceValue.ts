import { idOf } from '../merge/applyOperations.ts';
import { didYouMean, hintOf } from '../source/nearestName.ts';
import type { FileSource } from '../source/FileSource.ts';
import { fileOf, schemaNameOf } from '../source/documentNames.ts';
import { hideSecrets } from '../build/hideSecrets.ts';
import { LoadCache } from '../merge/LoadCache.ts';
import { joinPointer, pointerParts } from '../source/pointer.ts';
import { readBrand, type ReadBrand } from '../merge/readBrand.ts';
import type { MergedLayers } from '../merge/mergeLayers.ts';
import { isSchema } from '../source/Schema.ts';
import type { SchemaSet } from '../schema/SchemaSet.ts';
import type { SourcePosition } from '../source/SourceDocument.ts';
import {
  childOf,
  getAt,
  plainValue,
  type SourceLocation,
  type LocatedValue,
} from '../source/LocatedValue.ts';
import { validateDocument } from '../schema/validateDocument.ts';
import { documentsOf } from '../source/documentsOf.ts';

/** Contribution of one layer to a value. */
export interface LayerWord {
  readonly layer: string;
  /**
   * `value`: this one; `deleted`; `operations`: edits the list that contains the value; `replaced`:
   * another value replaces an ancestor; `nothing`.
   */
  readonly kind: 'value' | 'deleted' | 'operations' | 'replaced' | 'nothing';
  /** The value with secrets hidden, for printing. */
  readonly value?: unknown;
  readonly position?: SourcePosition;
}

/** A merged value and the layers that it results from. */
export interface TracedValue {
  /** The value with secrets hidden, for printing; absent when the brand has none. */
  readonly value?: unknown;
  /** Where the value was written; absent for a schema default. */
  readonly position?: SourcePosition;
  /** The schema whose default the value is. */
  readonly defaultOf?: string;
  /** The brand's own layer first. */
  readonly words: readonly LayerWord[];
  /** Advice when the value does not exist. */
  readonly hint: string;
}

interface TraceValueInput {
  readonly source: FileSource;
  readonly brand: string;
  readonly schemas: SchemaSet;
  /** JSON pointer into the merged site. */
  readonly pointer: string;
}

/**
 * Returns the layer that gave a value of a brand, and the contributions of the others; `undefined`
 * when the brand has no folder. Secrets are hidden.
 */
export async function traceValue({
  source,
  brand,
  schemas,
  pointer,
}: TraceValueInput): Promise<TracedValue | undefined> {
  const read = await readBrand({ source, brand, cache: new LoadCache(), schemas });
  return read && traceIn(read, { schemas, pointer });
}

/** Traces a value of a brand that was read; see {@link traceValue}. */
export function traceIn(
  { merged }: ReadBrand,
  { schemas, pointer }: Pick<TraceValueInput, 'schemas' | 'pointer'>,
): TracedValue {
  const words = layersOf(merged).map((layer) => wordOf(layer, pointer, merged.tree));
  const part = getAt(merged.tree, pointer);
  const hint = part ? '' : hintFor(merged.tree, pointer);
  if (part)
    return {
      value: hideSecrets(plainValue(part), pointer),
      position: positionOf(part.location),
      words,
      hint,
    };
  const [at, document] =
    [...documentsOf(merged.tree)].find(([name]) => pointer.startsWith(`${name}/`)) ?? [];
  if (at === undefined || !document) return { words, hint };
  const filled = pointerParts(pointer.slice(at.length)).reduce<unknown>(
    memberOf,
    validateDocument({ document, pointer: at, schemas }).value,
  );
  if (filled === undefined) return { words, hint };
  return {
    value: hideSecrets(filled, pointer),
    defaultOf: `schemas/${schemaNameOf(at)}.schema.json`,
    words,
    hint,
  };
}

/** Returns merged layers from the last one to the first. */
function layersOf(merged: MergedLayers | undefined): MergedLayers[] {
  return merged ? [merged, ...layersOf(merged.parent)] : [];
}

function wordOf({ layers, own }: MergedLayers, pointer: string, merged: LocatedValue): LayerWord {
  const layer = layers.at(-1) ?? '';
  let current: LocatedValue = own;
  let result: LocatedValue | undefined = merged;
  let at = '';
  for (const name of pointerParts(pointer)) {
    const target = childOf(result, name);
    const next = sameChild(current, name, target);
    result = target;
    const isOperations = current.kind === 'object' && current.entries.has('$ops');
    const position = positionOf(current.location);
    if (isOperations)
      return { layer, kind: 'operations', value: hideSecrets(plainValue(current), at), position };
    if (!next && current.kind === 'scalar')
      return { layer, kind: current.value === null ? 'deleted' : 'replaced', position };
    if (!next) return { layer, kind: 'nothing' };
    at = joinPointer(at, name);
    current = next;
  }
  const position = positionOf(current.location);
  if (current.kind === 'scalar' && current.value === null)
    return { layer, kind: 'deleted', position };
  const kind = current.kind === 'object' && current.entries.has('$ops') ? 'operations' : 'value';
  return { layer, kind, value: hideSecrets(plainValue(current), at), position };
}

/**
 * Returns a member of an object, or the list entry with the same id as the merged entry, because an
 * entry may have a different index in each layer.
 */
function sameChild(
  layer: LocatedValue,
  name: string,
  target: LocatedValue | undefined,
): LocatedValue | undefined {
  const id = idOf(target);
  if (layer.kind !== 'list' || id === undefined) return childOf(layer, name);
  return layer.items.find((item) => idOf(item) === id);
}

/** Returns a message that names the nearest existing ancestor and the most similar name in it. */
function hintFor(tree: LocatedValue, pointer: string): string {
  let current = tree;
  let at = '';
  for (const name of pointerParts(pointer)) {
    const next = childOf(current, name);
    if (!next) {
      const names = current.kind === 'object' ? [...current.entries.keys()] : [];
      const file =
        at === ''
          ? 'the brand'
          : `${fileOf(
              at
                .split('/')
                .slice(0, /^\/(?:pages|locales)\//.test(at) ? 3 : 2)
                .join('/'),
            )} at ${at}`;
      const inner = innerPointer(current, { at, name, pointer });
      return `${file} has no "${name}"${inner === undefined ? didYouMean(name, names) : hintOf(inner)}`;
    }
    at = joinPointer(at, name);
    current = next;
  }
  return '';
}

/**
 * Returns the pointer through the only object of a value that has the name, such as
 * `/menus/menus/main` for `/menus/main`.
 */
function innerPointer(
  value: LocatedValue,
  { at, name, pointer }: { at: string; name: string; pointer: string },
): string | undefined {
  if (value.kind !== 'object') return undefined;
  const [owner, ...others] = [...value.entries.keys()].filter((key) => {
    const inner = childOf(value, key);
    return inner?.kind === 'object' && childOf(inner, name) !== undefined;
  });
  return owner === undefined || others.length > 0
    ? undefined
    : `${joinPointer(at, owner)}${pointer.slice(at.length)}`;
}

function memberOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value[Number(name)];
  return isSchema(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function positionOf({ document, offset }: SourceLocation): SourcePosition {
  return document.positionOf(offset);
}
