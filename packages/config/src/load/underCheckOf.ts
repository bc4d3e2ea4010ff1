import type { LocaleDocument, PageDocument } from '@livery/model';
import type { BrandUnderCheck } from '../check/BrandUnderCheck.ts';
import type { MergedLayers } from '../merge/mergeLayers.ts';
import type { LocatedObject } from '../source/LocatedValue.ts';
import { pointerParts } from '../source/pointer.ts';
import type { ValidatedDocument } from '../schema/validateDocument.ts';

/** Input of {@link underCheckOf}. */
export interface UnderCheckInput extends Pick<BrandUnderCheck, 'brand' | 'schemas' | 'calls'> {
  readonly merged: Pick<MergedLayers, 'layers' | 'tree' | 'parent' | 'assets' | 'deleted'>;
  readonly documents: ReadonlyMap<string, ValidatedDocument>;
}

/** Returns a brand as the checks between its documents read it. */
export function underCheckOf({
  brand,
  merged: { layers, tree, parent, assets, deleted },
  documents,
  schemas,
  calls,
}: UnderCheckInput): BrandUnderCheck {
  const valid = [...documents].filter(([, document]) => document.valid);
  const named = (folder: string): [string, unknown][] =>
    valid
      .filter(([pointer]) => pointer.startsWith(`/${folder}/`))
      .map(([pointer, { value }]) => [pointerParts(pointer)[1] ?? '', value]);
  return {
    brand,
    layers,
    tree,
    parents: treesOf(parent),
    assets,
    deleted,
    schemas,
    calls,
    references: [...documents.values()].flatMap(({ references }) => references),
    // A document that fits a schema has the type generated from that schema.
    documents: Object.fromEntries(valid.map(([pointer, { value }]) => [pointer.slice(1), value])),
    pages: new Map(named('pages') as [string, PageDocument][]),
    locales: new Map(named('locales') as [string, LocaleDocument][]),
  };
}

/** Returns the merged tree of layers and those of their parents, the nearest first. */
function treesOf(merged: UnderCheckInput['merged']['parent']): LocatedObject[] {
  return merged ? [merged.tree, ...treesOf(merged.parent)] : [];
}
