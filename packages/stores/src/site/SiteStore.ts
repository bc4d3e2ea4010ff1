import { pathOf, pickCdn, type PublicBrandState, type PublicSite } from '@livery/model';

/**
 * Configuration of the brand, and the addresses of its images and pages. Constant while a page is
 * open.
 */
export class SiteStore {
  readonly config: PublicSite;
  readonly state: PublicBrandState;
  readonly #assets: Readonly<Record<string, string>>;

  constructor({
    config,
    state,
    assets,
  }: {
    config: PublicSite;
    state: PublicBrandState;
    assets: Readonly<Record<string, string>>;
  }) {
    this.config = config;
    this.state = state;
    this.#assets = assets;
  }

  /** Returns the address of a file named in the configuration, for example `assets/hero.svg`. */
  assetUrl(path: string): string | undefined {
    return this.#assets[path];
  }

  /** Returns the address of an image on one of the operator's CDNs; undefined if there is none. */
  imageUrl(path: string, attempt = 0): string | undefined {
    const cdn = pickCdn(this.state.imageCDNs, path, attempt);
    return cdn === undefined ? undefined : cdn + path;
  }

  /** Returns the addresses of an image in the order to try. Source: LOBB-12, LOBB-21. */
  imageUrls(path: string, attempts = this.config.site.images.attempts): string[] {
    return [...Array(attempts).keys()].flatMap((attempt) => this.imageUrl(path, attempt) ?? []);
  }

  /**
   * Returns the path of a route by its name in routes.json. A parameter with a single possible
   * value may be omitted.
   */
  routePath(name: string, params?: Readonly<Record<string, string>>): string | undefined {
    const { routes } = this.config.routes;
    const single = Object.entries(routes[name]?.params ?? {}).flatMap(
      ([parameter, [value, ...others]]) =>
        value === undefined || others.length > 0 ? [] : [[parameter, value]],
    );
    return pathOf(routes, name, { ...Object.fromEntries(single), ...params });
  }

  /** Returns the route of a game category. */
  routeOfGameType(gameType: string): { route: string; params: Record<string, string> } | undefined {
    for (const [route, { gameType: own, params }] of Object.entries(this.config.routes.routes)) {
      if (own === gameType) return { route, params: {} };
      const games = gameType.toLowerCase();
      if (own === undefined && params?.games?.includes(games)) return { route, params: { games } };
    }
    return undefined;
  }
}
