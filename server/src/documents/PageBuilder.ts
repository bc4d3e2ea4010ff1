import { publicSite, type SchemaSet } from '@livery/config';
import type { Bootstrap, PageBootstrap, Site } from '@livery/model';
import type { GuestReplies } from '../gateway/GuestReplies.ts';
import type { PageState } from '../brand-state/PageState.ts';
import { perSite } from '../brands/perSite.ts';
import { assetAddresses } from '../assets/assetAddresses.ts';
import { preloadsOf } from './preloadsOf.ts';
import { guestValues, type ShownPage } from './resolvePage.ts';
import { languageIn, languagesOf, textsOf } from './texts.ts';

/** Inputs of a page. */
export interface PageInputs {
  readonly site: Site;
  readonly state: PageState;
  readonly language: string;
  readonly host: string;
}

/**
 * Builds the data of documents and client-side navigations. All of it is public: the site is filtered
 * by `publicSite`, the state by `PageState`.
 */
export class PageBuilder {
  readonly #build: string;
  readonly #replies: GuestReplies;
  readonly #publicSiteOf;
  readonly #waitMs: number;

  /** @param ports `waitMs`: maximum wait of a page for its first data. */
  constructor({
    build,
    replies,
    schemas,
    waitMs,
  }: {
    build: string;
    replies: GuestReplies;
    schemas: SchemaSet;
    waitMs: number;
  }) {
    this.#waitMs = waitMs;
    this.#build = build;
    this.#replies = replies;
    this.#publicSiteOf = perSite((site) => publicSite(site, schemas));
  }

  /**
   * Returns the data of a client-side navigation, a hash of its preloaded replies, and until when these
   * are fresh.
   */
  async page(
    { site, state, language, host }: PageInputs,
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
      replies: this.#replies,
      waitMs: this.#waitMs,
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
      texts: textsOf(site, language),
      site: this.#publicSiteOf(site),
      state: state.publicState,
      assets: assetAddresses(site),
    };
  }
}
