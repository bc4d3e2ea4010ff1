import { publicSite, type SchemaSet } from '@livery/config';
import {
  isCentrePage,
  type Bootstrap,
  type CentreBootstrap,
  type CentreName,
  type PageBootstrap,
  type PublicSite,
  type Site,
  type Clock,
} from '@livery/model';
import type { GuestReplies } from '../gateway/guest-replies/GuestReplies.ts';
import type { PageState } from '../brand-state/PageState.ts';
import { perSite } from '../brands/perSite.ts';
import type { Source } from '../upstream/circuits/CircuitBreaker.ts';
import { assetAddresses } from '../assets/assetAddresses.ts';
import { preloadsOf } from './preloadsOf.ts';
import { guestValues, type ShownPage } from './resolvePage.ts';
import { languageIn, languagesOf } from '../request/language/siteLanguages.ts';
import { centreTextsOf, pageTextsOf } from './texts.ts';

/** Inputs of a page. */
export interface PageInputs {
  readonly site: Site;
  readonly state: PageState;
  readonly language: string;
  readonly host: string;
  /** Visitor whose request causes the calls of the page's first data. */
  readonly source: Source;
}

/**
 * Builds the data of documents and client-side navigations. All of it is public: the site is
 * filtered by `publicSite`, the state by `PageState`.
 */
export class PageBuilder {
  readonly #build: string;
  readonly #replies: GuestReplies;
  readonly #publicSiteOf;
  readonly #waitMs: number;
  readonly #clock: Clock;

  /** @param ports `waitMs`: maximum wait of a page for its first data. */
  constructor({
    build,
    replies,
    schemas,
    waitMs,
    clock,
  }: {
    build: string;
    replies: GuestReplies;
    schemas: SchemaSet;
    waitMs: number;
    clock: Clock;
  }) {
    this.#clock = clock;
    this.#waitMs = waitMs;
    this.#build = build;
    this.#replies = replies;
    this.#publicSiteOf = perSite((site) => withoutCentreMenus(publicSite(site, schemas)));
  }

  /**
   * Returns the data of a client-side navigation, a hash of its preloaded replies, and until when
   * these are fresh.
   */
  async page(
    { site, state, language, host, source }: PageInputs,
    resolved: ShownPage,
  ): Promise<{ page: PageBootstrap; preloadedHash: string; freshUntilMs: number }> {
    const values = guestValues(resolved.match, state.flags, language);
    const { preloaded, hash, freshUntilMs } = await preloadsOf({
      site,
      stateHash: state.hash,
      documents: [resolved.layout, resolved.page],
      values,
      language,
      host,
      source,
      replies: this.#replies,
      waitMs: this.#waitMs,
      clock: this.#clock,
    });
    return {
      page: {
        build: this.#build,
        version: site.version,
        status: resolved.status,
        route: resolved.match,
        layout: resolved.layout,
        page: resolved.page,
        flags: state.flags,
        preloaded,
        ...(state.maintenance ? { maintenance: state.maintenance } : {}),
      },
      preloadedHash: hash,
      freshUntilMs,
    };
  }

  /** Returns the data of a document's first paint. */
  bootstrap({ site, state, language }: PageInputs, page: PageBootstrap): Bootstrap {
    return {
      ...page,
      language: languageIn(site, language),
      languages: languagesOf(site),
      texts: pageTextsOf(site, language),
      // The document contains those of its HTML.
      formats: {},
      site: this.#publicSiteOf(site),
      state: state.publicState,
      assets: assetAddresses(site),
    };
  }

  /** Returns the data of a centre; `undefined` if the brand has none of this name. */
  centre(site: Site, centre: CentreName, language: string): CentreBootstrap | undefined {
    const settings = site.site.centres?.[centre];
    if (!settings) return undefined;
    const { defaultPage } = settings;
    const menu = site.menus.menus[settings.menu] ?? [];
    const pages = Object.entries(site.pages).filter(
      ([name]) => name.startsWith(`${centre}.`) && isCentrePage(name, { menu, defaultPage }),
    );
    return {
      build: this.#build,
      version: site.version,
      menu,
      defaultPage,
      pages: Object.fromEntries(pages),
      texts: centreTextsOf(site, language, centre),
    };
  }
}

/** Returns the site without the menus of its centres, which come with the centres. */
function withoutCentreMenus(site: PublicSite): PublicSite {
  const { mc, ac } = site.site.centres ?? {};
  const menus = Object.entries(site.menus.menus).filter(
    ([name]) => name !== mc?.menu && name !== ac?.menu,
  );
  return { ...site, menus: { menus: Object.fromEntries(menus) } };
}
