// @vitest-environment jsdom
import { fail, later, reply } from '@livery/stores/testing/fakeApi';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  demoSession,
  exampleGame,
  gameList,
  launch,
  many,
  menu,
  recordNavigation,
} from '../../testing/games.ts';
import { mountNode, type MountOptions } from '../../testing/mountNode.tsx';

const opening = {
  slowMs: 10_000,
  balanceThrottleMs: 3_000,
  transferRetryMs: 3_000,
  byVendor: {},
  byGameType: {},
  default: 'frame',
} as const;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {
        /* Nothing has a size. */
      }
      disconnect() {
        /* Likewise. */
      }
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
});

/** One game on a rail, and where choosing it leads. */
async function mountRail({
  game = exampleGame(7),
  ...options
}: MountOptions & { game?: ReturnType<typeof exampleGame> } = {}) {
  const { visited, navigation } = recordNavigation();
  const rail = await mountNode(
    { use: 'GameRail', props: { title: 'Top slots', gameType: game.gameType } },
    {
      visitor: 'member',
      ...options,
      ports: { navigation },
      answers: {
        getGameList: many(gameList([game])),
        getGameVendor: many(menu),
        getFavGameList: many(reply({ list: [] })),
        launchGame: many(reply(launch)),
        ...options.answers,
      },
    },
  );
  await rail.findByRole('button', { name: game.displayName });
  return {
    ...rail,
    visited,
    choose: () => rail.user.click(rail.getByRole('button', { name: game.displayName })),
  };
}

it('[GAME-01] [ROUTE-20] choosing a game leads to its page, which knows the way back', async () => {
  const rail = await mountRail();

  await rail.choose();

  await waitFor(() =>
    expect(rail.visited).toEqual(['/game?vassalage=NOVA&gameType=RNG&nodeId=7&back=%2F']),
  );
});

it('[GAME-02] a brand may open games on the seamless page', async () => {
  const rail = await mountRail({ site: { gameOpening: { ...opening, default: 'seamless' } } });

  await rail.choose();

  await waitFor(() =>
    expect(rail.visited).toEqual(['/seamless?vassalage=NOVA&gameType=RNG&nodeId=7&back=%2F']),
  );
});

it('[MODL-05] [GAME-01] a game in a window over the page closes with its way out, and the page is as it was', async () => {
  const rail = await mountRail({
    site: { gameOpening: { ...opening, default: 'popup' } },
    answers: {
      getMerchantWallet: many(reply({ isSingle: true })),
      getBalanceV2: many(reply({ sumBalance: 1 })),
    },
  });

  await rail.choose();
  const popup = await rail.findByRole('dialog', {
    name: rail.t('play.title', { vendor: 'Nova Reels' }),
  });
  await waitFor(() =>
    expect(popup.querySelector('iframe')?.src).toMatch(/^https:\/\/games\.example\/slot/),
  );
  await rail.user.click(rail.getByRole('button', { name: rail.t('play.leave') }));

  await waitFor(() => expect(rail.queryByRole('dialog')).toBeNull());
  expect(rail.visited).toEqual([]);
});

it('[GAME-03] a game of several asks for the room first, in a window over the page', async () => {
  const rail = await mountRail({
    game: exampleGame(9, { gameType: 'PVP', vassalage: 'DUEL' }),
    answers: {
      getPvpRooms: [
        reply([{ roomId: 'DUEL-2', displayName: 'Gold', minBet: 50, maxBet: 1_000, players: 0 }]),
      ],
    },
  });

  await rail.choose();
  expect(await rail.findByRole('dialog', { name: rail.t('play.roomChoose') })).toBeTruthy();
  await rail.user.click(
    await rail.findByRole('button', { name: rail.t('play.roomEnter', { room: 'Gold' }) }),
  );

  await waitFor(() =>
    expect(rail.visited).toEqual([
      '/game?vassalage=DUEL&gameType=PVP&nodeId=9&room=DUEL-2&back=%2F',
    ]),
  );
  expect(rail.queryByRole('dialog')).toBeNull();
});

