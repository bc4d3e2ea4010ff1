import type { Asset } from '@livery/model';
import type { ConfigProblem } from '../report/ConfigProblem.ts';
import type { LoadCache } from './LoadCache.ts';
import { checkLocks, checkLockTargets, locksOf, withCurrentPointers, type Lock } from './locks.ts';
import { mergeLocated, type MergeReport } from './mergeLocated.ts';
import { documentsOf, withDocument } from '../source/documentsOf.ts';
import { pointerParts } from '../source/pointer.ts';
import type { Layer } from '../read/readLayer.ts';
import type { DeprecatedMembers } from '../schema/deprecated/DeprecatedMembers.ts';
import type { SchemaSet } from '../schema/SchemaSet.ts';
import {
  childOf,
  type SourceLocation,
  type LocatedValue,
  type LocatedObject,
} from '../source/LocatedValue.ts';

/** A brand merged over its parents: one tree in which every value has its file of origin. */
export interface MergedLayers {
  /** Names of the folders, the oldest first. */
  readonly layers: readonly string[];
  readonly tree: LocatedObject;
  /** The documents of the last layer, under the current names of the format. */
  readonly own: LocatedObject;
  /** The layers below the last one, merged. */
  readonly parent: MergedLayers | undefined;
  readonly assets: ReadonlyMap<string, Asset>;
  /** The locks.json of each folder. They are not merged. */
  readonly lockDocuments: readonly LocatedValue[];
  readonly locks: readonly Lock[];
  readonly deleted: ReadonlyMap<string, SourceLocation>;
  readonly broken: ReadonlySet<string>;
  readonly problems: readonly ConfigProblem[];
}

/** What layers are merged with. */
interface MergeOptions {
  readonly cache: LoadCache;
  readonly schemas: SchemaSet;
}

/** Merges the folders, oldest first. Merged parents are cached. */
export function mergeLayers(
  layers: readonly Layer[],
  options: MergeOptions,
): MergedLayers | undefined {
  const { cache } = options;
  let merged: MergedLayers | undefined;
  const names: string[] = [];
  for (const [index, layer] of layers.entries()) {
    names.push(layer.name);
    const key = names.join('/');
    merged = cache.merged.get(key) ?? lay(merged, layer, options);
    if (index < layers.length - 1) cache.merged.set(key, merged);
  }
  return merged;
}

function lay(
  parent: MergedLayers | undefined,
  layer: Layer,
  { cache: { origins }, schemas: { deprecated } }: MergeOptions,
): MergedLayers {
  const broken = new Set([...(parent?.broken ?? []), ...layer.broken]);
  const { own, problems } = currentNames(layer.tree, parent?.tree, deprecated);
  // A document that is broken in one layer is omitted from all layers, because half a document
  // would cause further problems.
  const child = without(own, [...broken, '/locks']);
  const under = parent && without(parent.tree, broken);
  const report: MergeReport = { problems: [], deleted: new Map(parent?.deleted) };
  const result = mergeLocated(under, child, '', report);
  const tree = result?.kind === 'object' ? result : child;
  if (under) recordOrigins(origins, { tree, under, child });
  const written = childOf(own, 'locks');
  const locks = written && withCurrentPointers(written, { tree, deprecated });
  const ownLocks = broken.has('/locks') ? [] : locksOf(locks?.document);
  return {
    layers: [...(parent?.layers ?? []), layer.name],
    tree,
    own,
    parent,
    broken,
    deleted: report.deleted,
    assets: parent ? new Map([...parent.assets, ...layer.assets]) : layer.assets,
    lockDocuments: [...(parent?.lockDocuments ?? []), ...(locks ? [locks.document] : [])],
    locks: [...(parent?.locks ?? []), ...ownLocks],
    problems: [
      ...(parent?.problems ?? []),
      ...layer.problems,
      ...problems,
      ...(locks?.problems ?? []),
      ...report.problems,
      ...(under ? checkLocks(parent.locks, { parent: under, child, merged: tree }) : []),
      ...checkLockTargets(
        ownLocks.filter((lock) => ![...broken].some((pointer) => lock.pointer.startsWith(pointer))),
        tree,
      ),
    ],
  };
}

/** Returns the documents of a layer under the current names of the format. */
function currentNames(
  tree: LocatedObject,
  inherited: LocatedObject | undefined,
  deprecated: DeprecatedMembers,
): { own: LocatedObject; problems: ConfigProblem[] } {
  const problems: ConfigProblem[] = [];
  let own = tree;
  for (const [pointer, written] of documentsOf(tree)) {
    const replaced = deprecated.replaceIn(written, pointer, inherited);
    problems.push(...replaced.problems);
    if (replaced.document !== written) own = withDocument(own, pointer, replaced.document);
  }
  return { own, problems };
}

function recordOrigins(
  origins: LoadCache['origins'],
  { tree, under, child }: Record<'tree' | 'under' | 'child', LocatedObject>,
): void {
  const [parents, children] = [documentsOf(under), documentsOf(child)];
  for (const [pointer, document] of documentsOf(tree)) {
    const [above, own] = [parents.get(pointer), children.get(pointer)];
    if (above && own && document !== above && document !== own)
      origins.set(document, { parent: above, child: own });
  }
}

/** Returns a tree without the documents at these pointers. */
function without(tree: LocatedObject, pointers: Iterable<string>): LocatedObject {
  return [...pointers].reduce((current, pointer) => drop(current, pointerParts(pointer)), tree);
}

function drop(tree: LocatedObject, [name = '', ...rest]: readonly string[]): LocatedObject {
  const entry = tree.entries.get(name);
  if (!entry || (rest.length > 0 && entry.value.kind !== 'object')) return tree;
  const entries = new Map(tree.entries);
  if (rest.length > 0 && entry.value.kind === 'object')
    entries.set(name, { ...entry, value: drop(entry.value, rest) });
  else entries.delete(name);
  return { ...tree, entries };
}
