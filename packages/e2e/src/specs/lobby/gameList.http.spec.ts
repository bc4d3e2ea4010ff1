import { english } from '../../browser/texts/english.ts';
import type { Game } from '@livery/model';
import { allGames } from '../../fixtures/allGames.ts';
import { valueOf } from '../../http/envelope.ts';
import { servedHtml } from '../../http/servedHtml.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { TestBrand } from '../../fixtures/TestBrand.ts';

const listPath = '/wps/relay/GCS_gameList';

async function gamesOf(
  brand: TestBrand,
  query: string,
): Promise<{ games: readonly Game[]; totalPages: number }> {
  // The call's reply
  return valueOf((await brand.request(`${listPath}?${query}`)).body) as {
    games: Game[];
    totalPages: number;
  };
}

test('[LOBB-05] a game list returns games and totalPages for its filters, and rejects an unknown field', async ({
  brand,
}) => {
  const { games, totalPages } = await gamesOf(
    brand,
    'gameType=RNG&minBet=0.5&isTop=1&pageNo=2&pageSize=3',
  );
  const fitting = (await allGames(brand, 'RNG')).filter(
    (game) => (game.minBet ?? 1) <= 0.5 && game.isTop === 1,
  );
  expect(totalPages).toBe(Math.ceil(fitting.length / 3));
  expect(games.map(({ nodeId }) => nodeId)).toEqual(
    fitting.slice(3, 6).map(({ nodeId }) => nodeId),
  );
  expect((await gamesOf(brand, 'gameType=RNG&minLineNum=1')).totalPages).toBeLessThan(
    (await gamesOf(brand, 'gameType=RNG&minLineNum=50')).totalPages,
  );
  expect((await brand.request(`${listPath}?gameType=RNG&page=2`)).status).toBe(400);
});

interface MenuVendor {
  readonly vassalage: string;
  readonly title: string;
}

async function lanesOf(
  brand: TestBrand,
): Promise<readonly { gameType: string; vendors: readonly MenuVendor[] }[]> {
  // The call's reply
  return (
    valueOf((await brand.request('/lgw/games/game_menus')).body) as {
      data: { lanes: { gameType: string; vendors: MenuVendor[] }[] };
    }
  ).data.lanes;
}

test('[LOBB-08] [LOBB-17] [LOBB-19] vendors and games have the specified fields', async ({
  brand,
}) => {
  const vendors = (await lanesOf(brand)).flatMap((lane) =>
    lane.vendors.map((vendor) => ({ lane: lane.gameType, vendor })),
  );
  expect(vendors.length).toBe(60);
  for (const { lane, vendor } of vendors) {
    // Our addition: whether the game uses the main wallet.
    expect(
      Object.fromEntries(Object.entries(vendor).filter(([field]) => field !== 'seamless')),
    ).toEqual({
      vassalage: expect.stringMatching(/^[A-Z0-9_]+$/),
      gameType: lane,
      accountTypeId: expect.any(Number),
      isHot: expect.any(Number),
      title: expect.any(String),
      cards: expect.arrayContaining([expect.any(Object)]),
      gameClassify: expect.arrayContaining([expect.any(String)]),
    });
  }
  const { games } = await gamesOf(brand, 'gameType=LIVE');
  expect(games.length).toBe(15);
  for (const game of games)
    expect(game).toMatchObject({
      nodeId: expect.any(Number),
      vassalage: expect.any(String),
      gameType: 'LIVE',
      displayName: expect.any(String),
    });
});

/** A vendor of each category, and the address of its page. */
const categories = [
  { name: english('category.RNG'), gameType: 'RNG', path: '/rng' },
  { name: english('category.LIVE'), gameType: 'LIVE', path: '/live', vendor: 'Velvetquorum Live' },
  { name: english('category.FISH'), gameType: 'FISH', path: '/fish', vendor: 'Reefwarden' },
  { name: english('category.PVP'), gameType: 'PVP', path: '/pvp', vendor: 'Duelwillow' },
  {
    name: english('category.SPORTS'),
    gameType: 'SPORTS',
    path: '/fbsports',
    // The menu leads to the page of one provider, if the operator has it.
    page: '/sports',
    vendor: 'Oddsmeadow',
  },
  {
    name: english('category.ESPORTS'),
    gameType: 'ESPORTS',
    path: '/esports',
    vendor: 'Tempofray Arena',
  },
  {
    name: english('category.ELOTT'),
    gameType: 'ELOTT',
    path: '/elott',
    vendor: 'Lotuswheel Draws',
  },
  {
    name: english('category.LOTT'),
    gameType: 'LOTT',
    path: '/lottery',
    vendor: 'Harbourlight Draws',
  },
  {
    name: english('category.COCKFIGHT'),
    gameType: 'COCKFIGHT',
    path: '/cockfight',
    vendor: 'Dawnspur Yard',
  },
] as const;

const asHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');

for (const from of ['lagoon', 'ironfield'] as const) {
  test.describe(from, () => {
    test.use({ from });

    test('[LOBB-22] the menu has every game category, and each category page its vendors or games', async ({
      brand,
    }) => {
      const menu = await servedHtml(brand, '/?lang=EN', 'Cockfight');
      for (const { name, gameType, path, ...category } of categories) {
        const page = 'page' in category ? category.page : path;
        expect(menu, name).toMatch(
          new RegExp(`<a [^>]*href="${path}"[^>]*>(?:(?!</a>).)*<span>${name}</span>`),
        );
        const { games } = await gamesOf(brand, `gameType=${gameType}`);
        expect(games.length, name).toBeGreaterThan(5);
        // Lists of lotteries load after the page.
        const names = ['ELOTT', 'LOTT'].includes(gameType)
          ? []
          : games.slice(0, 3).map(({ displayName }) => asHtml(displayName));
        const listed = [...names, ...('vendor' in category ? [category.vendor] : [])];
        const html = await servedHtml(brand, `${page}?lang=EN`, listed[0]);
        expect(html).toContain(`<title>${name} · `);
        expect(
          listed.filter((text) => !html.includes(text)),
          name,
        ).toEqual([]);
      }
    });
  });
}
