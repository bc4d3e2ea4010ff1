import type { Asset, Site, SiteDocument } from '@livery/model';
import { allChecks } from '../check/rules/allChecks.ts';
import { buildSite } from '../build/buildSite.ts';
import type { CallCatalogue } from '../check/CallCatalogue.ts';
import { problemAt, sortProblems, type ConfigProblem } from '../report/ConfigProblem.ts';
import { dropDerivedProblems } from '../check/dropDerivedProblems.ts';
import { documentNames } from '../source/documentNames.ts';
import type { Report } from '../check/BrandUnderCheck.ts';
import type { FileSource } from '../source/FileSource.ts';
import { limitRepeated } from '../report/limitRepeated.ts';
import { LoadCache } from '../merge/LoadCache.ts';
import type { MergedLayers } from '../merge/mergeLayers.ts';
import { readBrand, type ReadBrand } from '../merge/readBrand.ts';
import type { SchemaLink } from '../read/readLayer.ts';
import type { Suppression } from '../read/readSuppressions.ts';
import { recordTextOrigin } from '../check/textIndex.ts';
import { isSchema } from '../source/Schema.ts';
import type { SchemaSet } from '../schema/SchemaSet.ts';
import { SourceDocument, type SourcePosition } from '../source/SourceDocument.ts';
import { underCheckOf, type UnderCheckInput } from './underCheckOf.ts';
import { suppress, type SuppressionUse } from '../check/suppress.ts';
import {
  getAt,
  keyLocation,
  nearestLocation,
  type LocatedValue,
  type SourceLocation,
} from '../source/LocatedValue.ts';
import { documentPointer, documentsOf } from '../source/documentsOf.ts';
import { validateDocument, type ValidatedDocument } from '../schema/validateDocument.ts';

/** Options of {@link loadSite}. */
export interface LoadSiteOptions {
  /** The tenants folder. */
  readonly source: FileSource;
  /** Name of the brand's folder. */
  readonly brand: string;
  readonly schemas: SchemaSet;
  readonly calls: CallCatalogue;
  /**
   * Shared between brands that are loaded from the same state of the folder, so that their parents
   * are read once.
   */
  readonly cache?: LoadCache;
  /**
   * Called with the problems that are found before the checks between documents, which take
   * longest, so that a load that is stopped in them has reported something.
   */
  readonly onFound?: (problems: readonly ConfigProblem[]) => void;
}

/** Result of loading a brand's folder. */
export interface LoadedSite {
  readonly brand: string;
  /**
   * Undefined when there is a problem of severity error, and for a folder that is only a parent
   * (`_base`).
   */
  readonly site: Site | undefined;
  /**
   * What the brand's parents state together, without defaults: `{ site, …, pages: {…}, locales: {…}
   * }`. Brands that are loaded with one cache and have the same parents share it.
   */
  readonly inherited: unknown;
  /**
   * The site document alone, when it is valid, whatever other problems there are. Its host names
   * and other claims are compared with other brands.
   */
  readonly claims: SiteDocument | undefined;
  /** The merged documents by pointer (`/pages/home`), valid or not, for a folder of any kind. */
  readonly documents: ReadonlyMap<string, ValidatedDocument>;
  readonly assets: ReadonlyMap<string, Asset>;
  readonly problems: readonly ConfigProblem[];
  /**
   * The links of the brand's own documents to their schemas, which only the disk can tell to be
   * right.
   */
  readonly schemaLinks: readonly SchemaLink[];
  /** The suppressions in the files of the brand and its parents, with the problems they removed. */
  readonly suppressions: readonly SuppressionUse[];
  /**
   * Returns where a merged value was written, by its JSON pointer; undefined for a schema default.
   */
  readonly provenance: (pointer: string) => SourcePosition | undefined;
}

/**
 * Reads a brand, merges it over its parents and checks it. Returns the site, or all problems with
 * their positions.
 *
 * A folder whose name starts with `_` is only a parent. It is checked for its own shape; all other
 * checks run on its children.
 *
 * Errors: rejects only when the source fails. A mistake in the folder is a problem in the result.
 */
