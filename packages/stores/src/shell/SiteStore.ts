import { pathOf, pickCdn, type PublicBrandState, type PublicSite } from '@livery/model';

/**
 * The brand as configured, and the addresses of its pictures and pages. Does not change while a
 * page is open.
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

  /** Address of a file the configuration names, for example `assets/hero.svg`. */
  assetUrl(path: string): string | undefined {
    return this.#assets[path];
  }

  /**
   * Address of a picture on one of the operator's image CDNs; none while the operator named none.
   */
  imageUrl(path: string, attempt = 0): string | undefined {
    const cdn = pickCdn(this.state.imageCDNs, path, attempt);
    return cdn === undefined ? undefined : cdn + path;
  }

  /**
   * Its addresses in the order they are tried: each attempt goes to another CDN. Source:
   * product-spec §9 "Lazy image loading".
   */
  imageUrls(path: string, attempts = this.config.site.images.attempts): string[] {
    return [...Array(attempts).keys()].flatMap((attempt) => this.imageUrl(path, attempt) ?? []);
  }

  /**
   * The path of a route, by its name in routes.json. A parameter that has one value only goes
   * without saying.
   */
  routePath(name: string, params?: Readonly<Record<string, string>>): string | undefined {
    const { routes } = this.config.routes;
    const single = Object.entries(routes[name]?.params ?? {}).flatMap(
      ([parameter, [value, ...others]]) =>
        value === undefined || others.length > 0 ? [] : [[parameter, value]],
    );
    return pathOf(routes, name, { ...Object.fromEntries(single), ...params });
  }

  /** The name of the route that shows a game category. */
  routeOfGameType(gameType: string): { route: string; params: Record<string, string> } | undefined {
    for (const [route, { gameType: own, params }] of Object.entries(this.config.routes.routes)) {
      if (own === gameType) return { route, params: {} };
      const games = gameType.toLowerCase();
      if (own === undefined && params?.games?.includes(games)) return { route, params: { games } };
    }
    return undefined;
  }
}
