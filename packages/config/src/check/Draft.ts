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
import type { CallNames } from './CallNames.ts';
import type { ProblemCode } from '../report/problemCodes.ts';
import type { Reference, SchemaSet } from '../schema/SchemaSet.ts';
import { partAt, type Place, type TracedObject } from '../source/Traced.ts';

/** The documents of a brand's folder, as their schemas promise them. */
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

/** A brand whose documents were read and merged, before they are checked against each other. */
export interface Draft {
  readonly brand: string;
  readonly tree: TracedObject;
  /** Only those that fit their schema: a check needs to look at no other. */
  readonly documents: Readonly<Partial<Documents>>;
  readonly pages: ReadonlyMap<string, PageDocument>;
  readonly locales: ReadonlyMap<string, LocaleDocument>;
  readonly assets: ReadonlyMap<string, Asset>;
  readonly references: readonly Reference[];
  /** Where a null deleted something of a parent, by its pointer. */
  readonly deleted: ReadonlyMap<string, Place>;
  readonly schemas: SchemaSet;
  readonly calls: CallNames;
}

/**
 * Tells of a problem; it stands where the pointer's value stands, or at its key, or at a place of
 * its own.
 */
export type Report = (
  code: ProblemCode,
  pointer: string,
  message: string,
  options?: { atKey?: boolean; place?: Place },
) => void;

/** Looks at a whole brand for one kind of mistake that no single document shows. */
export type Check = (draft: Draft, report: Report) => void;

/**
 * The names an object of the merged tree has, whether or not its document fits its schema;
 * `undefined` when it is no object at all.
 */
export function namesAt(draft: Draft, pointer: string): string[] | undefined {
  const part = partAt(draft.tree, pointer);
  return part?.kind === 'object' ? [...part.entries.keys()] : undefined;
}
