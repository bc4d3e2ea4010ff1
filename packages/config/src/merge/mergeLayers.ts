import type { Asset } from '@livery/model';
import type { ConfigProblem } from '../report/ConfigProblem.ts';
import type { LoadCache } from './LoadCache.ts';
import { checkLocks, checkLockTargets, locksOf, type Lock } from './locks.ts';
import { mergeLocated, type MergeReport } from './mergeLocated.ts';
import { documentsOf } from '../source/documentsOf.ts';
import { pointerParts } from '../source/pointer.ts';
import type { Layer } from '../read/readLayer.ts';
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

/** Merges the folders, oldest first. Merged parents are cached. */
export function mergeLayers(layers: readonly Layer[], cache: LoadCache): MergedLayers | undefined {
  let merged: MergedLayers | undefined;
  const names: string[] = [];
  for (const [index, layer] of layers.entries()) {
    names.push(layer.name);
    const key = names.join('/');
    merged = cache.merged.get(key) ?? lay(merged, layer, cache);
    if (index < layers.length - 1) cache.merged.set(key, merged);
  }
  return merged;
}

function lay(parent: MergedLayers | undefined, layer: Layer, { origins }: LoadCache): MergedLayers {
  const broken = new Set([...(parent?.broken ?? []), ...layer.broken]);
  const lockDocument = childOf(layer.tree, 'locks');
  // A document that is broken in one layer is omitted from all layers, because half a document
  // would cause further problems.
  const child = without(layer.tree, [...broken, '/locks']);
  const under = parent && without(parent.tree, broken);
  const report: MergeReport = { problems: [], deleted: new Map(parent?.deleted) };
  const result = mergeLocated(under, child, '', report);
  const tree = result?.kind === 'object' ? result : child;
  if (under) recordOrigins(origins, { tree, under, child });
  const ownLocks = broken.has('/locks') ? [] : locksOf(lockDocument);
  return {
    layers: [...(parent?.layers ?? []), layer.name],
    tree,
    parent,
    broken,
    deleted: report.deleted,
    assets: parent ? new Map([...parent.assets, ...layer.assets]) : layer.assets,
    lockDocuments: [...(parent?.lockDocuments ?? []), ...(lockDocument ? [lockDocument] : [])],
    locks: [...(parent?.locks ?? []), ...ownLocks],
    problems: [
      ...(parent?.problems ?? []),
      ...layer.problems,
      ...report.problems,
      ...(under ? checkLocks(parent.locks, { parent: under, child, merged: tree }) : []),
      ...checkLockTargets(
        ownLocks.filter((lock) => ![...broken].some((pointer) => lock.pointer.startsWith(pointer))),
        tree,
      ),
    ],
  };
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
