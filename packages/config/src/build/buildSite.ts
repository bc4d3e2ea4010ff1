import { createHash } from 'node:crypto';
import {
  canonicalTag,
  isDemonstrationText,
  type Asset,
  type LocaleDocument,
  type PageDocument,
  type Site,
} from '@livery/model';
import { deepFreeze } from '../source/deepFreeze.ts';
import type { Documents } from '../check/BrandUnderCheck.ts';
import { pageGraph } from '../check/pageGraph.ts';
import { pointerParts } from '../source/pointer.ts';
import type { ValidatedDocument } from '../schema/validateDocument.ts';

/** Input of {@link buildSite}: documents and their hashes by pointer, assets by path. */
export interface BuildSiteInput {
  readonly brand: string;
  readonly documents: ReadonlyMap<string, ValidatedDocument>;
  readonly hashes: ReadonlyMap<string, string>;
  readonly assets: ReadonlyMap<string, Asset>;
}

/**
 * Assembles checked documents into a site. Documents are not copied, so brands share equal ones,
 * except for the languages of a live brand and those whose tag is not written in its canonical
 * form.
 */
export function buildSite({ brand, documents, hashes, assets }: BuildSiteInput): Site {
  const folder = (name: string): Record<string, unknown> =>
    Object.fromEntries(
      [...documents]
        .filter(([pointer]) => pointer.startsWith(`/${name}/`))
        .map(([pointer, { value }]) => [pointerParts(pointer)[1], value]),
    );
  const roots = [...documents].filter(([pointer]) => pointerParts(pointer).length === 1);
  const single = Object.fromEntries(roots.map(([pointer, { value }]) => [pointer.slice(1), value]));
  // A document that fits a schema has the type generated from that schema.
  const pages = Object.fromEntries(
    Object.entries(folder('pages') as Record<string, PageDocument>).map(([name, page]) => [
      name,
      shownNodes(page),
    ]),
  );
  const root = single as unknown as Documents;
  const locales = Object.entries(folder('locales') as Record<string, LocaleDocument>);
  return deepFreeze({
    ...root,
    brand,
    version: versionOf(hashes, assets),
    pages,
    locales: Object.fromEntries(
      locales.map(([language, locale]) => [
        language,
        withCanonicalTag(root.compliance.demonstration ? locale : withoutDemonstration(locale)),
      ]),
    ),
    assets: Object.fromEntries(assets),
  });
}

/** Returns the page without the parent's nodes that the brand left out of its own order. */
function shownNodes(page: PageDocument): PageDocument {
  const { reached } = pageGraph(page);
  const entries = Object.entries(page.nodes);
  return reached.size === entries.length
    ? page
    : { ...page, nodes: Object.fromEntries(entries.filter(([id]) => reached.has(id))) };
}

/** Returns a language without the texts of the demonstration, which a live brand never shows. */
function withoutDemonstration(locale: LocaleDocument): LocaleDocument {
  // The same document, with texts left out.
  return Object.fromEntries(
    Object.entries(locale).filter(([key]) => !isDemonstrationText(key)),
  ) as LocaleDocument;
}

/**
 * Returns a language with its tag as translators look it up; the language itself if it has that
 * tag.
 */
function withCanonicalTag(locale: LocaleDocument): LocaleDocument {
  const tag = canonicalTag(locale.$meta.tag);
  return tag === locale.$meta.tag ? locale : { ...locale, $meta: { ...locale.$meta, tag } };
}

/**
 * Hash of what the brand and its parents state. Equal folders give an equal version, whatever they
 * are called.
 */
function versionOf(
  hashes: ReadonlyMap<string, string>,
  assets: ReadonlyMap<string, Asset>,
): string {
  const lines = [
    ...Array.from(hashes, ([pointer, hash]) => `${pointer} ${hash}`),
    ...Array.from(assets, ([path, { hash }]) => `${path} ${hash}`),
  ];
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('hex').slice(0, 16);
}
