// @vitest-environment jsdom
import type { FavGamesReply, RecentGamesReply } from '@livery/model';
import { fail, later, reply, type Answer } from '@livery/stores/testing/fakeApi';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demoSession, exampleGame, exampleGames, many } from '../../testing/games.ts';
import { mountGrid } from './mountGrid.tsx';

const names = (...numbers: number[]): string[] => numbers.map((nodeId) => `Game ${nodeId}`);
const games = (numbers: readonly number[]) => numbers.map((nodeId) => exampleGame(nodeId));
const marked = (...list: number[]): Answer => reply({ list });
const favourites = (numbers: readonly number[], totalPages = 1): Answer =>
  reply({ content: games(numbers), totalPages } satisfies FavGamesReply);
const recent = (numbers: readonly number[], totalPages = 1): Answer =>
  reply({ list: games(numbers), totalPages } satisfies RecentGamesReply);
const [favouritesTab, recentTab] = ['?page=favorite', '?page=recent'];

it('[LOBB-01] [SESS-10] the tabs are all, hot, favourites and recent; favourites only with a login', async () => {
  const tabsOf = async (visitor: 'guest' | 'member') => {
    const grid = await mountGrid({ visitor });
    const tabs = [
      ...grid.getByRole('navigation', { name: grid.t('lobby.views') }).querySelectorAll('a'),
    ].map((link) => [link.textContent, link.getAttribute('href')]);
    grid.unmount();
    return { tabs, t: grid.t };
  };
  const { tabs, t } = await tabsOf('member');

  expect(tabs).toEqual([
    [t('lobby.all'), '/'],
    [t('lobby.hot'), '/?page=hot'],
    [t('lobby.favorite'), '/?page=favorite'],
    [t('lobby.recent'), '/?page=recent'],
  ]);
  expect((await tabsOf('guest')).tabs.map(([label]) => label)).toEqual([
    t('lobby.all'),
    t('lobby.hot'),
    t('lobby.recent'),
  ]);
});

it('[LOBB-01] the tab of hot games has those of the category', async () => {
  const grid = await mountGrid({
    query: '?page=hot',
    answers: {
      getHotGameList: [
        reply({ list: [exampleGame(3), exampleGame(4, { gameType: 'LIVE' })], footer: [] }),
      ],
    },
  });

  await waitFor(() => expect(grid.shown()).toEqual(names(3)));
  expect(grid.getByRole('link', { name: grid.t('lobby.hot') }).getAttribute('aria-current')).toBe(
    'page',
  );
});

