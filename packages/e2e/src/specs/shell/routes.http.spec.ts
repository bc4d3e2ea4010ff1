import { publish } from '../../fixtures/brandStatus.ts';
import { servedHtml } from '../../http/servedHtml.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { TestBrand } from '../../fixtures/TestBrand.ts';
import { textOf } from '../../browser/texts/textsOf.ts';

/** Routes of the base, with the text key of their title. */
const titles = {
  '/': 'route.home.title',
  '/rng': 'route.rng.title',
  '/live': 'route.live.title',
  '/fish': 'route.fish.title',
  '/pvp': 'route.pvp.title',
  '/sports': 'route.sports.title',
  '/fbsports': 'route.fbsports.title',
  '/esports': 'category.ESPORTS',
  '/elott': 'category.ELOTT',
  '/cockfight': 'category.COCKFIGHT',
  '/lottery': 'route.lottery.title',
  '/noticePage': 'route.notices.title',
  '/promotions': 'route.promotions.title',
  '/vip': 'route.vip.title',
  '/help': 'route.help.title',
  '/terms': 'route.terms.title',
  '/responsibleGaming': 'route.responsible.title',
  '/join': 'route.join.title',
  '/down': 'route.down.title',
  '/pointMall': 'route.pointMall.title',
  '/login': 'route.login.title',
  '/forget': 'route.forget.title',
  '/register': 'route.register.title',
} as const;

const asDocument = { headers: { accept: 'text/html' } };

function titleOf(html: string): string | undefined {
  return /<title>(?<title>[^<]*)<\/title>/.exec(html)?.groups?.title;
}

async function published(brand: TestBrand, routes: object): Promise<void> {
  await publish(brand, () =>
    brand.write(
      'routes.json',
      JSON.stringify({ $schema: '../../../schemas/routes.schema.json', routes }),
    ),
  );
}

test('[ROUTE-01] every route answers a deep link with its own title and one main heading', async ({
  brand,
}) => {
  for (const [path, key] of Object.entries(titles)) {
    const { status, body } = await brand.request(`${path}?lang=EN`, asDocument);
    expect([status, titleOf(body)], path).toEqual([
      200,
      `${await textOf(brand.folder, 'EN', key)} · Lagoon`,
    ]);
    expect(body.match(/<h1\b/g), path).toHaveLength(1);
  }
});

test('[ROUTE-04] login and recovery are served without the header’s menu', async ({ brand }) => {
  const menu = `aria-label="${await textOf(brand.folder, 'EN', 'nav.main')}"`;
  const mainMenus = async (path: string) =>
    (await servedHtml(brand, `${path}?lang=EN`)).split(menu).length - 1;
  expect(await mainMenus('/register')).toBeGreaterThan(0);
  expect([await mainMenus('/login'), await mainMenus('/forget')]).toEqual([0, 0]);
});

test('[ROUTE-13] every game category has the route of its lower-cased type', async ({ brand }) => {
  for (const gameType of [
    'RNG',
    'FISH',
    'PVP',
    'LIVE',
    'SPORTS',
    'ESPORTS',
    'ELOTT',
    'COCKFIGHT',
  ]) {
    const { status, body } = await brand.request(
      `/_livery/page?path=/${gameType.toLowerCase()}&lang=EN`,
    );
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({
      success: true,
      value: { status: 200, route: { path: `/${gameType.toLowerCase()}`, gameType } },
    });
  }
});

test('[ROUTE-13] a route added by a brand works without a rebuild, and is gone when removed', async ({
  ownBrand: brand,
}) => {
  expect((await brand.request('/lott', asDocument)).status).toBe(404);
  await published(brand, {
    draws: {
      paths: ['/lott'],
      page: 'category',
      gameType: 'LOTT',
      title: { $text: 'category.LOTT' },
      bannerGroup: 'w_lott',
    },
  });
  const { status, body } = await brand.request('/lott?lang=EN', asDocument);
  expect([status, titleOf(body)]).toEqual([
    200,
    `${await textOf(brand.folder, 'EN', 'category.LOTT')} · Lagoon`,
  ]);

  await published(brand, {});
  expect((await brand.request('/lott', asDocument)).status).toBe(404);
});

test('[ROUTE-09] the route parameter `games`, upper-cased, is the category; a value added by a brand is a page', async ({
  ownBrand: brand,
}) => {
  const gameTypeOf = async (path: string): Promise<unknown> => {
    const { body } = await brand.request(`/_livery/page?path=${path}&lang=EN`);
    // The gateway's envelope
    const {
      value: { status, route },
    } = JSON.parse(body) as { value: { status: number; route: { gameType?: string } } };
    return status === 200 ? route.gameType : status;
  };
  expect(
    await Promise.all(['/esports', '/elott', '/cockfight', '/scratch'].map(gameTypeOf)),
  ).toEqual(['ESPORTS', 'ELOTT', 'COCKFIGHT', 404]);
  await published(brand, { esports: { params: { games: ['esports', 'scratch'] } } });
  expect(await gameTypeOf('/scratch')).toBe('SCRATCH');
});
