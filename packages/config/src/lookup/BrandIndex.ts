import type { BrandUnderCheck } from '../check/BrandUnderCheck.ts';
import type { CallCatalogue } from '../check/CallCatalogue.ts';
import { traceIn, type TracedValue } from '../load/traceValue.ts';
import { underCheckOf } from '../load/underCheckOf.ts';
import { validateDocuments } from '../load/loadSite.ts';
import type { LoadCache } from '../merge/LoadCache.ts';
import { mergeLocated } from '../merge/mergeLocated.ts';
import type { ReadBrand } from '../merge/readBrand.ts';
import { parseDocument } from '../read/parseDocument.ts';
import type { SchemaSet } from '../schema/SchemaSet.ts';
import { pointerOf } from '../source/documentNames.ts';
import { withDocument } from '../source/documentsOf.ts';
import { getAt } from '../source/LocatedValue.ts';
import { SourceDocument } from '../source/SourceDocument.ts';
import { DocumentIndex } from './DocumentIndex.ts';

/** Input of {@link BrandIndex}. */
export interface BrandIndexInput {
  readonly brand: string;
  readonly read: ReadBrand;
  readonly schemas: SchemaSet;
  readonly calls: CallCatalogue;
  /** The cache that the brand was read with; a check of the brand reuses what is validated here. */
  readonly cache: LoadCache;
}

/** Documents whose values, not only their keys, define names. */
const namingDocuments: readonly string[] = ['/routes', '/theme', '/locales/EN'];

/**
 * What a brand defines, inherits and refers to, for editors. Built from one state of its folder,
 * and asked about documents as they are being typed.
 */
export class BrandIndex {
  readonly #read: ReadBrand;
  readonly #underCheck: BrandUnderCheck;

  constructor({ brand, read, schemas, calls, cache }: BrandIndexInput) {
    this.#read = read;
    const documents = validateDocuments(read.merged, { schemas, cache }, (pointer) =>
      namingDocuments.includes(pointer),
    );
    this.#underCheck = underCheckOf({ brand, merged: read.merged, documents, schemas, calls });
  }

  /**
   * Returns a document of the brand's own folder with the given text, which may have syntax errors;
   * `undefined` if the file is no document.
   *
   * @param file path in the tenants folder
   */
  open(file: string, text: string): DocumentIndex | undefined {
    const { brand } = this.#underCheck;
    const pointer = file.startsWith(`${brand}/`)
      ? pointerOf(file.slice(brand.length + 1))
      : undefined;
    if (pointer === undefined) return undefined;
    const document = new SourceDocument({ file, layer: brand, text });
    const written = parseDocument({ text, document, pointer, isTolerant: true }).value;
    const parent = pointer === '/locks' ? undefined : this.#read.merged.parent?.tree;
    const inherited = getAt(parent, pointer);
    const { deprecated } = this.#underCheck.schemas;
    const current = written && deprecated.replaceIn(written, pointer, parent).document;
    const merged = current
      ? mergeLocated(inherited, current, pointer, { problems: [], deleted: new Map() })
      : inherited;
    return new DocumentIndex({
      pointer,
      document,
      written,
      current,
      inherited,
      underCheck: {
        ...this.#underCheck,
        tree: merged ? withDocument(this.#underCheck.tree, pointer, merged) : this.#underCheck.tree,
      },
    });
  }

  /** Returns which layers contributed to a merged value, as of the state of the folder. */
  trace(pointer: string): TracedValue {
    return traceIn(this.#read, { schemas: this.#underCheck.schemas, pointer });
  }
}