describe('[LOBB-06] a heart', () => {
  it('adds a game with the operator’s answer, not with the press; a second press meanwhile does nothing', async () => {
    const answer = later();
    const grid = await mountGrid({
      visitor: 'member',
      answers: {
        getFavGameList: [marked(2)],
        gameFavAction: [answer.answer, reply({ favourite: false })],
      },
    });
    const states = () =>
      [1, 2].map((nodeId) => grid.heart(`Game ${nodeId}`).getAttribute('aria-pressed'));
    await waitFor(() => expect(states()).toEqual(['false', 'true']));

    await grid.user.click(grid.heart('Game 1'));
    expect([
      grid.heart('Game 1').getAttribute('aria-busy'),
      states(),
      document.activeElement,
    ]).toEqual(['true', ['false', 'true'], grid.heart('Game 1')]);
    await grid.user.keyboard('{Enter}');
    await act(async () => answer.arrive(reply({ favourite: true })));

    await waitFor(() => expect(states()).toEqual(['true', 'true']));
    expect(grid.heart('Game 1').hasAttribute('aria-busy')).toBe(false);
    const requests = () =>
      grid.api.calls.filter(({ name }) => name === 'gameFavAction').map(({ request }) => request);
    expect(requests()).toEqual([{ nodeId: 1, vendor: 'NOVA', gameType: 'RNG' }]);
    await grid.user.click(grid.heart('Game 2'));
    await waitFor(() => expect(states()).toEqual(['true', 'false']));
    expect(requests().slice(1)).toEqual([{ nodeId: 2, vendor: 'NOVA', gameType: 'RNG' }]);
  });

  it('changes nothing where the operator refuses, says so, and can be pressed again', async () => {
    const grid = await mountGrid({
      visitor: 'member',
      answers: {
        getFavGameList: many(marked()),
        gameFavAction: [fail('upstream_failed'), reply({ favourite: true })],
      },
    });
    const heart = () => grid.heart('Game 1');
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('false'));

    await grid.user.click(heart());
    const dialog = await grid.findByRole('alertdialog', { name: grid.t('favourites.failed') });
    expect(dialog.textContent).toContain(grid.t('error.upstream_failed'));
    await grid.user.click(dialog.querySelector('button') ?? dialog);
    expect([heart().getAttribute('aria-pressed'), heart().hasAttribute('aria-busy')]).toEqual([
      'false',
      false,
    ]);
    await grid.user.click(heart());

    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'));
  });

  it('[SESS-03] [SESS-10] leads a guest to the login, who has no favourites', async () => {
    const grid = await mountGrid();

    await grid.user.click(grid.heart('Game 1'));

    await waitFor(() => expect(grid.visited).toEqual(['/login']));
    expect([grid.api.countOf('getFavGameList'), grid.api.countOf('gameFavAction')]).toEqual([0, 0]);
  });

  it('[SESS-03] tells a trial account that it takes a real one, as both tabs do, and nothing is asked for', async () => {
    const grid = await mountGrid({ visitor: 'trial' });
    const understood = async (): Promise<void> => {
      const warning = await grid.findByRole('alertdialog', { name: grid.t('account.trial') });
      expect(warning.textContent).toContain(grid.t('in_need_true_account'));
      await grid.user.click(grid.getByRole('button', { name: grid.t('in_increase_submit') }));
      await waitFor(() => expect(grid.queryByRole('alertdialog')).toBeNull());
    };

    await grid.user.click(grid.heart('Game 1'));
    await understood();
    expect(grid.heart('Game 1').getAttribute('aria-pressed')).toBe('false');
    for (const tab of [favouritesTab, recentTab]) {
      await act(() => grid.root.page.show('/', `/${tab}`));
      await understood();
      expect(grid.getByText(grid.t('in_need_true_account'))).toBeTruthy();
    }

    expect(
      grid.api.calls
        .map(({ name }) => name)
        .filter((name) =>
          ['getFavGameList', 'gameFavAction', 'getFavGames', 'getRecentGameList'].includes(name),
        ),
    ).toEqual([]);
  });

  it('[SESS-10] follows the session: none after the logout, the next member’s own', async () => {
    const grid = await mountGrid({
      visitor: 'member',
      answers: {
        getFavGameList: [marked(1), marked(2)],
        getMemberInfo: many(reply({})),
        getBalanceV2: many(reply({ sumBalance: 1 })),
      },
    });
    const states = () =>
      [1, 2].map((nodeId) => grid.heart(`Game ${nodeId}`).getAttribute('aria-pressed'));
    await waitFor(() => expect(states()).toEqual(['true', 'false']));

    await act(async () => grid.root.session.end());
    expect(states()).toEqual(['false', 'false']);
    await act(async () =>
      grid.root.session.adopt({
        session: { ...demoSession, account: 'ben' },
        firstTimeLogin: false,
        passwordExpired: false,
        initialPassword: false,
        passwordKept: false,
      }),
    );

    await waitFor(() => expect(states()).toEqual(['false', 'true']));
  });
});

describe('[LOBB-01] the tab of favourites', () => {
  it('[LOBB-13] lists them by the page; one that is taken away goes, the next ones move up, and an empty page gives way to the one before', async () => {
    const grid = await mountGrid({
      visitor: 'member',
      query: favouritesTab,
      answers: {
        getFavGameList: many(marked(3, 2, 1)),
        getFavGames: [
          favourites([3, 2], 2),
          favourites([2, 1], 2),
          favourites([1], 2),
          favourites([], 1),
          favourites([2], 1),
        ],
        gameFavAction: many(reply({ favourite: false })),
      },
    });
    await waitFor(() => expect(grid.shown()).toEqual(names(3, 2)));
    expect(grid.api.calls.find(({ name }) => name === 'getFavGames')?.request).toEqual({
      clientType: 3,
      platform: 'html5',
      language: 'EN',
      gameType: 'RNG',
      pageNo: 1,
      pageSize: 15,
    });

    await grid.user.click(grid.heart('Game 3'));
    await waitFor(() => expect(grid.shown()).toEqual(names(2, 1)));
    await grid.user.click(grid.page('next'));
    await waitFor(() => expect(grid.shown()).toEqual(names(1)));
    await grid.user.click(grid.heart('Game 1'));

    await waitFor(() => expect(grid.shown()).toEqual(names(2)));
    expect(grid.status()).toBeUndefined();
  });

  it('[LOBB-13] has what another device marked since the page asked, with its heart', async () => {
    const grid = await mountGrid({
      visitor: 'member',
      answers: {
        getFavGameList: [marked(1), marked(2, 1)],
        getFavGames: [favourites([2, 1]), favourites([2, 1])],
      },
    });
    await waitFor(() => expect(grid.heart('Game 2').getAttribute('aria-pressed')).toBe('false'));

    await act(() => grid.root.page.show('/', `/${favouritesTab}`));

    await waitFor(() => expect(grid.shown()).toEqual(names(2, 1)));
    await waitFor(() => expect(grid.heart('Game 2').getAttribute('aria-pressed')).toBe('true'));
  });

  it('[LOBB-06] keeps the focus in the list when the game under it goes', async () => {
    const grid = await mountGrid({
      visitor: 'member',
      query: favouritesTab,
      answers: {
        getFavGameList: many(marked(2, 1)),
        getFavGames: [favourites([2, 1]), favourites([1])],
        gameFavAction: [reply({ favourite: false })],
      },
    });
    await waitFor(() => expect(grid.heart('Game 2').getAttribute('aria-pressed')).toBe('true'));

    act(() => grid.heart('Game 2').focus());
    await grid.user.keyboard(' ');

    await waitFor(() => expect(grid.shown()).toEqual(names(1)));
    expect(document.activeElement).toBe(
      grid.getByRole('group', { name: grid.t('lobby.favorite') }),
    );
  });

  it('[LOBB-20] has them one below the other where the brand has it so, and loses none when one is taken away', async () => {
    const grid = await mountGrid({
      visitor: 'member',
      query: favouritesTab,
      props: { paging: 'scroll' },
      answers: {
        getFavGameList: many(marked(4, 3, 2, 1)),
        getFavGames: [favourites([4, 3], 2), favourites([2, 1], 2), favourites([1], 2)],
        gameFavAction: [reply({ favourite: false })],
      },
    });
    await grid.user.click(await grid.findByRole('button', { name: grid.t('lobby.more') }));
    await waitFor(() => expect(grid.shown()).toEqual(names(4, 3, 2, 1)));

    await grid.user.click(grid.heart('Game 3'));

    await waitFor(() => expect(grid.shown()).toEqual(names(4, 2, 1)));
  });

  it('says that there are none; one that cannot be had has a way on', async () => {
    const grid = await mountGrid({
      visitor: 'member',
      query: favouritesTab,
      answers: { getFavGames: [fail('upstream_failed'), favourites([], 0)] },
    });

    expect(await grid.findByText(grid.t('games.failed'))).toBeTruthy();
    await grid.user.click(grid.getByRole('button', { name: grid.t('games.retry') }));

    expect(await grid.findByText(grid.t('favourites.none'))).toBeTruthy();
  });
});

