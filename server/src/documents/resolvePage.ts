import {
  evaluateCondition,
  type GuestContextPath,
  matchRoute,
  type PageDocument,
  type Route,
  type RouteMatch,
  type Site,
  type ValueSource,
} from '@livery/model';

/** Result of resolving an address of a brand. */
export type ResolvedPage =
  | { readonly kind: 'redirect'; readonly to: string }
  | ShownPage
  /** Whether the page exists depends on a flag that the operator has not sent yet. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'none' };

/** A page that exists. */
export interface ShownPage {
  readonly kind: 'page';
  readonly status: 200 | 404;
  readonly match: RouteMatch;
  readonly route: Route | undefined;
  readonly layout: PageDocument;
  readonly page: PageDocument;
}

const notFound = 'notFound';

/**
 * Resolves the page at a path if its route's condition holds; else the brand's not-found page, if
 * there is one. Without the operator's flags (`isComplete: false`) a condition may be unknown, and
 * a search engine that gets 404 removes the page.
 */
export function resolvePage(
  site: Site,
  {
    path,
    flags,
    isComplete,
    language,
  }: {
    path: string;
    flags: Readonly<Record<string, boolean>>;
    isComplete: boolean;
    language: string;
  },
): ResolvedPage {
  const match = matchRoute(site.routes.routes, path);
  const route = match && site.routes.routes[match.name];
  if (!match || !route) return notFoundPage(site, path);
  const holds =
    route.when === undefined || evaluateCondition(route.when, guestValues(match, flags, language));
  if (holds === undefined && !isComplete) return { kind: 'unknown' };
  if (holds !== true) return notFoundPage(site, path);
  if (route.redirect !== undefined)
    return isSameSite(route.redirect)
      ? { kind: 'redirect', to: route.redirect }
      : notFoundPage(site, path);
  const found = documentsOf(site, route.layout, route.page);
  return found
    ? { kind: 'page', status: match.name === notFound ? 404 : 200, match, route, ...found }
    : notFoundPage(site, path);
}

/** Returns the binding values that do not depend on the visitor. */
export function guestValues(
  match: RouteMatch,
  flags: Readonly<Record<string, boolean>>,
  language: string,
): ValueSource {
  const known: Record<GuestContextPath, string | undefined> = {
    'route.name': match.name,
    'route.gameType': match.gameType,
    'route.bannerGroup': match.bannerGroup,
    'preferences.language': language,
  };
  const values = new Map(Object.entries(known));
  return {
    flag: (name) => (Object.hasOwn(flags, name) ? flags[name] : undefined),
    value: (name) => values.get(name),
  };
}

function notFoundPage(site: Site, path: string): ResolvedPage {
  const route = site.routes.routes[notFound];
  const found = documentsOf(site, route?.layout ?? 'layout', route?.page ?? notFound);
  return found
    ? { kind: 'page', status: 404, match: { name: notFound, path, params: {} }, route, ...found }
    : { kind: 'none' };
}

function documentsOf(
  { pages }: Site,
  layoutName: string,
  pageName: string | undefined,
): { layout: PageDocument; page: PageDocument } | undefined {
  const layout = Object.hasOwn(pages, layoutName) ? pages[layoutName] : undefined;
  const page =
    pageName !== undefined && Object.hasOwn(pages, pageName) ? pages[pageName] : undefined;
  return layout && page ? { layout, page } : undefined;
}

/** Returns whether a target is a path that browsers do not resolve to another site. */
function isSameSite(target: string): boolean {
  return /^\/(?![/\\])/.test(target);
}
