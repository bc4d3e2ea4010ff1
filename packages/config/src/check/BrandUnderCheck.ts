import type {
  Asset,
  BannersDocument,
  ComplianceDocument,
  FlagsDocument,
  LocaleDocument,
  MenusDocument,
  PageDocument,
  RegistrationDocument,
  RoutesDocument,
  SiteDocument,
  ThemeDocument,
  UpstreamDocument,
} from '@livery/model';
import type { CallCatalogue } from './CallCatalogue.ts';
import type { ProblemCode } from '../report/problemCodes.ts';
import type { Reference, SchemaSet } from '../schema/SchemaSet.ts';
import { getAt, type SourceLocation, type LocatedObject } from '../source/LocatedValue.ts';

/** The documents of a brand's folder, typed by their schemas. */
export interface Documents {
  site: SiteDocument;
  routes: RoutesDocument;
  menus: MenusDocument;
  banners: BannersDocument;
  flags: FlagsDocument;
  registration: RegistrationDocument;
  theme: ThemeDocument;
  compliance: ComplianceDocument;
  upstream: UpstreamDocument;
}

/** A brand whose documents were read and merged, but not yet checked against each other. */
export interface BrandUnderCheck {
  readonly brand: string;
  /** Folders of the brand and its parents, the oldest first. */
  readonly layers: readonly string[];
  readonly tree: LocatedObject;
  /** The merged tree of each parent, the nearest first. */
  readonly parents: readonly LocatedObject[];
  /** Only the documents that are valid against their schema, so checks can rely on the types. */
  readonly documents: Readonly<Partial<Documents>>;
  readonly pages: ReadonlyMap<string, PageDocument>;
  readonly locales: ReadonlyMap<string, LocaleDocument>;
  readonly assets: ReadonlyMap<string, Asset>;
  readonly references: readonly Reference[];
  /**
   * Where a `null` deleted a value of a parent, or an operation an entry of a list, by JSON
   * pointer. An entry has its id in place of its index.
   */
  readonly deleted: ReadonlyMap<string, SourceLocation>;
  readonly schemas: SchemaSet;
  readonly calls: CallCatalogue;
}

/** Reports a problem at the value of the pointer, at its key, or at a given location. */
export type Report = (
  code: ProblemCode,
  pointer: string,
  message: string,
  options?: { atKey?: boolean; location?: SourceLocation },
) => void;

/** Checks a whole brand for one kind of mistake that no single document shows. */
export type Check = (underCheck: BrandUnderCheck, report: Report) => void;

/**
 * Returns the names of an object in the merged tree, even when its document is invalid; `undefined`
 * when the value is not an object.
 */
export function namesAt(
  { tree }: Pick<BrandUnderCheck, 'tree'>,
  pointer: string,
): string[] | undefined {
  const part = getAt(tree, pointer);
  return part?.kind === 'object' ? [...part.entries.keys()] : undefined;
}