describe('[GAME-01] in a window of the browser', () => {
  const site = {
    gameOpening: { ...opening, default: 'window' },
    windows: {
      serviceSmall: { widthPx: 1, heightPx: 1 },
      serviceLarge: { widthPx: 1, heightPx: 1 },
      login: { widthPx: 1, heightPx: 1 },
      game: { widthPx: 900, heightPx: 600 },
    },
  } as const;

  it('a game opens with the click, of the brand’s size; the balance is asked for whenever the lobby is looked at until it is closed', async () => {
    const opened = { closed: false };
    // Its state is all that is looked at
    const open = vi.spyOn(window, 'open').mockReturnValue(opened as Window);
    const rail = await mountRail({
      site,
      answers: { getBalanceV2: many(reply({ sumBalance: 1 })) },
    });
    const looked = async (): Promise<number> => {
      const before = rail.api.countOf('getBalanceV2');
      await act(async () => void window.dispatchEvent(new Event('focus')));
      return rail.api.countOf('getBalanceV2') - before;
    };

    await rail.choose();
    expect(open.mock.calls).toEqual([
      [
        '/game?vassalage=NOVA&gameType=RNG&nodeId=7&back=%2F',
        '_blank',
        'popup,width=900,height=600',
      ],
    ]);
    expect(rail.visited).toEqual([]);
    await waitFor(async () => expect(await looked()).toBe(1));
    expect(await looked()).toBe(1);
    opened.closed = true;
    await looked();
    expect(await looked()).toBe(0);
    open.mockRestore();
  });

  it('where it is blocked that is said, and the game opens on the page', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const rail = await mountRail({ site });

    await rail.choose();
    const dialog = await rail.findByRole('alertdialog', { name: rail.t('play.blockedTitle') });
    expect(dialog.textContent).toContain(rail.t('play.blocked'));
    expect(rail.visited).toEqual([]);
    await rail.user.click(rail.getByRole('button', { name: rail.t('play.here') }));

    await waitFor(() =>
      expect(rail.visited).toEqual(['/game?vassalage=NOVA&gameType=RNG&nodeId=7&back=%2F']),
    );
    open.mockRestore();
  });
});

describe('[SESS-05] who starts a game', () => {
  it('[SESS-10] as a guest is told to log in, and led there', async () => {
    const rail = await mountRail({ visitor: 'guest' });

    await rail.choose();
    expect((await rail.findByRole('alertdialog')).textContent).toContain(
      rail.t('games.loginFirst'),
    );
    expect(rail.visited).toEqual([]);
    await rail.user.click(rail.getByRole('button', { name: rail.t('account.login') }));

    await waitFor(() => expect(rail.visited).toEqual(['/login']));
  });

  it('while it is not known who that is, is not told to log in: the game waits for the answer', async () => {
    const session = later();
    const { visited, navigation } = recordNavigation();
    // The page is there before the visitor is known: mounting ends with the first answer, which
    // tells nothing.
    const rail = await mountNode(
      { use: 'GameRail', props: { title: 'Top slots', gameType: 'RNG' } },
      {
        ports: { navigation },
        answers: {
          getSession: [fail('network_failed'), session.answer],
          getGameList: [gameList([exampleGame(7)])],
          getFavGameList: many(reply({ list: [] })),
          getMemberInfo: [reply({})],
          getBalanceV2: many(reply({ sumBalance: 1 })),
        },
      },
    );

    await rail.user.click(await rail.findByRole('button', { name: 'Game 7' }));
    expect([visited, rail.queryByRole('alertdialog')]).toEqual([[], null]);
    await act(async () => session.arrive(reply(demoSession)));

    await waitFor(() =>
      expect(visited).toEqual(['/game?vassalage=NOVA&gameType=RNG&nodeId=7&back=%2F']),
    );
    expect(rail.queryByRole('alertdialog')).toBeNull();
  });
});

it('[LOBB-19] a game has its name, its provider’s name and whether it is hot', async () => {
  const rail = await mountRail({ game: exampleGame(7, { isHot: 1 }) });
  await act(() => rail.root.vendors.menu.load({}));

  const [tile] = rail.getAllByRole('listitem');
  expect(tile?.textContent).toContain('Game 7');
  expect(tile?.textContent).toContain('Nova Reels');
  expect(tile?.textContent).toContain(rail.t('games.hot'));
});
