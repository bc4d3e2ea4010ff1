// @vitest-environment jsdom
import { reply } from '@livery/stores/testing/fakeApi';
import { exampleSettings } from '@livery/testing/exampleSettings';
import type { TextKey } from '@livery/model';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { launch, many } from '../../testing/games.ts';
import { launches, mountGame } from './mountGame.tsx';

const centres = { mc: { menu: 'member', defaultPage: 'mc.securityCenter' } };

/** Mounts a game and waits for its frame. */
async function mountOpenGame(options: Parameters<typeof mountGame>[0] = {}) {
  const game = await mountGame(options);
  await waitFor(() => expect(game.frames()).toBe(1));
  const textOf = (name: TextKey) => game.queryByText(game.t(name))?.parentElement?.textContent;
  return {
    ...game,
    net: () => textOf('play.net'),
    balanceChange: () => textOf('play.balanceChange'),
  };
}

describe('[GAME-01] the bar', () => {
  it('shows the net result once a round was reported, and the change of the balance before', async () => {
    const game = await mountOpenGame();
    await game.sendMessage({ type: 'ready' });
    expect([game.net(), game.balanceChange()]).toEqual([
      undefined,
      `${game.t('play.balanceChange')} P 0.00`,
    ]);

    await game.sendMessage({ type: 'roundStart', stakeMinor: 150 });
    expect(game.net()).toBeUndefined();
    await game.sendMessage({ type: 'roundEnd', stakeMinor: 150, winMinor: 0 });
    expect([game.net(), game.balanceChange()]).toEqual([
      `${game.t('play.net')} −P 1.50`,
      undefined,
    ]);
    await game.sendMessage({ type: 'roundEnd', stakeMinor: 100, winMinor: 1050 });
    expect(game.net()).toContain('+P 8.00');
  });

  it('shows the time in the brand’s time zone with its name, and the time played', async () => {
    const game = await mountOpenGame();
    const timers = () => game.getAllByRole('timer').map(({ textContent }) => textContent);
    const inManila = (ms: number) =>
      new Intl.DateTimeFormat('en', { timeStyle: 'long', timeZone: 'Asia/Manila' }).format(ms);
    const [startMs] = [game.root.time.nowMs];
    // A game that nothing is known of is not presented as running.
    expect(timers()).toEqual([inManila(startMs)]);
    await game.sendMessage({ type: 'ready' });
    expect(timers()).toEqual([inManila(startMs), '0:00']);
    expect(timers()[0]).toContain('GMT+8');

    await game.advance(61_000);

    expect(timers()).toEqual([inManila(startMs + 61_000), '1:01']);
  });
});

describe('[GAME-01] messages', () => {
  it('from other windows and origins, and invalid ones, are ignored', async () => {
    const game = await mountOpenGame();
    const forged = { type: 'roundEnd', stakeMinor: 0, winMinor: 99_900 };
    const other = document.body.appendChild(document.createElement('iframe'));

    await game.sendMessage(forged, { source: window, origin: window.location.origin });
    await game.sendMessage(forged, { source: other.contentWindow });
    await game.sendMessage(forged, { origin: 'http://localhost:1' });
    await game.sendMessage(forged, { origin: window.location.origin });
    await game.sendMessage({ ...forged, protocol: 'livery.game.2' });
    await game.sendMessage({ ...forged, winMinor: '99900' });
    await game.sendMessage({ ...forged, winMinor: -1 });
    other.remove();

    await game.sendMessage({ type: 'roundEnd', stakeMinor: 100, winMinor: 200 });
    expect(game.net()).toContain('+P 1.00');
  });

  it('of the type `ended` close the game, and it can be opened again', async () => {
    const game = await mountOpenGame({
      answers: { launchGame: [reply(launch), reply({ ...launch, launchId: 'L2' })] },
    });

    await game.sendMessage({ type: 'ended' });
    expect(game.getByText(game.t('play.endedTitle'))).toBeTruthy();
    expect(game.frames()).toBe(0);
    await game.user.click(game.getByRole('button', { name: game.t('play.again') }));

    await waitFor(() => expect(game.frames()).toBe(1));
  });

  it('of the type `cashier` open the deposit over the game, and `lobby` leaves the game', async () => {
    const game = await mountOpenGame({ site: { centres } });

    await game.sendMessage({ type: 'cashier' });
    expect(game.visited).toEqual([expect.stringMatching(/nodeId=7.*&mc=depositv2$/)]);

    await game.sendMessage({ type: 'lobby' });
    expect(game.visited.at(-1)).toBe('/games/rng?search=a');
  });

  it('of the type `cashier` open nothing if the brand has no deposits', async () => {
    const game = await mountOpenGame({
      site: { centres },
      documents: { centreLinks: { 'mc.depositv2': false } },
    });

    await game.sendMessage({ type: 'cashier' });

    expect(game.visited).toEqual([]);
  });

  it('of the type `leave` are sent once to a ready game, to its origin only', async () => {
    const game = await mountOpenGame();
    const postMessage = vi
      .spyOn(game.frame().contentWindow ?? window, 'postMessage')
      .mockImplementation(() => undefined);

    await game.sendMessage({ type: 'ready' });
    expect(postMessage).not.toHaveBeenCalled();
    await game.leave();

    expect(postMessage.mock.calls).toEqual([
      [{ protocol: 'livery.game.1', type: 'leave' }, 'https://games.example'],
    ]);
  });

  it('are not sent to a game that was never ready', async () => {
    const game = await mountOpenGame();
    const postMessage = vi
      .spyOn(game.frame().contentWindow ?? window, 'postMessage')
      .mockImplementation(() => undefined);

    await game.leave();

    expect(game.visited).toHaveLength(1);
    expect(postMessage).not.toHaveBeenCalled();
  });
});

it('[GAME-01] reports a game as slow with a retry if it is not ready in the brand’s time', async () => {
  const game = await mountOpenGame({
    site: {
      gameOpening: { ...exampleSettings.gameOpening, slowMs: 8_000 },
    },
    answers: { launchGame: [reply(launch), reply({ ...launch, launchId: 'L2' })] },
  });
  const slowMessage = () =>
    game.queryByText((text) => text.includes(game.t('play.slow')), { selector: '[role=status]' });

  await game.advance(7_999);
  expect(slowMessage()).toBeNull();
  await game.advance(1);
  expect(slowMessage()).not.toBeNull();
  await game.user.click(game.getByRole('button', { name: game.t('games.retry') }));

  await waitFor(() => expect(launches(game)).toBe(2));
  await waitFor(() => expect(game.frames()).toBe(1));
  expect(slowMessage()).toBeNull();
  await game.sendMessage({ type: 'ready' });
  await game.advance(30_000);
  expect(slowMessage()).toBeNull();
});

it('[PREF-02] requests the balance after a round and on leaving the game, but never for a trial account', async () => {
  const balanceRequests = async (options: Parameters<typeof mountGame>[0]): Promise<number[]> => {
    const game = await mountOpenGame(options);
    const before = game.api.countOf('getBalanceV2');
    const counts: number[] = [];
    const count = (): void => void counts.push(game.api.countOf('getBalanceV2') - before);
    await game.sendMessage({ type: 'roundEnd', stakeMinor: 150, winMinor: 0 });
    count();
    await act(async () => game.unmount());
    count();
    return counts;
  };

  expect(await balanceRequests({})).toEqual([1, 2]);
  expect(
    await balanceRequests({
      visitor: 'trial',
      answers: { launchGame: many(reply({ ...launch, demo: true })) },
    }),
  ).toEqual([0, 0]);
});
