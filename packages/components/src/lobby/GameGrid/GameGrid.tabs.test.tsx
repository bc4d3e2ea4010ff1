// @vitest-environment jsdom
import type { FavGamesReply, RecentGamesReply } from '@livery/model';
import { fail, later, reply, type Answer } from '@livery/stores/testing/fakeApi';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demoSession, exampleGame, exampleGames, many } from '../../testing/games.ts';
import { mountGrid } from './mountGrid.tsx';
import { loginResult } from '@livery/stores/testing/signedIn';

const names = (...numbers: number[]): string[] => numbers.map((nodeId) => `Game ${nodeId}`);
const games = (numbers: readonly number[]) => numbers.map((nodeId) => exampleGame(nodeId));
const favouriteIds = (...list: number[]): Answer => reply({ list });
const favourites = (numbers: readonly number[], totalPages = 1): Answer =>
  reply({ content: games(numbers), totalPages } satisfies FavGamesReply);
const recent = (numbers: readonly number[], totalPages = 1): Answer =>
  reply({ list: games(numbers), totalPages } satisfies RecentGamesReply);
const [favouritesTab, recentTab] = ['?page=favorite', '?page=recent'];

it('[LOBB-01] [SESS-10] has the tabs all, hot, favourites and recent; favourites for members only', async () => {
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

it('[LOBB-01] shows the hot games of the category in their tab', async () => {
  const grid = await mountGrid({
    query: '?page=hot',
    answers: {
      getHotGameList: [
        reply({ list: [exampleGame(3), exampleGame(4, { gameType: 'LIVE' })], footer: [] }),
      ],
    },
  });

  await waitFor(() => expect(grid.gameNames()).toEqual(names(3)));
  expect(grid.getByRole('link', { name: grid.t('lobby.hot') }).getAttribute('aria-current')).toBe(
    'page',
  );
});

describe('[LOBB-06] the favourite button', () => {
  it('changes with the operator’s answer instead of the click, and ignores clicks until then', async () => {
    const answer = later();
    const grid = await mountGrid({
      visitor: 'member',
      answers: {
        getFavGameList: [favouriteIds(2)],
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

  it('shows the error of a failed request without changing, and can be clicked again', async () => {
    const grid = await mountGrid({
      visitor: 'member',
      answers: {
        getFavGameList: many(favouriteIds()),
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

  it('[SESS-03] [SESS-10] sends a guest to the login without a request', async () => {
    const grid = await mountGrid();

    await grid.user.click(grid.heart('Game 1'));

    await waitFor(() => expect(grid.visited).toEqual(['/login']));
    expect([grid.api.countOf('getFavGameList'), grid.api.countOf('gameFavAction')]).toEqual([0, 0]);
  });

  it('[SESS-03] tells a trial account that it needs a real account, as both tabs do, without a request', async () => {
    const grid = await mountGrid({ visitor: 'trial' });
    const confirmWarning = async (): Promise<void> => {
      const warning = await grid.findByRole('alertdialog', { name: grid.t('account.trial') });
      expect(warning.textContent).toContain(grid.t('in_need_true_account'));
      await grid.user.click(grid.getByRole('button', { name: grid.t('in_increase_submit') }));
      await waitFor(() => expect(grid.queryByRole('alertdialog')).toBeNull());
    };

    await grid.user.click(grid.heart('Game 1'));
    await confirmWarning();
    expect(grid.heart('Game 1').getAttribute('aria-pressed')).toBe('false');
    for (const tab of [favouritesTab, recentTab]) {
      await act(() => grid.root.page.show('/', `/${tab}`));
      await confirmWarning();
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

  it('[SESS-10] shows no favourites after the logout, then those of the next member', async () => {
    const grid = await mountGrid({
      visitor: 'member',
      answers: {
        getFavGameList: [favouriteIds(1), favouriteIds(2)],
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
      grid.root.session.adopt(loginResult({ session: { ...demoSession, account: 'ben' } })),
    );

    await waitFor(() => expect(states()).toEqual(['false', 'true']));
  });
});

describe('[LOBB-01] the tab of favourites', () => {
  it('[LOBB-13] lists favourites in pages; after a removal the next ones move up, and an empty page is replaced by the previous one', async () => {
    const grid = await mountGrid({
      visitor: 'member',
      query: favouritesTab,
      answers: {
        getFavGameList: many(favouriteIds(3, 2, 1)),
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
    await waitFor(() => expect(grid.gameNames()).toEqual(names(3, 2)));
    expect(grid.api.calls.find(({ name }) => name === 'getFavGames')?.request).toEqual({
      clientType: 3,
      platform: 'html5',
      language: 'EN',
      gameType: 'RNG',
      pageNo: 1,
      pageSize: 15,
    });

    await grid.user.click(grid.heart('Game 3'));
    await waitFor(() => expect(grid.gameNames()).toEqual(names(2, 1)));
    await grid.user.click(grid.page('next'));
    await waitFor(() => expect(grid.gameNames()).toEqual(names(1)));
    await grid.user.click(grid.heart('Game 1'));

    await waitFor(() => expect(grid.gameNames()).toEqual(names(2)));
    expect(grid.status()).toBeUndefined();
  });

  it('[LOBB-13] refreshes the favourites when opened, including those added on another device', async () => {
    const grid = await mountGrid({
      visitor: 'member',
      answers: {
        getFavGameList: [favouriteIds(1), favouriteIds(2, 1)],
        getFavGames: [favourites([2, 1]), favourites([2, 1])],
      },
    });
    await waitFor(() => expect(grid.heart('Game 2').getAttribute('aria-pressed')).toBe('false'));

    await act(() => grid.root.page.show('/', `/${favouritesTab}`));

    await waitFor(() => expect(grid.gameNames()).toEqual(names(2, 1)));
    await waitFor(() => expect(grid.heart('Game 2').getAttribute('aria-pressed')).toBe('true'));
  });

  it('[LOBB-06] keeps the focus in the list when the focused game is removed', async () => {
    const grid = await mountGrid({
      visitor: 'member',
      query: favouritesTab,
      answers: {
        getFavGameList: many(favouriteIds(2, 1)),
        getFavGames: [favourites([2, 1]), favourites([1])],
        gameFavAction: [reply({ favourite: false })],
      },
    });
    await waitFor(() => expect(grid.heart('Game 2').getAttribute('aria-pressed')).toBe('true'));

    act(() => grid.heart('Game 2').focus());
    await grid.user.keyboard(' ');

    await waitFor(() => expect(grid.gameNames()).toEqual(names(1)));
    expect(document.activeElement).toBe(
      grid.getByRole('group', { name: grid.t('lobby.favorite') }),
    );
  });

  it('[LOBB-20] supports infinite scrolling, and a removal hides no other favourite', async () => {
    const grid = await mountGrid({
      visitor: 'member',
      query: favouritesTab,
      props: { paging: 'scroll' },
      answers: {
        getFavGameList: many(favouriteIds(4, 3, 2, 1)),
        getFavGames: [favourites([4, 3], 2), favourites([2, 1], 2), favourites([1], 2)],
        gameFavAction: [reply({ favourite: false })],
      },
    });
    await grid.user.click(await grid.findByRole('button', { name: grid.t('lobby.more') }));
    await waitFor(() => expect(grid.gameNames()).toEqual(names(4, 3, 2, 1)));

    await grid.user.click(grid.heart('Game 3'));

    await waitFor(() => expect(grid.gameNames()).toEqual(names(4, 2, 1)));
  });

  it('shows the error of a failed request, retries, and shows a text without favourites', async () => {
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
  it('[LOBB-15] lists games of every category in pages, with the specified requests', async () => {
    const firstPage = [
      ...exampleGames(1, 5),
      exampleGame(4, { gameType: 'LIVE', vassalage: 'VELVET' }),
    ];
    const grid = await mountGrid({
      visitor: 'member',
      query: recentTab,
      answers: { getRecentGameList: [reply({ list: firstPage, totalPages: 2 }), recent([3], 2)] },
    });
    await waitFor(() => expect(grid.gameNames()).toEqual(names(5, 4)));

    await grid.user.click(grid.page('next'));

    await waitFor(() => expect(grid.gameNames()).toEqual(names(3)));
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

  it('[SESS-10] asks a guest to log in, and shows a text to a member without recent games', async () => {
    const grid = await mountGrid({
      query: recentTab,
      answers: {
        getRecentGameList: [recent([], 0)],
        getMemberInfo: many(reply({})),
        getBalanceV2: many(reply({ sumBalance: 1 })),
      },
    });
    const loginLink = () => grid.queryByRole('link', { name: grid.t('account.login') });
    await waitFor(() => expect(loginLink()).not.toBeNull());
    expect([
      loginLink()?.getAttribute('href'),
      grid.getByText(grid.t('lobby.recentGuest')).textContent,
      grid.api.countOf('getRecentGameList'),
    ]).toEqual(['/login', grid.t('lobby.recentGuest'), 0]);

    await act(async () => grid.root.session.adopt(loginResult({ session: demoSession })));

    expect(await grid.findByText(grid.t('recent.none'))).toBeTruthy();
    expect(loginLink()).toBeNull();
  });

  it('[SESS-10] offers a retry instead of the login when the session request fails', async () => {
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
