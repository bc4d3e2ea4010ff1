import { describe, expect, it } from 'vitest';
import { PlayStore } from './PlayStore.ts';
import type { RootStore } from '../RootStore.ts';
import { exampleBootstrap } from '../testing/exampleBootstrap.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, later, reply, type Answer } from '../testing/fakeApi.ts';
import { FakeClock } from '@livery/testing/FakeClock';

const launch = {
  url: 'https://games.example/slot',
  token: 'a'.repeat(32),
  demo: false,
  currency: 'PHP',
  launchId: 'L1',
};
const slots = { vendorCode: 'NOVA', gameType: 'RNG', nodeId: 7 };
const menu = {
  data: {
    lanes: [{ gameType: 'RNG', vendors: [{ vassalage: 'NOVA', gameType: 'RNG', title: 'Nova' }] }],
  },
};

/** A member, signed in, and the store of the game page. */
function table(
  answers: Readonly<Record<string, readonly Answer[]>>,
  { isAgent = 0 }: { isAgent?: number } = {},
) {
  const many = (answer: Answer) => Array.from({ length: 20 }, () => answer);
  const api = fakeApi({
    getMemberInfo: many(reply({ id: 7, account: 'ann' })),
    getBalanceV2: many(reply({ sumBalance: 10 })),
    getGameVendor: many(reply(menu)),
    ...answers,
  });
  const clock = new FakeClock(1_000_000);
  const root: RootStore = exampleRoot({ api, clock, bootstrap: exampleBootstrap() });
  const signIn = (account = 'ann') =>
    root.session.adopt({
      session: { state: isAgent === 4 ? 'trial' : 'member', merchant: 'example', account, isAgent },
      firstTimeLogin: false,
      initialPassword: false,
      passwordExpired: false,
      passwordKept: false,
    });
  signIn();
  return { api, clock, root, signIn, play: root.get(PlayStore) };
}

const balances = (api: ReturnType<typeof fakeApi>) => api.countOf('getBalanceV2');

describe('a launch', () => {
  it('[GAME-01] is asked for with its game and where leaving leads, and then is open', async () => {
    const { api, play } = table({ launchGame: [reply(launch)] });
    const opened = play.open({ ...slots, back: '/games/live?top=1' });
    expect(play.state.status).toBe('opening');
    await opened;
    expect(play.state).toMatchObject({ status: 'open', launch });
    expect(api.calls.find(({ name }) => name === 'launchGame')?.request).toMatchObject({
      vassalage: 'NOVA',
      gameType: 'RNG',
      nodeId: 7,
      backUrl: '/games/live?top=1',
      language: 'EN',
    });
  });

  it.each([
    ['//evil.example/', '/games/rng'],
    ['/login', '/games/rng'],
    [undefined, '/games/rng'],
    ['/nowhere', '/games/rng'],
  ])('[GAME-01] leads back to a page of the brand, never to %s', async (back, expected) => {
    const { api, play } = table({ launchGame: [reply(launch)] });
    await play.open({ ...slots, ...(back === undefined ? {} : { back }) });
    expect(api.calls.find(({ name }) => name === 'launchGame')?.request).toMatchObject({
      backUrl: expected,
    });
  });

  it('[GAME-01] leads back to the page alone where its address is longer than an operator takes', async () => {
    const { api, play } = table({ launchGame: [reply(launch), reply(launch)] });
    const fitting = `/games/live?${'a'.repeat(499)}`;
    await play.open({ ...slots, back: fitting });
    await play.open({ ...slots, back: `${fitting}a#top` });
    expect(
      api.calls
        .filter(({ name }) => name === 'launchGame')
        .map(({ request }) => (request as { backUrl: string }).backUrl),
    ).toEqual([fitting, '/games/live']);
    // The player comes back to all of it.
    expect(play.backOf({ ...slots, back: `${fitting}a#top` })).toBe(`${fitting}a#top`);
  });

  it('[GAME-03] of a room is asked for by the room, and comes as content', async () => {
    const { api, play } = table({ launchPvpGame: [reply({ content: launch })] });
    await play.open({ vendorCode: 'TABLE', gameType: 'PVP', room: 'TABLE-2' });
    expect(play.state).toMatchObject({ status: 'open', launch });
    expect(api.calls.find(({ name }) => name === 'launchPvpGame')?.request).toMatchObject({
      vassalage: 'TABLE',
      roomId: 'TABLE-2',
    });
  });

  it.each(['launch_refused', 'operator_refused', 'visitor_unknown', 'network_timeout'] as const)(
    '[GAME-01] that fails with %s says so, and may be asked for again',
    async (code) => {
      const { play } = table({ launchGame: [fail(code), reply(launch)] });
      await play.open(slots);
      expect(play.state).toMatchObject({ status: 'failed', what: 'game', error: { code } });
      await play.open(slots);
      expect(play.state.status).toBe('open');
    },
  );

  it('[GAME-01] whose answer comes when the page is gone is dropped', async () => {
    const { answer, arrive } = later();
    const { api, play } = table({ launchGame: [answer] });
    const opened = play.open(slots);
    await expect.poll(() => api.countOf('launchGame')).toBe(1);
    void play.leave();
    arrive(reply(launch));
    await opened;
    expect(play.state.status).toBe('idle');
  });

  it('[GAME-01] gives way to the next one, whichever answers first', async () => {
    const first = later();
    const { api, play } = table({
      launchGame: [first.answer, reply({ ...launch, launchId: 'L2' })],
    });
    const opened = play.open(slots);
    await expect.poll(() => api.countOf('launchGame')).toBe(1);
    await play.open({ ...slots, nodeId: 8 });
    first.arrive(reply(launch));
    await opened;
    expect(play.state).toMatchObject({ status: 'open', launch: { launchId: 'L2' } });
  });

  it('[SESS-10] of a session that is gone is dropped, also when somebody else is here', async () => {
    const { answer, arrive } = later();
    const { api, play, root, signIn } = table({ launchGame: [answer] });
    const opened = play.open(slots);
    await expect.poll(() => api.countOf('launchGame')).toBe(1);
    root.session.end();
    signIn('ben');
    arrive(reply(launch));
    await opened;
    expect(play.state.status).toBe('idle');
  });

  it('[GAME-01] that does not get ready is slow; one that does is not', async () => {
    const { clock, play } = table({ launchGame: [reply(launch), reply(launch)] });
    await play.open(slots);
    clock.advance(9_999);
    expect(play.slow).toBe(false);
    clock.advance(1);
    expect(play.slow).toBe(true);
    play.hear({ type: 'ready' });
    expect([play.slow, play.ready]).toEqual([false, true]);
    await play.open(slots);
    play.hear({ type: 'ready' });
    clock.advance(60_000);
    expect(play.slow).toBe(false);
  });

  it('[GAME-01] that is over before it got ready is not slow', async () => {
    const { clock, play } = table({ launchGame: [reply(launch), reply(launch)] });
    for (const waitedMs of [0, 10_000]) {
      await play.open(slots);
      clock.advance(waitedMs);
      play.hear({ type: 'ended' });
      clock.advance(60_000);
      expect([play.state.status, play.slow]).toEqual(['ended', false]);
    }
  });

  it('[GAME-01] that the game calls over is over, and begins anew when asked for', async () => {
    const { play } = table({ launchGame: [reply(launch), reply(launch)] });
    await play.open(slots);
    play.hear({ type: 'ended' });
    expect(play.state.status).toBe('ended');
    play.hear({ type: 'roundEnd', stakeMinor: 100, winMinor: 0 });
    expect(play.netMinor).toBe(0);
    await play.open(slots);
    expect(play.state.status).toBe('open');
  });
});

