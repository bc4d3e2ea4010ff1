// @vitest-environment jsdom
import { fail, reply, type Answer } from '@livery/stores/testing/fakeApi';
import { exampleBootstrap } from '@livery/stores/testing/exampleBootstrap';
import { act, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { lottery, menuOf } from '../../testing/mountLottery.tsx';
import { isFollowed } from '../../testing/isFollowed.ts';
import { mountNode, type MountOptions } from '../../testing/mountNode.tsx';
import { withoutLayout } from '../../testing/withoutLayout.ts';

const vendor = (gameType: string, vassalage: string, isHot: 0 | 1 = 0) => ({
  gameType,
  vassalage,
  title: `${vassalage} of ${gameType}`,
  isHot,
});
const categories = [
  { gameType: 'RNG', vendors: [vendor('RNG', 'AAA', 1), vendor('RNG', 'BBB')] },
  { gameType: 'LIVE', vendors: [vendor('LIVE', 'CCC', 1)] },
  { gameType: 'FISH', vendors: [vendor('FISH', 'DDD')] },
];
const page = { layout: 'main', page: 'games' };
const {
  site: {
    routes: { guardExempt, routes },
  },
} = exampleBootstrap();
const documents = {
  routes: {
    guardExempt,
    routes: {
      ...routes,
      fish: { ...page, paths: ['/fish'], gameType: 'FISH' },
      elott: { ...page, paths: ['/elott'], gameType: 'ELOTT' },
      lottery: { ...page, paths: ['/lottery'], gameType: 'LOTT' },
    },
  },
};

// Without a layout, the list has no arrows.
beforeEach(withoutLayout);

/** Mounts the menu and records navigation. */
async function mountMenu({
  answer = reply({ data: { lanes: categories } }),
  site = {},
  isPhone = false,
  lotteries,
}: {
  answer?: Answer;
  site?: MountOptions['site'] & {};
  isPhone?: boolean;
  /** Answer with the operator's lottery menu. */
  lotteries?: Answer;
} = {}) {
  const query = Object.assign(new EventTarget(), { matches: isPhone });
  vi.stubGlobal('matchMedia', () => query);
  const visited: string[] = [];
  const menu = await mountNode(
    { use: 'GameMenu', props: { title: { $text: 'login.games' } } },
    {
      answers: { getGameVendor: [answer], ...(lotteries && { getVnLotteryMenu: [lotteries] }) },
      documents,
      site,
      ports: {
        navigation: {
          go: (address) => void visited.push(address),
          load: () => undefined,
          prepare: () => Promise.resolve(true),
        },
      },
    },
  );
  return {
    ...menu,
    visited,
    resize: (isNowPhone: boolean) =>
      act(() => {
        query.matches = isNowPhone;
        query.dispatchEvent(new Event('change'));
      }),
    choose: (name: string) => menu.user.click(menu.getByRole('tab', { name })),
  };
}

it('[LOGN-02] has a tab for the hot vendors of all categories and one for each category', async () => {
  const menu = await mountMenu();

  const tabs = (await menu.findAllByRole('tab')).map((tab) => [
    tab.textContent,
    tab.getAttribute('aria-selected'),
  ]);
  expect(tabs).toEqual([
    [menu.t('games.hot'), 'true'],
    [menu.t('category.RNG'), 'false'],
    [menu.t('category.LIVE'), 'false'],
    [menu.t('category.FISH'), 'false'],
  ]);
  expect(
    menu
      .getAllByRole('img')
      .map((image) => image.getAttribute('aria-label') ?? image.getAttribute('alt')),
  ).toEqual(['AAA of RNG', 'CCC of LIVE']);

  await menu.choose(menu.t('category.RNG'));
  expect(menu.getAllByRole('link')).toHaveLength(2);
});

it.each([
  ['games.hot', 0, '/games/rng?vassalage=AAA', 'category'],
  ['games.hot', 1, '/games/live?vassalage=CCC', 'category'],
  ['games.hot', 1, '/games/rng?vassalage=CCC', 'slots'],
  ['category.RNG', 1, '/games/rng?vassalage=BBB', 'category'],
  ['category.FISH', 0, '/fish', 'category'],
] as const)(
  '[LOGN-03] opens a vendor under %s in the same window (%#)',
  async (tab, index, address, hotVendors) => {
    const menu = await mountMenu({ site: { gameMenu: { hotVendors, vendorsPerRow: 7 } } });
    await menu.findAllByRole('tab');
    await menu.choose(menu.t(tab));
    const link = menu.getAllByRole('link')[index];

    expect([link?.getAttribute('href'), link?.getAttribute('target')]).toEqual([address, null]);
    expect(link && isFollowed(link, { ctrlKey: true })).toBe(true);
    expect(link && isFollowed(link)).toBe(false);

    await waitFor(() => expect(menu.visited).toEqual([address]));
  },
);

/** Mounts the menu, and returns the link of a live vendor and the calls of `window.open`. */
async function mountLive(options: Parameters<typeof mountMenu>[0] = {}) {
  const open = vi.fn();
  vi.stubGlobal('open', open);
  const menu = await mountMenu(options);
  await menu.findAllByRole('tab');
  await menu.choose(menu.t('category.LIVE'));
  const link = menu.getByRole('link', { name: /CCC of LIVE/ });
  return { ...menu, link, opened: open.mock.calls };
}

it.each([
  ['the login', false, '/login'],
  [
    'the login with the vendor’s category as return address',
    true,
    '/login?from=%2Fgames%2Flive%3Fvassalage%3DCCC',
  ],
] as const)(
  '[LOGN-03] opens %s in a window of the brand’s size for a vendor of another category',
  async (_what, returnAfterLogin, login) => {
    const menu = await mountLive({ site: { returnAfterLogin } });

    expect([menu.link.getAttribute('href'), menu.link.getAttribute('target')]).toEqual([
      login,
      '_blank',
    ]);
    expect(menu.link.textContent).toContain(menu.t('login.newWindow'));
    expect(isFollowed(menu.link)).toBe(false);

    expect(menu.opened).toEqual([[login, '_blank', 'popup,noopener,width=400,height=400']]);
    expect(menu.visited).toEqual([]);
  },
);

it('[LOGN-03] opens the vendor’s category on a phone, where a window would be the same page again', async () => {
  const menu = await mountLive({ isPhone: true });

  expect(isFollowed(menu.link)).toBe(false);

  expect([menu.opened, menu.visited]).toEqual([[], ['/games/live?vassalage=CCC']]);
});

it('[LOGN-03] names a new window exactly while the screen has room for it', async () => {
  const menu = await mountLive({ isPhone: true });
  const described = () => [
    menu.link.getAttribute('href'),
    menu.link.getAttribute('target'),
    menu.link.textContent?.includes(menu.t('login.newWindow')),
  ];

  expect(described()).toEqual(['/games/live?vassalage=CCC', null, false]);
  menu.resize(false);
  expect(described()).toEqual(['/login', '_blank', true]);
  menu.resize(true);
  expect(described()).toEqual(['/games/live?vassalage=CCC', null, false]);
});

it('[LOGN-02] [CONF-08] shows as many vendors in a row as the brand configures', async () => {
  const menu = await mountMenu({
    site: { gameMenu: { hotVendors: 'category', vendorsPerRow: 4 } },
  });

  const region = await menu.findByRole('region', { name: menu.t('login.games') });
  expect(region.style.getPropertyValue('--vendors-per-row')).toBe('4');
});

it('[LOGN-02] renders nothing when the vendors cannot be loaded', async () => {
  const menu = await mountMenu({ answer: fail('upstream_failed') });

  await waitFor(() =>
    expect(menu.queryByRole('region', { name: menu.t('login.games') })).toBeNull(),
  );
});

/** Mounts the menu and opens the tab of the electronic lotteries, which has one vendor. */
async function mountLotteries(lotteries: Answer, options: Parameters<typeof mountMenu>[0] = {}) {
  const menu = await mountMenu({
    ...options,
    lotteries,
    answer: reply({
      data: { lanes: [...categories, { gameType: 'ELOTT', vendors: [vendor('ELOTT', 'ELOTT')] }] },
    }),
  });
  await menu.findAllByRole('tab');
  await menu.choose(menu.t('category.ELOTT'));
  return menu;
}

it('[LOGN-02] lists the lotteries of the operator’s menu with their tags in the tab of their category', async () => {
  const menu = await mountLotteries(
    reply([
      { tag: 'fastDraw', gameMenus: [lottery(), lottery({ gameId: 8, gameType: 'LOTT' })] },
      {
        tag: 'keno',
        gameMenus: [lottery({ gameId: 9, gameName: 'Night Keno', gameMenuTag: 'keno' })],
      },
    ]),
    { isPhone: true },
  );

  const list = await menu.findByRole('list', { name: menu.t('lobby.lotteries') });
  const entries = within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(entries).toEqual([
    [`Lucky Seven${menu.t('lottery.tag.fastDraw')}`, '/lottery?gameCode=7&vendor=ELOTT'],
    [`Night Keno${menu.t('lottery.tag.keno')}`, '/lottery?gameCode=9&vendor=ELOTT'],
  ]);
  expect(menu.queryByRole('img', { name: 'ELOTT of ELOTT' })).toBeNull();
});

it('[LOGN-03] opens the login with the lottery as return address in a window', async () => {
  const menu = await mountLotteries(menuOf(lottery()), { site: { returnAfterLogin: true } });

  const link = await menu.findByRole('link', { name: /Lucky Seven/ });

  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    '/login?from=%2Flottery%3FgameCode%3D7%26vendor%3DELOTT',
    '_blank',
  ]);
});

it('[LOTT-10] leads an entry for all games of a provider to the list of the provider', async () => {
  const menu = await mountLotteries(
    menuOf(lottery({ vassalage: 'DRWN', gameName: 'Drawn Games', isGame: 'VASSALAGE' })),
    { isPhone: true },
  );

  const link = await menu.findByRole('link', { name: /Drawn Games/ });

  expect(link.getAttribute('href')).toBe('/elott?vassalage=DRWN');
});

it.each([
  ['has no lottery of the category', menuOf(lottery({ gameType: 'LOTT' }))],
  ['fails', fail('upstream_failed')],
])('[LOGN-02] lists the vendors of lotteries if the lottery menu %s', async (_what, lotteries) => {
  const menu = await mountLotteries(lotteries);

  expect(await menu.findByRole('link', { name: /ELOTT of ELOTT/ })).toBeTruthy();
});
