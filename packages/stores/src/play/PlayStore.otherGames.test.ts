import { nextTurn } from '@livery/testing/nextTurn';
import { exampleSettings } from '@livery/testing/exampleSettings';
import { FakeClock } from '@livery/testing/FakeClock';
import { describe, expect, it } from 'vitest';
import { PlayStore } from './PlayStore.ts';
import { exampleBootstrap } from '../testing/exampleBootstrap.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, later, reply, type Answer } from '../testing/fakeApi.ts';
import { loginResult } from '../testing/signedIn.ts';

/** Operators may send no more than the address of a game. */
const launch = { url: 'https://games.example/slot?sign=a%2fB' };
const slots = { vendorCode: 'NOVA', gameType: 'RNG', nodeId: 7 };
const menu = {
  data: {
    lanes: [{ gameType: 'RNG', vendors: [{ vassalage: 'NOVA', gameType: 'RNG', title: 'Nova' }] }],
  },
};
const many = (answer: Answer) => Array.from({ length: 40 }, () => answer);
const balance = (sumBalance: number) => reply({ sumBalance });

/** Opens a game of a provider that sends no messages, for a member with the given balances. */
async function openSilentGame({
  balances,
  speaks = 'none',
  isAgent = 0,
}: {
  balances: readonly Answer[];
  speaks?: 'none' | 'livery.game.1';
  isAgent?: number;
}) {
  const api = fakeApi({
    getMemberInfo: many(reply({ id: 7, account: 'ann' })),
    getBalanceV2: balances,
    getGameVendor: many(reply(menu)),
    launchGame: many(reply(launch)),
  });
  const clock = new FakeClock(1_000_000);
  const { gameOpening } = exampleSettings;
  const root = exampleRoot({
    api,
    clock,
    bootstrap: exampleBootstrap({
      site: { gameOpening: { ...gameOpening, vendors: { NOVA: { speaks } } } },
    }),
  });
  root.session.adopt(
    loginResult({ session: { state: isAgent === 4 ? 'trial' : 'member', isAgent } }),
  );
  const play = root.get(PlayStore);
  await play.open(slots);
  return { api, clock, play, root, requests: () => api.countOf('getBalanceV2') };
}

describe('[GAME-01] a game without messages', () => {
  it('is ready when its frame has loaded, and slow only before', async () => {
    const { clock, play } = await openSilentGame({ balances: many(balance(10)) });
    expect(play.state).toMatchObject({ status: 'open', launch, frame: { speaks: 'none' } });

    clock.advance(10_000);
    expect([play.ready, play.slow]).toEqual([false, true]);
    play.onLoad();
    expect([play.ready, play.slow]).toEqual([true, false]);
    clock.advance(3_600_000);
    expect(play.slow).toBe(false);
  });

  it('is not controlled by messages', async () => {
    const { play } = await openSilentGame({ balances: many(balance(10)) });
    play.onMessage({ type: 'ready' });
    play.onMessage({ type: 'roundEnd', stakeMinor: 0, winMinor: 900 });
    play.onMessage({ type: 'ended' });
    expect([play.state.status, play.ready, play.outcome]).toEqual([
      'open',
      false,
      { source: 'balance', amountMinor: 0 },
    ]);
  });

  it('has no result, but the change of the balance since it opened', async () => {
    const { clock, play, root } = await openSilentGame({
      balances: [balance(100.1), balance(98.05), balance(130.3)],
    });
    play.onLoad();
    expect(play.outcome).toEqual({ source: 'balance', amountMinor: 0 });

    clock.advance(20_000);
    await nextTurn();
    expect(play.outcome).toEqual({ source: 'balance', amountMinor: -205 });
    expect(root.wallet.total).toBe(98.05);
    clock.advance(20_000);
    await nextTurn();
    expect(play.outcome).toEqual({ source: 'balance', amountMinor: 3_020 });
  });

  it('has no change of the balance if that of the opening is unknown', async () => {
    const { answer, arrive } = later();
    const { clock, play } = await openSilentGame({ balances: [answer, ...many(balance(10))] });
    play.onLoad();
    arrive(balance(10));
    await nextTurn();
    expect(play.outcome).toBeUndefined();
    clock.advance(20_000);
    await nextTurn();
    expect(play.outcome).toBeUndefined();
  });

  it('takes a balance that arrives before the frame has loaded as that of the opening', async () => {
    const { answer, arrive } = later();
    const { play } = await openSilentGame({ balances: [answer, ...many(balance(10))] });
    arrive(balance(10));
    await nextTurn();
    play.onLoad();
    expect(play.outcome).toEqual({ source: 'balance', amountMinor: 0 });
  });

  it('keeps the last known change if a request fails', async () => {
    const { clock, play } = await openSilentGame({
      balances: [balance(10), balance(7), fail('upstream_failed'), balance(6)],
    });
    for (const amountMinor of [-300, -300, -400]) {
      clock.advance(20_000);
      await nextTurn();
      expect(play.outcome).toEqual({ source: 'balance', amountMinor });
    }
  });
});

