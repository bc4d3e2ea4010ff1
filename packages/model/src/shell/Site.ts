import type {
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
} from '../generated/documents.gen.ts';
import type { CentreLinks } from './CentreBootstrap.ts';

/** A tenant folder after merging and validation: immutable, with all defaults. */
export interface Site {
  /** The folder's name: the brand's id. */
  readonly brand: string;
  /** Hash of everything below; changes with any edit that changes the site. */
  readonly version: string;
  readonly site: SiteDocument;
  readonly routes: RoutesDocument;
  readonly menus: MenusDocument;
  readonly banners: BannersDocument;
  readonly flags: FlagsDocument;
  readonly registration: RegistrationDocument;
  readonly theme: ThemeDocument;
  readonly compliance: ComplianceDocument;
  /** Server only. */
  readonly upstream: UpstreamDocument;
  readonly pages: Readonly<Record<string, PageDocument>>;
  readonly locales: Readonly<Record<string, LocaleDocument>>;
  readonly assets: Readonly<Record<string, Asset>>;
}

/** A file of a tenant's assets folder, by its path in the configuration (`assets/hero.svg`). */
export interface Asset {
  /** Path of the file in the file source. */
  readonly file: string;
  /** First 16 hex digits of the content's SHA-256. */
  readonly hash: string;
  readonly bytes: number;
  /** Of a font file. */
  readonly font?: FontMetrics;
  /** Of an image that states its size. */
  readonly picture?: ShownSize;
}

/** Size of an image file as browsers show it. */
export interface ShownSize {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Whether only the proportions count, as of a drawing. */
  readonly isScalable: boolean;
}

/** Metrics of a font file in parts of its size (em). */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Mean width of Latin letters in running text; 0 if the file has no Latin letters. */
  readonly letterWidth: number;
  readonly hasCyrillic: boolean;
  readonly hasVietnamese: boolean;
}

/** The fields of site.json that a browser may see. */
export type PublicSiteDocument = Omit<
  SiteDocument,
  | '$schema'
  | 'extends'
  | 'hosts'
  | 'brandStateTtlMs'
  | 'frameSources'
  | 'retiredWorkers'
  | 'serviceHosts'
  | 'payHosts'
  | 'defaultInitialPassword'
  | 'accountTypes'
>;

/** The part of a {@link Site} that a browser may see. */
export interface PublicSite {
  readonly brand: string;
  readonly site: PublicSiteDocument;
  readonly routes: RoutesDocument;
  readonly menus: MenusDocument;
  readonly banners: BannersDocument;
  readonly registration: RegistrationDocument;
  readonly compliance: ComplianceDocument;
  readonly centreLinks: CentreLinks;
}