describe('[LOBB-01] the tab of recent games', () => {
  it('[LOBB-15] lists them by the page, of every category, and asks as specified', async () => {
    const opened = [
      ...exampleGames(1, 5),
      exampleGame(4, { gameType: 'LIVE', vassalage: 'VELVET' }),
    ];
    const grid = await mountGrid({
      visitor: 'member',
      query: recentTab,
      answers: { getRecentGameList: [reply({ list: opened, totalPages: 2 }), recent([3], 2)] },
    });
    await waitFor(() => expect(grid.shown()).toEqual(names(5, 4)));

    await grid.user.click(grid.page('next'));

    await waitFor(() => expect(grid.shown()).toEqual(names(3)));
    expect(
      grid.api.calls
        .filter(({ name }) => name === 'getRecentGameList')
        .map(({ request }) => request),
    ).toEqual(
      [1, 2].map((pageNo) => ({
        clientType: 3,
        vassalage: '',
        language: 'EN',
        pageNo,
        pageSize: 15,
      })),
    );
  });

  it('[SESS-10] tells a member that opened nothing so, and asks a guest to log in', async () => {
    const grid = await mountGrid({
      query: recentTab,
      answers: {
        getRecentGameList: [recent([], 0)],
        getMemberInfo: many(reply({})),
        getBalanceV2: many(reply({ sumBalance: 1 })),
      },
    });
    const login = () => grid.queryByRole('link', { name: grid.t('account.login') });
    await waitFor(() => expect(login()).not.toBeNull());
    expect([
      login()?.getAttribute('href'),
      grid.getByText(grid.t('lobby.recentGuest')).textContent,
      grid.api.countOf('getRecentGameList'),
    ]).toEqual(['/login', grid.t('lobby.recentGuest'), 0]);

    await act(async () =>
      grid.root.session.adopt({
        session: demoSession,
        firstTimeLogin: false,
        passwordExpired: false,
        initialPassword: false,
        passwordKept: false,
      }),
    );

    expect(await grid.findByText(grid.t('recent.none'))).toBeTruthy();
    expect(login()).toBeNull();
  });

  it('[SESS-10] tells nobody to log in while it cannot be found out who the visitor is, and offers another try', async () => {
    const grid = await mountGrid({
      query: recentTab,
      answers: {
        getSession: [fail('network_failed'), fail('network_failed'), reply(demoSession)],
        getRecentGameList: [recent([], 0)],
        getMemberInfo: many(reply({})),
        getBalanceV2: many(reply({ sumBalance: 1 })),
      },
    });

    expect(await grid.findByText(grid.t('error.network_failed'))).toBeTruthy();
    expect(grid.queryByRole('link', { name: grid.t('account.login') })).toBeNull();
    await grid.user.click(grid.getByRole('button', { name: grid.t('games.retry') }));

    expect(await grid.findByText(grid.t('recent.none'))).toBeTruthy();
  });
});
