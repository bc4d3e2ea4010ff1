import { describe, expect, it } from 'vitest';
import { PlayStore } from './PlayStore.ts';
import type { RootStore } from '../RootStore.ts';
import { exampleBootstrap } from '../testing/exampleBootstrap.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, later, reply, type Answer } from '../testing/fakeApi.ts';
import { FakeClock } from '@livery/testing/FakeClock';
import { loginResult } from '../testing/signedIn.ts';

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

/** Creates the store of the game page with a signed-in member. */
function setUp(
  answers: Readonly<Record<string, readonly Answer[]>>,
  {
    isAgent = 0,
    bootstrap = exampleBootstrap(),
  }: { isAgent?: number; bootstrap?: ReturnType<typeof exampleBootstrap> } = {},
) {
  const many = (answer: Answer) => Array.from({ length: 20 }, () => answer);
  const api = fakeApi({
    getMemberInfo: many(reply({ id: 7, account: 'ann' })),
    getBalanceV2: many(reply({ sumBalance: 10 })),
    getGameVendor: many(reply(menu)),
    ...answers,
  });
  const clock = new FakeClock(1_000_000);
  const root: RootStore = exampleRoot({ api, clock, bootstrap });
  const signIn = (account = 'ann') =>
    root.session.adopt(
      loginResult({ session: { state: isAgent === 4 ? 'trial' : 'member', account, isAgent } }),
    );
  signIn();
  return { api, clock, root, signIn, play: root.get(PlayStore) };
}

const balances = (api: ReturnType<typeof fakeApi>) => api.countOf('getBalanceV2');

describe('a launch', () => {
  it('[GAME-01] requests the game with its back address and opens it', async () => {
    const { api, play } = setUp({ launchGame: [reply(launch)] });
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
    ['launch', { eventId: 'football-1', market: 'winner', pick: 'away' }],
    // Other providers may refuse an unknown field.
    ['game', {}],
    ['slip', {}],
  ] as const)('sends a selection to a provider whose prices lead to: %s', async (prices, sent) => {
    const { gameOpening } = exampleBootstrap().site.site;
    const bootstrap = exampleBootstrap({
      site: { gameOpening: { ...gameOpening, vendors: { NOVA: { prices } } } },
    });
    const { api, play } = setUp({ launchGame: [reply(launch)] }, { bootstrap });
    const selection = { eventId: 'football-1', market: 'winner', pick: 'away' };

    await play.open({ ...slots, selection, back: '/' });

    const request = api.calls.find(({ name }) => name === 'launchGame')?.request ?? {};
    const fields = Object.entries(request).filter(([name]) => Object.hasOwn(selection, name));
    expect(Object.fromEntries(fields)).toEqual(sent);
  });

  it.each([
    ['//evil.example/', '/games/rng'],
    ['/login', '/games/rng'],
    [undefined, '/games/rng'],
    ['/nowhere', '/games/rng'],
  ])('[GAME-01] replaces the back address %s by a page of the brand', async (back, expected) => {
    const { api, play } = setUp({ launchGame: [reply(launch)] });
    await play.open({ ...slots, ...(back === undefined ? {} : { back }) });
    expect(api.calls.find(({ name }) => name === 'launchGame')?.request).toMatchObject({
      backUrl: expected,
    });
  });

  it('[GAME-01] sends the back address without query if it is too long for the operator', async () => {
    const { api, play } = setUp({ launchGame: [reply(launch), reply(launch)] });
    const fitting = `/games/live?${'a'.repeat(499)}`;
    await play.open({ ...slots, back: fitting });
    await play.open({ ...slots, back: `${fitting}a#top` });
    expect(
      api.calls
        .filter(({ name }) => name === 'launchGame')
        .map(({ request }) => (request as { backUrl: string }).backUrl),
    ).toEqual([fitting, '/games/live']);
    // The player returns to the full address.
    expect(play.backOf({ ...slots, back: `${fitting}a#top` })).toBe(`${fitting}a#top`);
  });

  it('[GAME-03] requests a room by its id and opens the content of the reply', async () => {
    const { api, play } = setUp({ launchPvpGame: [reply({ content: launch })] });
    await play.open({ vendorCode: 'TABLE', gameType: 'PVP', room: 'TABLE-2' });
    expect(play.state).toMatchObject({ status: 'open', launch });
    expect(api.calls.find(({ name }) => name === 'launchPvpGame')?.request).toMatchObject({
      vassalage: 'TABLE',
      roomId: 'TABLE-2',
    });
  });

  it.each(['launch_refused', 'operator_refused', 'visitor_unknown', 'network_timeout'] as const)(
    '[GAME-01] reports the failure %s and can be repeated',
    async (code) => {
      const { play } = setUp({ launchGame: [fail(code), reply(launch)] });
      await play.open(slots);
      expect(play.state).toMatchObject({ status: 'failed', cause: 'game', error: { code } });
      await play.open(slots);
      expect(play.state.status).toBe('open');
    },
  );

  it('[GAME-01] is dropped if the page was left before the reply', async () => {
    const { answer, arrive } = later();
    const { api, play } = setUp({ launchGame: [answer] });
    const opened = play.open(slots);
    await expect.poll(() => api.countOf('launchGame')).toBe(1);
    void play.leave();
    arrive(reply(launch));
    await opened;
    expect(play.state.status).toBe('idle');
  });

  it('[GAME-01] is replaced by the next one, whichever reply arrives first', async () => {
    const first = later();
    const { api, play } = setUp({
      launchGame: [first.answer, reply({ ...launch, launchId: 'L2' })],
    });
    const opened = play.open(slots);
    await expect.poll(() => api.countOf('launchGame')).toBe(1);
    await play.open({ ...slots, nodeId: 8 });
    first.arrive(reply(launch));
    await opened;
    expect(play.state).toMatchObject({ status: 'open', launch: { launchId: 'L2' } });
  });

  it('[SESS-10] is dropped after a sign-out, also if another member has signed in', async () => {
    const { answer, arrive } = later();
    const { api, play, root, signIn } = setUp({ launchGame: [answer] });
    const opened = play.open(slots);
    await expect.poll(() => api.countOf('launchGame')).toBe(1);
    root.session.end();
    signIn('ben');
    arrive(reply(launch));
    await opened;
    expect(play.state.status).toBe('idle');
  });

  it('[GAME-01] is slow if the game does not report ready in time', async () => {
    const { clock, play } = setUp({ launchGame: [reply(launch), reply(launch)] });
    await play.open(slots);
    clock.advance(9_999);
    expect(play.slow).toBe(false);
    clock.advance(1);
    expect(play.slow).toBe(true);
    play.onMessage({ type: 'ready' });
    expect([play.slow, play.ready]).toEqual([false, true]);
    await play.open(slots);
    play.onMessage({ type: 'ready' });
    clock.advance(60_000);
    expect(play.slow).toBe(false);
  });

  it('[GAME-01] is not slow if the game ends before it is ready', async () => {
    const { clock, play } = setUp({ launchGame: [reply(launch), reply(launch)] });
    for (const waitMs of [0, 10_000]) {
      await play.open(slots);
      clock.advance(waitMs);
      play.onMessage({ type: 'ended' });
      clock.advance(60_000);
      expect([play.state.status, play.slow]).toEqual(['ended', false]);
    }
  });

  it('[GAME-01] ends when the game reports its end, and can be opened again', async () => {
    const { play } = setUp({ launchGame: [reply(launch), reply(launch)] });
    await play.open(slots);
    play.onMessage({ type: 'ended' });
    expect(play.state.status).toBe('ended');
    play.onMessage({ type: 'roundEnd', stakeMinor: 100, winMinor: 0 });
    expect(play.outcome).toBeUndefined();
    await play.open(slots);
    expect(play.state.status).toBe('open');
  });
});