export async function loadSite({
  source,
  brand,
  schemas,
  calls,
  cache = new LoadCache(),
  onFound = () => undefined,
}: LoadSiteOptions): Promise<LoadedSite> {
  const read = await readBrand({ source, brand, cache, schemas });
  return checkBrand(read, { brand, schemas, calls, cache, onFound });
}

/**
 * Checks a brand that was read. Without one, the folder is missing, which is the only problem.
 *
 * @param options.cache the cache that the brand was read with
 */
export function checkBrand(
  read: ReadBrand | undefined,
  {
    brand,
    schemas,
    calls,
    cache,
    onFound = () => undefined,
  }: Pick<LoadSiteOptions, 'brand' | 'schemas' | 'calls' | 'onFound'> & { cache: LoadCache },
): LoadedSite {
  if (!read) {
    const problems = [
      problemAt(folderOf(brand), {
        code: 'LV101',
        message: 'there is no such folder',
        pointer: '',
      }),
    ];
    return {
      brand,
      site: undefined,
      inherited: undefined,
      claims: undefined,
      documents: new Map(),
      assets: new Map(),
      problems,
      schemaLinks: [],
      suppressions: [],
      provenance: () => undefined,
    };
  }
  const { chain, merged } = read;
  const documents = validateDocuments(merged, { schemas, cache });
  const isParentOnly = brand.startsWith('_');
  const incomplete = isParentOnly || !chain.complete;
  const layering = merged.problems.filter(
    ({ code }) => chain.complete || !needsParent.includes(code),
  );
  const shape = [...documents.values()]
    .flatMap((document) => document.problems)
    .filter((problem) => !incomplete || problem.code !== 'LV202');
  const found = [
    ...chain.problems,
    ...layering,
    ...lockShape(merged, schemas),
    ...shape,
    ...(isParentOnly ? [] : folderNameProblems(brand)),
  ];
  const written = chain.layers.flatMap(({ suppressions }) => suppressions);
  if (!incomplete && merged.broken.size === 0) {
    onFound(settled(found, written).problems);
    found.push(
      ...missingDocuments(merged, brand),
      ...crossCheck({ brand, merged, documents, schemas, calls }, [...layering, ...shape]),
    );
  }
  const { problems, uses } = settled(found, written);
  const failed = incomplete || problems.some(({ severity }) => severity === 'error');
  const provenance = (pointer: string): SourcePosition | undefined => {
    const location = getAt(merged.tree, pointer)?.location;
    return location?.document.positionOf(location.offset);
  };
  const site = failed
    ? undefined
    : buildSite({
        brand,
        documents,
        hashes: new Map(
          Array.from(documentsOf(merged.tree), ([at, document]) => [at, cache.hashOf(document)]),
        ),
        assets: merged.assets,
      });
  const inherited = merged.parent && cache.inherited(merged.parent);
  const siteDocument = documents.get('/site');
  // A document that fits a schema has the type generated from that schema.
  const claims =
    siteDocument?.valid === true && !incomplete ? (siteDocument.value as SiteDocument) : undefined;
  return {
    brand,
    site,
    inherited,
    claims,
    documents,
    assets: merged.assets,
    problems,
    schemaLinks: chain.layers.at(-1)?.schemaLinks ?? [],
    suppressions: uses,
    provenance,
  };
}

/** Returns what of the found problems is reported, and the use of the suppressions. */
function settled(
  found: readonly ConfigProblem[],
  suppressions: readonly Suppression[],
): { problems: ConfigProblem[]; uses: SuppressionUse[] } {
  const { problems, uses } = suppress(sortProblems(dropDerivedProblems(found)), suppressions);
  return { problems: limitRepeated(problems), uses };
}

/** Codes that are not reliable for a brand whose parent is missing. */
const needsParent: readonly string[] = ['LV303', 'LV304', 'LV306', 'LV309'];

