import type { Page } from 'playwright';

/** Kind of visitor that goes a journey. */
export type VisitorKind = 'guest' | 'member' | 'agent';

/** All kinds of visitors. */
export const visitorKinds: readonly VisitorKind[] = ['guest', 'member', 'agent'];

/** A page or state of the site that is pictured. */
export interface Journey {
  /** Path and query at which the journey starts. */
  readonly path: string;
  /** Path at which it ends; by default the path at which it starts. */
  readonly endsAt?: string;
  /** By default guests and members. */
  readonly visitors?: readonly VisitorKind[];
  /** Brands whose pages have the state; by default all. */
  readonly brands?: readonly string[];
  /** Widths of windows, first and last, in which the state exists; by default all. */
  readonly widthsPx?: readonly [number, number];
  /** Runs before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Leads from the page to the state. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Selector of what shows that the state is complete. */
  readonly shows?: string;
}

/** A centre corrects its address once its pages are known, together with the heading. */
const centreHeading = 'dialog[open] section h2';
const forMembers = (path: string): Journey => ({
  path,
  visitors: ['member'],
  shows: centreHeading,
});
const forAgents = (path: string): Journey => ({ path, visitors: ['agent'], shows: centreHeading });
const forGuests = (path: string): Journey => ({ path, visitors: ['guest'] });

/** What is pictured, by name. */
export const journeys: Readonly<Record<string, Journey>> = {
  home: { path: '/' },
  category: { path: '/rng' },
  live: { path: '/live' },
  fish: { path: '/fish' },
  pvp: { path: '/pvp' },
  sports: { path: '/sports' },
  esports: { path: '/esports' },
  cockfight: { path: '/cockfight' },
  elott: { path: '/elott' },
  game: {
    path: '/rng',
    endsAt: '/game',
    visitors: ['member'],
    act: (page) => page.locator('main [class*="uiTile-target"]').first().click(),
    shows: 'iframe',
  },
  lottery: { path: '/lottery' },
  vnlottery: { path: '/vnlottery' },
  promotions: { path: '/promotions' },
  pointMall: { path: '/pointMall' },
  vip: { path: '/vip' },
  help: { path: '/help' },
  menu: {
    path: '/vip',
    widthsPx: [0, 767],
    act: (page) => page.locator('header a[aria-haspopup=dialog]').first().click(),
    shows: 'dialog[open]',
  },
  more: {
    path: '/',
    // Ironfield's menu is a rail, which scrolls.
    brands: ['lagoon'],
    widthsPx: [1024, 1024],
    act: (page) => page.locator('header nav button[aria-controls]:visible').last().click(),
    shows: 'header nav button[aria-expanded=true]',
  },
  login: forGuests('/login'),
  register: forGuests('/register'),
  forget: forGuests('/forget'),
  centre: forMembers('/?mc=securityCenter'),
  deposit: forMembers('/?mc=depositv2'),
  records: forMembers('/?mc=personalHistoryCopy'),
  transferFund: { ...forMembers('/?mc=transferFund'), prepare: usesSeveralWallets },
  feedback: forMembers('/?mc=messageV2&mc.tab=feedback'),
  agents: forAgents('/?ac=agentTeamOverview'),
  downlines: forAgents('/?ac=downlineManagmentView'),
  contracts: forAgents('/?ac=dividend'),
};

/** Names of the journeys. */
export const journeyNames: readonly string[] = Object.keys(journeys);

/**
 * Returns why a page is not the one at which a journey ends; `undefined` if it is. Pages correct
 * addresses of pages that do not exist, so that a picture would show another page.
 *
 * @param address the page's address.
 */
export function wrongPageOf({ path, endsAt = path }: Journey, address: string): string | undefined {
  const expected = new URL(endsAt, 'http://brand.example');
  const { pathname, searchParams } = new URL(address);
  const isThere =
    pathname === expected.pathname &&
    [...expected.searchParams].every(([name, value]) => searchParams.get(name) === value);
  return isThere ? undefined : `shows ${pathname}?${searchParams} instead of ${endsAt}`;
}

/** Returns whether a visitor of a brand goes a journey. */
export function isGone(
  { brands, visitors = ['guest', 'member'] }: Journey,
  { brand, visitor }: { brand: string; visitor: VisitorKind },
): boolean {
  return visitors.includes(visitor) && (brands?.includes(brand) ?? true);
}

/** Returns the widths of a matrix in which a journey exists. */
export function widthsOf(
  { widthsPx: [firstPx, lastPx] = [0, Infinity] }: Journey,
  widths: readonly number[],
): readonly number[] {
  return widths.filter((width) => width >= firstPx && width <= lastPx);
}

/** Lets the operator answer that each provider has a wallet of its own. */
async function usesSeveralWallets(page: Page): Promise<void> {
  await page.route(/GCS_merchantWallet/, (route) =>
    route.fulfill({ json: { success: true, value: { isSingle: false } } }),
  );
}