describe('rounds', () => {
  it('[GAME-01] add up per launch', async () => {
    const { play } = setUp({ launchGame: [reply(launch), reply(launch)] });
    await play.open(slots);
    play.onMessage({ type: 'roundStart', stakeMinor: 100 });
    play.onMessage({ type: 'roundEnd', stakeMinor: 100, winMinor: 0 });
    play.onMessage({ type: 'roundEnd', stakeMinor: 100, winMinor: 350 });
    expect(play.outcome).toEqual({ source: 'rounds', amountMinor: 150 });
    await play.open(slots);
    expect(play.outcome).toEqual({ source: 'balance', amountMinor: 0 });
  });

  it('[PREF-02] refresh the balance at once, then throttled, including the last change', async () => {
    const { api, clock, play } = setUp({ launchGame: [reply(launch)] });
    await play.open(slots);
    const before = balances(api);
    const end = () => play.onMessage({ type: 'roundEnd', stakeMinor: 100, winMinor: 0 });
    end();
    expect(balances(api) - before).toBe(1);
    for (let round = 0; round < 10; round += 1) end();
    play.onMessage({ type: 'balance', balanceMinor: 5 });
    expect(balances(api) - before).toBe(1);
    clock.advance(3_000);
    expect(balances(api) - before).toBe(2);
    clock.advance(60_000);
    expect(balances(api) - before).toBe(2);
  });

  it('[PREF-02] refresh the balance when the game is left, and not later', async () => {
    const { api, clock, play } = setUp({ launchGame: [reply(launch)] });
    await play.open(slots);
    play.onMessage({ type: 'roundEnd', stakeMinor: 100, winMinor: 0 });
    play.onMessage({ type: 'roundEnd', stakeMinor: 100, winMinor: 0 });
    const before = balances(api);
    void play.leave();
    expect(balances(api) - before).toBe(1);
    clock.advance(60_000);
    expect(balances(api) - before).toBe(1);
    expect(clock.timers.size).toBe(0);
  });

  it('[SESS-10] do not refresh the balance in a trial', async () => {
    const { api, play } = setUp(
      { launchGame: [reply({ ...launch, demo: true, currency: 'XXX' })] },
      { isAgent: 4 },
    );
    await play.open(slots);
    const before = balances(api);
    play.onMessage({ type: 'roundEnd', stakeMinor: 100, winMinor: 0 });
    play.onMessage({ type: 'ended' });
    void play.leave();
    expect(balances(api)).toBe(before);
  });
});
