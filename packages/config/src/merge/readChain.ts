import { problemAt, type ConfigProblem } from '../report/ConfigProblem.ts';
import type { FileSource } from '../source/FileSource.ts';
import type { LoadCache } from './LoadCache.ts';
import { listBrands } from '../read/listBrands.ts';
import { didYouMean } from '../source/nearestName.ts';
import { readLayer, type Layer } from '../read/readLayer.ts';
import type { SchemaSet } from '../schema/SchemaSet.ts';
import { getAt, type SourceLocation } from '../source/LocatedValue.ts';

/** The platform's own brand: the parent of every brand that names none. */
export const baseBrand = '_base';

const folderName = /^[A-Za-z_][A-Za-z0-9_.-]*$/;

/** A brand and its parents, the oldest first. */
export interface LayerChain {
  readonly layers: readonly Layer[];
  /** Whether every parent was found. Otherwise a missing value may be in one of them. */
  readonly complete: boolean;
  readonly problems: readonly ConfigProblem[];
}

/**
 * Reads a brand and, following `extends`, its parents. Returns `undefined` when the brand has no
 * folder.
 */
export async function readChain({
  source,
  brand,
  cache,
  schemas,
}: {
  source: FileSource;
  brand: string;
  cache: LoadCache;
  schemas: SchemaSet;
}): Promise<LayerChain | undefined> {
  const ownLayer = await readLayer(source, brand);
  if (!ownLayer) return undefined;
  const layers = [ownLayer];
  const problems: ConfigProblem[] = [];
  for (let layer = ownLayer; ;) {
    if (lacksSite(layer)) {
      const message = `"${layer.name}" has no site.json, which holds its name, its hosts and its parent`;
      problems.push(problemAt(layer.tree.location, { code: 'LV101', message, pointer: '/site' }));
      break;
    }
    const parent = parentOf(layer, schemas);
    if (!parent) return { layers, problems, complete: true };
    if (!folderName.test(parent.name)) break; // reported by the schema
    const report = (code: 'LV301' | 'LV302', message: string): void => {
      problems.push(problemAt(parent.location, { code, message, pointer: '/site/extends' }));
    };
    if (layers.some(({ name }) => name === parent.name)) {
      report(
        'LV302',
        `"${layer.name}" extends "${parent.name}", which extends it: ${[...layers.map(({ name }) => name).toReversed(), parent.name].join(' → ')}`,
      );
      break;
    }
    const next = await cache.parent(source, parent.name);
    if (!next) {
      const folders = await listBrands(source);
      report(
        'LV301',
        `"${layer.name}" extends "${parent.name}", which has no folder${didYouMean(parent.name, folders)}`,
      );
      break;
    }
    layers.unshift(next);
    // A folder that cannot be read lacks everything, which is reported at the folder only.
    if (next.tree.entries.size === 0 && next.broken.size > 0) break;
    layer = next;
  }
  return { layers, problems, complete: false };
}

/** Returns whether a folder is a brand without the document that makes it one. */
function lacksSite({ name, tree, broken }: Layer): boolean {
  return !name.startsWith('_') && !tree.entries.has('site') && !broken.has('/site');
}

function parentOf(
  layer: Layer,
  { deprecated }: SchemaSet,
): { name: string; location: SourceLocation } | undefined {
  if (layer.name === baseBrand) return undefined;
  const site = getAt(layer.tree, '/site');
  const current = site && deprecated.replaceIn(site, '/site', undefined).document;
  const named = getAt(current, '/extends');
  if (named?.kind === 'scalar' && typeof named.value === 'string')
    return { name: named.value, location: named.location };
  return { name: baseBrand, location: (site ?? layer.tree).location };
}
