import type { Resource } from '../generated/calls.gen.ts';
import type { PageDocument } from '../generated/documents.gen.ts';
import type { RouteMatch } from './matchRoute.ts';
import type { PublicSite } from './Site.ts';

/**
 * Data for a navigation inside the site. Depends only on brand, version, brand state, route and
 * language.
 */
export interface PageBootstrap {
  /**
   * Build of the program. When it differs from the browser's, the next navigation is a full page
   * load.
   */
  readonly build: string;
  /** Version of the brand's configuration; treated like {@link build}. */
  readonly version: string;
  /** 404 when no route has the path: the page is then the brand's own not-found page. */
  readonly status: 200 | 404;
  readonly route: RouteMatch;
  readonly layout: PageDocument;
  readonly page: PageDocument;
  /** Flags whose state is known. */
  readonly flags: Readonly<Record<string, boolean>>;
  readonly preloaded: readonly PreloadedReply[];
  /** Maintenance that the operator has announced. */
  readonly maintenance?: AnnouncedMaintenance;
}

/** Start and end of the maintenance, in ISO 8601; the end is missing while it is unknown. */
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
  /** Texts of `Intl` in the document's HTML, which the browser's own data may write differently. */
  readonly formats: Readonly<Record<string, string>>;
  readonly site: PublicSite;
  readonly state: PublicBrandState;
  /** Addresses of the brand's assets by their path in the configuration. */
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

/** The part of the operator's brand state that a browser may see. */
export interface PublicBrandState {
  readonly known: boolean;
  readonly resources: readonly Resource[];
  readonly imageCDNs: readonly string[];
  /** Hosts that serve the brand. */
  readonly domainRoute?: readonly string[];
}

/** A reply that the server already has; stores use it as initial data. */
export interface PreloadedReply {
  readonly call: string;
  /** The complete request. */
  readonly request: object;
  readonly value: unknown;
}
