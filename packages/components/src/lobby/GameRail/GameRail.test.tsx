// @vitest-environment jsdom
import { fail, later, reply } from '@livery/stores/testing/fakeApi';
import { exampleSettings } from '@livery/testing/exampleSettings';
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
import { withoutLayout } from '../../testing/withoutLayout.ts';

const { gameOpening } = exampleSettings;

beforeEach(() => {
  withoutLayout();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
});

/** Mounts a rail with one game and records navigation. */
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

it('[GAME-01] [ROUTE-20] opens a game on its page with the address to return to', async () => {
  const rail = await mountRail();

  await rail.choose();

  await waitFor(() =>
    expect(rail.visited).toEqual(['/game?vassalage=NOVA&gameType=RNG&nodeId=7&back=%2F']),
  );
});

it('[GAME-02] opens a game on the seamless page if the brand configures it', async () => {
  const rail = await mountRail({ site: { gameOpening: { ...gameOpening, default: 'seamless' } } });

  await rail.choose();

  await waitFor(() =>
    expect(rail.visited).toEqual(['/seamless?vassalage=NOVA&gameType=RNG&nodeId=7&back=%2F']),
  );
});

it('[MODL-05] [GAME-01] opens a game in the popup, and leaving it closes the popup without navigation', async () => {
  const rail = await mountRail({
    site: { gameOpening: { ...gameOpening, default: 'popup' } },
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

it('[GAME-03] asks for the room of a PVP game in a modal before opening it', async () => {
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

describe('[GAME-01] a game in a browser window', () => {
  const site = {
    gameOpening: { ...gameOpening, default: 'window' },
    windows: {
      serviceSmall: { widthPx: 1, heightPx: 1 },
      serviceLarge: { widthPx: 1, heightPx: 1 },
      login: { widthPx: 1, heightPx: 1 },
      game: { widthPx: 900, heightPx: 600 },
    },
  } as const;

  it('opens on the click with the brand’s size, and the balance is refreshed whenever the lobby gets the focus until the window is closed', async () => {
    const gameWindow = { closed: false };
    // Only `closed` is read
    const open = vi.spyOn(window, 'open').mockReturnValue(gameWindow as Window);
    const rail = await mountRail({
      site,
      answers: { getBalanceV2: many(reply({ sumBalance: 1 })) },
    });
    const requestsOnFocus = async (): Promise<number> => {
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
    await waitFor(async () => expect(await requestsOnFocus()).toBe(1));
    expect(await requestsOnFocus()).toBe(1);
    gameWindow.closed = true;
    await requestsOnFocus();
    expect(await requestsOnFocus()).toBe(0);
    open.mockRestore();
  });

  it('is offered on the page when the browser blocks the window', async () => {
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

describe('[SESS-05] starting a game', () => {
  it('[SESS-10] tells a guest to log in and opens the login', async () => {
    const rail = await mountRail({ visitor: 'guest' });

    await rail.choose();
    expect((await rail.findByRole('alertdialog')).textContent).toContain(
      rail.t('games.loginFirst'),
    );
    expect(rail.visited).toEqual([]);
    await rail.user.click(rail.getByRole('button', { name: rail.t('account.login') }));

    await waitFor(() => expect(rail.visited).toEqual(['/login']));
  });

  it('waits for the session request before telling the visitor to log in', async () => {
    const session = later();
    const { visited, navigation } = recordNavigation();
    // The first session request fails, so that mounting ends before the visitor is known.
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

it('[LOBB-19] shows a game’s name, its provider’s name and the hot badge', async () => {
  const rail = await mountRail({ game: exampleGame(7, { isHot: 1 }) });
  await act(() => rail.root.vendors.menu.load({}));

  const [tile] = rail.getAllByRole('listitem');
  expect(tile?.textContent).toContain('Game 7');
  expect(tile?.textContent).toContain('Nova Reels');
  expect(tile?.textContent).toContain(rail.t('games.hot'));
});