describe('rounds', () => {
  it('[GAME-01] add up, from each launch anew', async () => {
    const { play } = table({ launchGame: [reply(launch), reply(launch)] });
    await play.open(slots);
    play.hear({ type: 'roundStart', stakeMinor: 100 });
    play.hear({ type: 'roundEnd', stakeMinor: 100, winMinor: 0 });
    play.hear({ type: 'roundEnd', stakeMinor: 100, winMinor: 350 });
    expect(play.netMinor).toBe(150);
    await play.open(slots);
    expect(play.netMinor).toBe(0);
  });

  it('[PREF-02] the balance follows them: at once, then throttled, and never short of the last', async () => {
    const { api, clock, play } = table({ launchGame: [reply(launch)] });
    await play.open(slots);
    const before = balances(api);
    const end = () => play.hear({ type: 'roundEnd', stakeMinor: 100, winMinor: 0 });
    end();
    expect(balances(api) - before).toBe(1);
    for (let round = 0; round < 10; round += 1) end();
    play.hear({ type: 'balance', balanceMinor: 5 });
    expect(balances(api) - before).toBe(1);
    clock.advance(3_000);
    expect(balances(api) - before).toBe(2);
    clock.advance(60_000);
    expect(balances(api) - before).toBe(2);
  });

  it('[PREF-02] the balance is asked for when the game is left, and nothing is asked for later', async () => {
    const { api, clock, play } = table({ launchGame: [reply(launch)] });
    await play.open(slots);
    play.hear({ type: 'roundEnd', stakeMinor: 100, winMinor: 0 });
    play.hear({ type: 'roundEnd', stakeMinor: 100, winMinor: 0 });
    const before = balances(api);
    void play.leave();
    expect(balances(api) - before).toBe(1);
    clock.advance(60_000);
    expect(balances(api) - before).toBe(1);
    expect(clock.timers.size).toBe(0);
  });

  it('[SESS-10] of a trial change no balance', async () => {
    const { api, play } = table(
      { launchGame: [reply({ ...launch, demo: true, currency: 'XXX' })] },
      { isAgent: 4 },
    );
    await play.open(slots);
    const before = balances(api);
    play.hear({ type: 'roundEnd', stakeMinor: 100, winMinor: 0 });
    void play.leave();
    expect(balances(api)).toBe(before);
  });
});