describe('[PREF-02] the balance while a game without messages is open', () => {
  it('is requested in the configured interval until the game is left', async () => {
    const { clock, play, requests } = await openSilentGame({ balances: many(balance(10)) });
    const before = requests();
    clock.advance(19_999);
    expect(requests() - before).toBe(0);
    for (const count of [1, 2, 3]) {
      clock.advance(20_000);
      await nextTurn();
      expect(requests() - before).toBe(count);
    }

    await play.leave();
    const after = requests();
    clock.advance(3_600_000);
    expect([requests(), clock.timers.size]).toEqual([after, 0]);
  });

  it('is not requested while the page is hidden, and at once when it is visible again', async () => {
    const { clock, play, requests } = await openSilentGame({ balances: many(balance(10)) });
    const before = requests();
    play.onVisibilityChange(false);
    clock.advance(3_600_000);
    expect(requests() - before).toBe(0);

    play.onVisibilityChange(true);
    await nextTurn();
    expect(requests() - before).toBe(1);
    clock.advance(20_000);
    expect(requests() - before).toBe(2);
  });

  it('is not requested again while an answer is pending', async () => {
    const { answer, arrive } = later();
    const { clock, requests, root } = await openSilentGame({
      balances: [balance(10), answer, ...many(balance(10))],
    });
    const before = requests();
    clock.advance(60_000);
    expect(requests() - before).toBe(1);
    arrive(balance(4));
    await nextTurn();
    expect(root.wallet.total).toBe(4);
  });

  it('is requested for a game with messages only when it reports a change', async () => {
    const { clock, play, requests } = await openSilentGame({
      balances: many(balance(10)),
      speaks: 'livery.game.1',
    });
    play.onLoad();
    expect(play.ready).toBe(false);
    const before = requests();
    clock.advance(3_600_000);
    play.onVisibilityChange(false);
    play.onVisibilityChange(true);
    expect(requests() - before).toBe(0);
  });

  it('[SESS-10] is never requested in a trial, also if the launch does not name it one', async () => {
    const { clock, play, requests } = await openSilentGame({
      balances: many(balance(10)),
      isAgent: 4,
    });
    expect(play.isDemo).toBe(true);
    const before = requests();
    clock.advance(3_600_000);
    await play.leave();
    expect([requests() - before, play.outcome]).toEqual([0, undefined]);
  });
});

it('[LOTT-06] opens the operator’s lobby of lotteries that are not bet on here', async () => {
  const api = fakeApi({
    getMemberInfo: many(reply({ id: 7, account: 'ann' })),
    getBalanceV2: many(balance(10)),
    getGameVendor: many(reply(menu)),
    launchGame: many(reply(launch)),
  });
  const { lottery } = exampleSettings;
  const root = exampleRoot({
    api,
    bootstrap: exampleBootstrap({ site: { lottery: { ...lottery, operatorLobbies: ['LOTT'] } } }),
  });
  const play = root.get(PlayStore);

  await play.open({ vendorCode: 'LOTT', gameType: 'LOTT', nodeId: 9 });
  await play.open({ vendorCode: 'LOTT', gameType: 'LOTT' });

  expect(play.state).toMatchObject({ status: 'open', launch: { url: launch.url } });
  const fields = {
    area: 'VN',
    launchMode: 'LOTT',
    prizeMode: 'Lott',
    view: 'lobby',
    device: 'WEB',
    vassalage: 'LOTT',
    gameType: 'LOTT',
    backUrl: '/',
    language: 'EN',
    platform: 'html5-desktop',
  };
  expect(
    api.calls.filter(({ name }) => name === 'launchGame').map(({ request }) => request),
  ).toEqual([{ ...fields, nodeId: 9, gameCode: '9' }, fields]);
});
