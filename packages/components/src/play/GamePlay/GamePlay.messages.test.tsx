// @vitest-environment jsdom
import { reply } from '@livery/stores/testing/fakeApi';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { launch, many } from '../../testing/games.ts';
import { launches, mountGame } from './mountGame.tsx';

/** A game whose frame is there. */
async function mountPlayed(options: Parameters<typeof mountGame>[0] = {}) {
  const game = await mountGame(options);
  await waitFor(() => expect(game.frames()).toBe(1));
  return { ...game, net: () => game.getByText(game.t('play.net')).parentElement?.textContent };
}

describe('[GAME-01] the bar', () => {
  it('has what the rounds came to: stakes lose, wins win', async () => {
    const game = await mountPlayed();
    expect(game.net()).toBe(`${game.t('play.net')} P 0.00`);

    await game.say({ type: 'roundStart', stakeMinor: 150 });
    expect(game.net()).toContain(' P 0.00');
    await game.say({ type: 'roundEnd', stakeMinor: 150, winMinor: 0 });
    expect(game.net()).toContain('−P 1.50');
    await game.say({ type: 'roundEnd', stakeMinor: 100, winMinor: 1050 });
    expect(game.net()).toContain('+P 8.00');
  });

  it('has the brand’s time, in its own zone, and how long the game is open', async () => {
    const game = await mountPlayed();
    const timers = () => game.getAllByRole('timer').map(({ textContent }) => textContent);
    const inManila = (ms: number) =>
      new Intl.DateTimeFormat('en', { timeStyle: 'medium', timeZone: 'Asia/Manila' }).format(ms);
    const [startMs] = [game.root.time.nowMs];
    expect(timers()).toEqual([inManila(startMs), '0:00']);

    await game.advance(61_000);

    expect(timers()).toEqual([inManila(startMs + 61_000), '1:01']);
  });
});

describe('[GAME-01] messages', () => {
  it('of other windows and origins, and what is no message, are passed over', async () => {
    const game = await mountPlayed();
    const forged = { type: 'roundEnd', stakeMinor: 0, winMinor: 99_900 };
    const other = document.body.appendChild(document.createElement('iframe'));

    await game.say(forged, { source: window, origin: window.location.origin });
    await game.say(forged, { source: other.contentWindow });
    await game.say(forged, { origin: 'http://localhost:1' });
    await game.say(forged, { origin: window.location.origin });
    await game.say({ ...forged, protocol: 'livery.game.2' });
    await game.say({ ...forged, winMinor: '99900' });
    await game.say({ ...forged, winMinor: -1 });
    other.remove();

    await game.say({ type: 'roundEnd', stakeMinor: 100, winMinor: 200 });
    expect(game.net()).toContain('+P 1.00');
  });

  it('that the game is over close it, and it can be opened again', async () => {
    const game = await mountPlayed({
      answers: { launchGame: [reply(launch), reply({ ...launch, launchId: 'L2' })] },
    });

    await game.say({ type: 'ended' });
    expect(game.getByText(game.t('play.endedTitle'))).toBeTruthy();
    expect(game.frames()).toBe(0);
    await game.user.click(game.getByRole('button', { name: game.t('play.again') }));

    await waitFor(() => expect(game.frames()).toBe(1));
  });

  it('ask for the cashier, which there is not; ask for the lobby, and the page goes there', async () => {
    const game = await mountPlayed();

    await game.say({ type: 'cashier' });
    const dialog = await game.findByRole('alertdialog', { name: game.t('play.noCashierTitle') });
    expect(dialog.textContent).toContain(game.t('play.noCashier'));
    await game.user.click(game.getByRole('button', { name: game.t('play.ok') }));
    expect(game.queryByRole('alertdialog')).toBeNull();
    expect(game.visited).toEqual([]);

    await game.say({ type: 'lobby' });
    expect(game.visited).toEqual(['/games/rng?search=a']);
  });

  it('reach a game that is ready when it is left: once, at its own origin only', async () => {
    const game = await mountPlayed();
    const heard = vi
      .spyOn(game.frame().contentWindow ?? window, 'postMessage')
      .mockImplementation(() => undefined);

    await game.say({ type: 'ready' });
    expect(heard).not.toHaveBeenCalled();
    await game.leave();

    expect(heard.mock.calls).toEqual([
      [{ protocol: 'livery.game.1', type: 'leave' }, 'https://games.example'],
    ]);
  });

  it('reach no game that never got ready', async () => {
    const game = await mountPlayed();
    const heard = vi
      .spyOn(game.frame().contentWindow ?? window, 'postMessage')
      .mockImplementation(() => undefined);

    await game.leave();

    expect(game.visited).toHaveLength(1);
    expect(heard).not.toHaveBeenCalled();
  });
});

it('[GAME-01] a game that does not get ready in the brand’s time is said to be slow and may be opened again; one that is ready is not', async () => {
  const game = await mountPlayed({
    site: {
      gameOpening: {
        default: 'frame',
        byGameType: {},
        byVendor: {},
        slowMs: 8_000,
        balanceThrottleMs: 3_000,
        transferRetryMs: 3_000,
      },
    },
    answers: { launchGame: [reply(launch), reply({ ...launch, launchId: 'L2' })] },
  });
  const slow = () =>
    game.queryByText((text) => text.includes(game.t('play.slow')), { selector: '[role=status]' });

  await game.advance(7_999);
  expect(slow()).toBeNull();
  await game.advance(1);
  expect(slow()).not.toBeNull();
  await game.user.click(game.getByRole('button', { name: game.t('games.retry') }));

  await waitFor(() => expect(launches(game)).toBe(2));
  await waitFor(() => expect(game.frames()).toBe(1));
  expect(slow()).toBeNull();
  await game.say({ type: 'ready' });
  await game.advance(30_000);
  expect(slow()).toBeNull();
});

it('[PREF-02] the balance is asked for after a round, and when the game is left; a trial’s never', async () => {
  const asked = async (options: Parameters<typeof mountGame>[0]): Promise<number[]> => {
    const game = await mountPlayed(options);
    const before = game.api.countOf('getBalanceV2');
    const counts: number[] = [];
    const count = (): void => void counts.push(game.api.countOf('getBalanceV2') - before);
    await game.say({ type: 'roundEnd', stakeMinor: 150, winMinor: 0 });
    count();
    await act(async () => game.unmount());
    count();
    return counts;
  };

  expect(await asked({})).toEqual([1, 2]);
  expect(
    await asked({
      visitor: 'trial',
      answers: { launchGame: many(reply({ ...launch, demo: true })) },
    }),
  ).toEqual([0, 0]);
});
