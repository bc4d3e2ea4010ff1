import type { Resource } from '../generated/calls.gen.ts';
import type { PageDocument } from '../generated/documents.gen.ts';
import type { RouteMatch } from './matchRoute.ts';
import type { PublicSite } from './Site.ts';

/**
 * What a navigation inside the site needs. Depends on nothing but brand, version, brand state,
 * route and language.
 */
export interface PageBootstrap {
  /**
   * Build of the program; another one than the browser runs makes its next navigation a full load.
   */
  readonly build: string;
  /** Version of the brand's configuration; treated like {@link build}. */
  readonly version: string;
  /** 404 when the path is no route of the brand: the page is the brand's own not-found page. */
  readonly status: 200 | 404;
  readonly route: RouteMatch;
  readonly layout: PageDocument;
  readonly page: PageDocument;
  /** Flags that are known. */
  readonly flags: Readonly<Record<string, boolean>>;
  readonly preloaded: readonly PreloadedReply[];
  /** Maintenance the operator announces for later. */
  readonly maintenance?: AnnouncedMaintenance;
}

/** From when to when the brand will be closed, in ISO 8601; without an end nobody knows it yet. */
export interface AnnouncedMaintenance {
  readonly startAt: string;
  readonly endAt?: string;
}

/** Everything a document carries for its first paint. */
export interface Bootstrap extends PageBootstrap {
  readonly language: Language;
  /** The languages offered, in order. */
  readonly languages: readonly LanguageName[];
  readonly texts: Readonly<Record<string, string>>;
  readonly site: PublicSite;
  readonly state: PublicBrandState;
  /** Addresses of the brand's assets by the path configuration names them with. */
  readonly assets: Readonly<Record<string, string>>;
}

/** A language of the site: the operator's code, the BCP 47 tag and the direction of its script. */
export interface Language {
  readonly code: string;
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
}

/** A language as a picker shows it. */
export interface LanguageName extends Language {
  readonly name: string;
}

/** What the operator says about the brand, as far as a browser may know. */
export interface PublicBrandState {
  readonly known: boolean;
  readonly resources: readonly Resource[];
  readonly imageCDNs: readonly string[];
  readonly gtagId?: string;
}

/** A reply the server already has: stores start with it. */
export interface PreloadedReply {
  readonly call: string;
  /** The complete request. */
  readonly request: object;
  readonly value: unknown;
}