/**
 * Validates the merged documents of a brand that `isNeeded` selects by their pointers; by default
 * all.
 */
export function validateDocuments(
  { tree, parent }: MergedLayers,
  { schemas, cache }: { schemas: SchemaSet; cache: LoadCache },
  isNeeded: (pointer: string) => boolean = () => true,
): Map<string, ValidatedDocument> {
  const needed = Array.from(documentsOf(tree)).filter(([pointer]) => isNeeded(pointer));
  return new Map(
    needed.map(([pointer, document]) => {
      const known = cache.documents.get(document);
      if (known) return [pointer, known];
      const validated = validateDocument({ document, pointer, schemas });
      cache.documents.set(document, validated);
      if (parent && pointer.startsWith('/locales/'))
        recordInheritedTexts(document, validated, { parent, pointer, cache });
      return [pointer, validated];
    }),
  );
}

/** Records which of its texts a language has from the brand's parents. */
function recordInheritedTexts(
  document: LocatedValue,
  { value }: ValidatedDocument,
  { parent, pointer, cache }: { parent: MergedLayers; pointer: string; cache: LoadCache },
): void {
  const child = cache.origins.get(document)?.child;
  const inherited = cache.inheritedAt(parent, pointer);
  if (child?.kind !== 'object' || !isSchema(inherited) || !isSchema(value)) return;
  recordTextOrigin(value, { parent: inherited, changed: [...child.entries.keys()] });
}

function lockShape({ lockDocuments }: MergedLayers, schemas: SchemaSet): ConfigProblem[] {
  return lockDocuments.flatMap(
    (document) => validateDocument({ document, pointer: '/locks', schemas }).problems,
  );
}

const folderName = /^[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Returns the problem of a folder whose name cannot be part of a host name. */
function folderNameProblems(brand: string): ConfigProblem[] {
  if (folderName.test(brand)) return [];
  return [
    problemAt(folderOf(brand), {
      code: 'LV602',
      message: `"${brand}" cannot be part of a host name: use small letters, digits and "-"`,
      pointer: '',
    }),
  ];
}

function folderOf(brand: string): SourceLocation {
  return { document: new SourceDocument({ file: brand, layer: brand }), offset: 0 };
}

function missingDocuments({ tree, deleted }: MergedLayers, brand: string): ConfigProblem[] {
  const folder = folderOf(brand);
  return documentNames
    .filter((name) => !tree.entries.has(name))
    .map((name) => {
      const pointer = `/${name}`;
      const location = deleted.get(pointer);
      const message = location
        ? `${name}.json is null, which deletes a document that every brand needs`
        : `neither "${brand}" nor its parents have a ${name}.json`;
      return problemAt(location ?? folder, { code: 'LV101', message, pointer });
    });
}

function crossCheck(
  input: UnderCheckInput,
  knownProblems: readonly ConfigProblem[],
): ConfigProblem[] {
  const underCheck = underCheckOf(input);
  const { tree } = underCheck;
  const problems: ConfigProblem[] = [];
  // A value with a deprecated name or text is valid.
  const invalid = knownProblems.filter(({ code }) => code !== 'LV213');
  const reported = new Set(invalid.map(({ pointer }) => pointer));
  const report: Report = (code, pointer, message, { atKey = false, location } = {}) => {
    if (!reported.has(pointer))
      problems.push(
        problemAt(
          location ?? (atKey ? keyLocation(tree, pointer) : nearestLocation(tree, pointer)),
          {
            code,
            message,
            pointer,
          },
        ),
      );
  };
  for (const check of allChecks) check(underCheck, report);
  // A failed list operation may be the only reason why a node is in no slot.
  const unsettled = knownProblems
    .filter(({ code }) => code.startsWith('LV3') && code !== 'LV309')
    .map(({ pointer }) => documentPointer(pointer));
  return problems.filter(
    ({ code, pointer }) => code !== 'LV414' || !unsettled.includes(documentPointer(pointer)),
  );
}
