// @vitest-environment jsdom
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { memoryStorage } from '@livery/stores/testing/memoryStorage';
import { act, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { VendorRail } from '../../lobby/VendorRail/VendorRail.tsx';
import { showQuery } from '../../testing/games.ts';
import {
  always,
  draw,
  lottery,
  mountLottery,
  type MountedLottery,
} from '../../testing/mountLottery.tsx';
import { navigating } from '../../testing/mountNode.tsx';
import { vendorMenu } from '../../testing/vendors.ts';
import { withoutLayout } from '../../testing/withoutLayout.ts';

beforeEach(withoutLayout);

/** Returns the names of the listed lotteries. */
const names = ({ queryAllByRole }: MountedLottery): (string | null | undefined)[] =>
  queryAllByRole('listitem').map((line) => line.querySelector('a, button')?.textContent);
const openView = (page: MountedLottery, view: string): Promise<void> =>
  page.user.click(page.getByRole('radio', { name: view }));

it('[LOTT-01] [LOTT-07] has a tab for each tag of the menu, and tabs for hot, favourite and recent lotteries', async () => {
  const page = await mountLottery({
    games: [
      lottery({ gameId: 1, gameName: 'Fast' }),
      lottery({ gameId: 2, gameName: 'Monday ticket', gameMenuTag: 'ticket' }),
      lottery({ gameId: 3, gameName: 'Sunday ticket', gameMenuTag: 'ticket', isHot: 1 }),
      lottery({ gameId: 4, gameName: 'New kind', gameMenuTag: 'newKind' }),
    ],
  });
  const { t } = page;

  const views = within(page.getByRole('radiogroup', { name: t('lottery.views') }))
    .getAllByRole('radio')
    .map(({ textContent }) => textContent);
  expect(views).toEqual([
    t('games.all'),
    t('lottery.tag.fastDraw'),
    t('lottery.tag.ticket'),
    'newKind',
    t('lobby.hot'),
    t('lobby.favorite'),
    t('lobby.recent'),
  ]);
  expect(page.requests('getVnLotteryMenu')).toEqual([{ device: 'WEB', language: 'EN' }]);
  expect(names(page)).toEqual(['Fast', 'Monday ticket', 'Sunday ticket', 'New kind']);
  await openView(page, t('lottery.tag.ticket'));
  expect(names(page)).toEqual(['Monday ticket', 'Sunday ticket']);
  await openView(page, t('lobby.hot'));
  expect(names(page)).toEqual(['Sunday ticket']);
  await openView(page, t('games.all'));
  expect(names(page)).toHaveLength(4);
});

it.each([
  ['Mon', 2],
  ['Tue', 3],
  ['Wed', 4],
  ['Thu', 5],
  ['Fri', 6],
  ['Sat', 7],
  ['Sun', 1],
] as const)(
  '[LOTT-01] with the filter %s lists the lotteries drawn on day %i and those without days',
  async (name, day) => {
    const games = [1, 2, 3, 4, 5, 6, 7].map((drawDay) =>
      lottery({ gameId: drawDay, gameName: `Day ${drawDay}`, drawDayOfWeek: String(drawDay) }),
    );
    const page = await mountLottery({
      games: [
        ...games,
        lottery({ gameId: 8, gameName: 'Two days', drawDayOfWeek: `${day},${(day % 7) + 1}` }),
        lottery({ gameId: 9, gameName: 'Any day' }),
      ],
    });

    await openView(page, name);
    expect(names(page)).toEqual([`Day ${day}`, 'Two days', 'Any day']);
    await openView(page, page.t('lottery.anyDay'));
    expect(names(page)).toHaveLength(9);
  },
);

it('[LOTT-07] lists a lottery with its draw, remark and the time until the draw', async () => {
  const page = await mountLottery({
    games: [
      lottery({ remark: 'Every ten minutes', remainTime: 125 }),
      lottery({ gameId: 8, gameName: 'Closing', remainTime: 10 }),
    ],
  });

  const [open, closing] = page.getAllByRole('listitem');
  if (!open || !closing) throw new Error('Two lotteries are listed.');
  expect(open.querySelector('bdi')?.textContent).toBe('Lucky Seven');
  expect(within(open).getByText('Every ten minutes', { exact: false })).toBeTruthy();
  expect(within(open).getByText(page.t('lottery.draw', { drawNumber: '20260101-1' }))).toBeTruthy();
  expect(within(open).getByRole('timer').textContent).toBe('02:05');
  expect(within(closing).getByText(page.t('lottery.locked'))).toBeTruthy();
  await page.advance(65_000);
  expect(within(open).getByRole('timer').textContent).toBe('01:00');
});

it.each([
  [6, '123456'],
  [3, '123'],
])(
  '[LOTT-05] [CONF-08] shows at most %i digits of the last number',
  async (openedDigits, number) => {
    const page = await mountLottery({
      draws: [draw({ winningNumber: '12345678' })],
      site: {
        lottery: {
          refreshFallbackMs: 7000,
          refreshCapMs: 30_000,
          openedDigits,
          operatorLobbies: [],
        },
      },
    });

    const balls = page.getByRole('img', {
      name: page.t('lottery.last', { drawNumber: '20260101-0', number }),
    });
    // Right to left, the first digit would be the last.
    expect([balls.textContent, balls.dir]).toEqual([number, 'ltr']);
  },
);

it('[ROUTE-10] filters the list by the provider in the address', async () => {
  const games = [
    lottery({ gameId: 1, gameName: 'One', vassalage: 'DRWN' }),
    lottery({ gameId: 2, gameName: 'Two' }),
    lottery({ gameId: 3, gameName: 'Three', gameType: 'LOTT' }),
  ];

  expect(names(await mountLottery({ games, query: '?vendor=DRWN' }))).toEqual(['One']);
});

it.each([
  ['EN', ['One']],
  ['TY', ['One', 'Three']],
])(
  '[LOBB-11] [LOTT-04] lists in %s the lotteries of a provider chosen in the rail',
  async (code, expected) => {
    const games = [
      lottery({ gameId: 1, gameName: 'One', vassalage: 'TCG_1' }),
      lottery({ gameId: 2, gameName: 'Two' }),
      lottery({ gameId: 3, gameName: 'Three', vassalage: 'TCG_2' }),
    ];
    const page = await mountLottery({
      games,
      bootstrap: {
        language: { code, tag: 'en', dir: 'ltr' },
        route: { name: 'elott', path: '/elott', params: { games: 'elott' }, gameType: 'ELOTT' },
      },
      answers: { getGameVendor: [vendorMenu({ ELOTT: ['TCG_1', 'ELOTT', 'TCG_2'] })] },
      children: <VendorRail title="Providers" gameType="ELOTT" />,
    });
    const rail = page.getByRole('region', { name: 'Providers' });
    const [first] = await within(rail).findAllByRole('link');

    const { pathname, search } = new URL(
      first?.getAttribute('href') ?? '',
      'https://brand.example',
    );
    await showQuery(page, search);

    expect(pathname).toBe('/elott');
    expect(names(page).filter((name) => games.some(({ gameName }) => gameName === name))).toEqual(
      expected,
    );
    expect(within(rail).getAllByRole('link')[0]?.getAttribute('aria-current')).toBe('true');
  },
);

it.each([
  [{ gameType: 'LOTT' }, ['Three']],
  [{ vendors: ['DRWN'] }, ['One']],
])('[ROUTE-10] with %j lists only those lotteries', async (props, expected) => {
  const games = [
    lottery({ gameId: 1, gameName: 'One', vassalage: 'DRWN' }),
    lottery({ gameId: 2, gameName: 'Two' }),
    lottery({ gameId: 3, gameName: 'Three', gameType: 'LOTT' }),
  ];

  expect(names(await mountLottery({ games, props }))).toEqual(expected);
});

describe('[LOTT-04] [LOTT-10] [LOTT-11] a lottery opens', () => {
  it.each(['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'])(
    'on the lottery page if its provider is %s',
    async (vassalage) => {
      const page = await mountLottery({ games: [lottery({ vassalage })] });

      expect(page.getByRole('link', { name: 'Lucky Seven' }).getAttribute('href')).toBe(
        `/lottery?gameCode=7&vendor=${vassalage}`,
      );
    },
  );

  it('as a list of games if the entry represents a provider', async () => {
    const page = await mountLottery({
      games: [lottery({ vassalage: 'DRWN', isGame: 'VASSALAGE', gameName: 'Drawn Games' })],
      answers: {
        getGameList: [
          reply({ games: [], pagination: { pageNo: 1, pageSize: 100, total: 0, totalPages: 0 } }),
        ],
      },
    });

    await page.press('Drawn Games');

    expect(await page.findByRole('dialog', { name: 'Drawn Games' })).toBeTruthy();
    expect(page.requests('getGameList')).toEqual([
      expect.objectContaining({ vassalage: 'DRWN', gameType: 'ELOTT' }),
    ]);
  });

  it('as a game of its provider otherwise', async () => {
    const { addresses, ports } = navigating();
    const page = await mountLottery({
      visitor: 'member',
      games: [lottery({ vassalage: 'DRWN', gameType: 'LOTT' })],
      ports,
    });

    await page.press('Lucky Seven');

    await waitFor(() => expect(addresses).toHaveLength(1));
    expect(
      Object.fromEntries(new URL(addresses[0] ?? '', 'https://brand.example').searchParams),
    ).toMatchObject({ vassalage: 'DRWN', gameType: 'LOTT', nodeId: '7' });
  });

  it('after a login only: asks a guest to log in', async () => {
    const page = await mountLottery({ games: [lottery({ vassalage: 'DRWN' })] });

    await page.press('Lucky Seven');

    expect((await page.findByRole('alertdialog')).textContent).toContain(
      page.t('games.loginFirst'),
    );
  });
});

describe('[LOTT-02] favourites', () => {
  it('ask a guest to log in, and the favourite button opens the login', async () => {
    const { addresses, ports } = navigating();
    const page = await mountLottery({ ports });
    const { t } = page;

    await page.press(t('lottery.favourite', { game: 'Lucky Seven' }));
    expect(addresses).toEqual(['/login']);
    await openView(page, t('lobby.favorite'));
    expect(page.getByText(t('lottery.membersOnly'))).toBeTruthy();
    expect(page.getByRole('link', { name: t('account.login') }).getAttribute('href')).toBe(
      '/login',
    );
  });

  it('are stored on the device by username, and removed with the same button', async () => {
    const localStorage = memoryStorage();
    const page = await mountLottery({
      visitor: 'member',
      ports: { localStorage },
      games: [lottery(), lottery({ gameId: 8, gameName: 'Other' })],
    });
    const { t } = page;
    const heart = () =>
      page.getByRole('button', { name: t('lottery.favourite', { game: 'Lucky Seven' }) });

    expect(heart().getAttribute('aria-pressed')).toBe('false');
    await page.user.click(heart());
    expect(heart().getAttribute('aria-pressed')).toBe('true');
    expect(localStorage.get('lotteryFavourites:demo')).toBe('[7]');
    await openView(page, t('lobby.favorite'));
    expect(names(page)).toEqual(['Lucky Seven']);
    await page.user.click(heart());
    expect(page.getByText(t('lottery.noFavorites'))).toBeTruthy();
    expect(localStorage.get('lotteryFavourites:demo')).toBe('[]');
  });

  it('[SESS-03] are available to a trial account', async () => {
    const page = await mountLottery({ visitor: 'trial' });

    await page.press(page.t('lottery.favourite', { game: 'Lucky Seven' }));
    await openView(page, page.t('lobby.favorite'));

    expect(names(page)).toEqual(['Lucky Seven']);
  });
});

describe('[LOTT-02] [SESS-10] when the session request fails', () => {
  it.each(['lobby.favorite', 'lobby.recent'] as const)(
    'the tab %s shows the error and retries',
    async (view) => {
      const page = await mountLottery({
        answers: {
          getSession: [
            fail('network_failed'),
            fail('network_failed'),
            reply({ state: 'guest', merchant: 'example' }),
          ],
        },
      });
      const { t } = page;

      await openView(page, t(view));

      expect(await page.findByText(t('error.network_failed'))).toBeTruthy();
      await page.press(t('games.retry'));
      expect(await page.findByText(t('lottery.membersOnly'))).toBeTruthy();
    },
  );

  it('the favourite button shows the error in a dialog', async () => {
    const page = await mountLottery({ answers: { getSession: always(fail('network_failed')) } });

    await page.press(page.t('lottery.favourite', { game: 'Lucky Seven' }));

    expect((await page.findByRole('alertdialog')).textContent).toContain(
      page.t('error.network_failed'),
    );
  });
});

describe('[LOTT-08] recent lotteries', () => {
  it('are requested with prize mode, device and count, and listed in the operator’s order', async () => {
    const page = await mountLottery({
      visitor: 'member',
      games: [
        lottery(),
        lottery({ gameId: 8, gameName: 'Other' }),
        lottery({ gameId: 9, gameName: 'Never' }),
      ],
      answers: { getLottRecent: [reply([{ gameId: 8 }, { gameId: 7 }])] },
      site: {
        lists: {
          pageSize: 15,
          popularCount: 6,
          drawResultsCount: 5,
          winnerLimit: 50,
          recentLotteryCount: 100,
          minBets: [1, 5],
          datePresetDays: [7],
          providersPerRow: 6,
        },
      },
    });

    await openView(page, page.t('lobby.recent'));

    await waitFor(() => expect(names(page)).toEqual(['Other', 'Lucky Seven']));
    expect(page.requests('getLottRecent')).toEqual([
      { prizeMode: 'Lott', device: 'WEB', recentCount: 100, language: 'EN' },
    ]);
  });

  it('are requested again on retry after a failure', async () => {
    const page = await mountLottery({
      visitor: 'member',
      answers: { getLottRecent: [fail('network_failed'), reply([])] },
    });

    await openView(page, page.t('lobby.recent'));
    await page.user.click(await page.findByRole('button', { name: page.t('games.retry') }));

    expect(await page.findByText(page.t('lottery.noRecent'))).toBeTruthy();
  });

  it('[SESS-03] tell a trial account that it needs a real account, with a link to registration and without a request', async () => {
    const page = await mountLottery({ visitor: 'trial' });

    await openView(page, page.t('lobby.recent'));

    expect(page.getByText(page.t('in_need_true_account'))).toBeTruthy();
    expect(page.getByRole('link', { name: page.t('account.register') }).getAttribute('href')).toBe(
      '/register',
    );
    expect(page.api.countOf('getLottRecent')).toBe(0);
  });
});

it('[LOTT-04] names the category of the lottery to the rest of the page while it is shown', async () => {
  const page = await mountLottery({
    query: '?gameCode=7&vendor=ELOTT',
    bootstrap: { route: { name: 'lottery', path: '/lottery', params: {}, gameType: 'LOTT' } },
  });
  expect(page.root.value('route.gameType')).toBe('ELOTT');

  await act(() => page.root.page.show('/lottery', '/lottery'));

  expect(page.getByRole('radiogroup', { name: page.t('lottery.views') })).toBeTruthy();
  expect(page.root.value('route.gameType')).toBe('LOTT');
});
