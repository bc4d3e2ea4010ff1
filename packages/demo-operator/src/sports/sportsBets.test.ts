import type {
  BettingRecordReply,
  SportsBet,
  SportsEvent,
  SportsEventsReply,
  SportsLeg,
  SportsQuoteReply,
} from '@livery/model';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSandbox } from '../testing/useSandbox.ts';

const at = useSandbox();
let token = '';

beforeEach(async () => {
  token = await at.client.login('demo', 'Demo1234');
});

const nowMs = () => at.sandbox.clock.nowMs();
const startOf = ({ startsAt = '' }: SportsEvent) => Date.parse(startsAt);

/** Events that stay open for at least a minute and a half, with odds that hold for the minute. */
async function events(vassalage = 'FB'): Promise<readonly SportsEvent[]> {
  // From the start of a minute, because odds change with it.
  at.sandbox.clock.advance(60_000 - (nowMs() % 60_000));
  const request = { gameType: 'SPORTS', vassalage, count: 50 };
  const { value } = await at.client.call('getSportsEvents', request);
  // The call's reply
  return (value as SportsEventsReply).events.filter((event) => startOf(event) > nowMs() + 90_000);
}

/** First event of each sport: with and without a draw. */
async function bothSports(vassalage = 'FB') {
  const list = await events(vassalage);
  const ofSport = (sport: string) => list.find(({ eventId }) => eventId.startsWith(sport));
  const [football, basketball] = [ofSport('football'), ofSport('basketball')];
  if (!football || !basketball) throw new Error(`${vassalage} has no events of both sports.`);
  return { football, basketball };
}

function legOf({ eventId, markets: [winner] }: SportsEvent, index = 0): SportsLeg {
  const { pick = '', odds = 0 } = winner?.selections[index] ?? {};
  return { eventId, market: 'winner', pick, odds };
}

const slip = (legs: readonly SportsLeg[], change: Readonly<Record<string, unknown>> = {}) => ({
  referenceNo: randomUUID(),
  vassalage: 'FB',
  legs,
  stake: 10,
  ...change,
});
const place = (request: Readonly<Record<string, unknown>>, as = token) =>
  at.client.call('placeSportsBet', request, { token: as });
const quote = async (picks: readonly object[], vassalage = 'FB') =>
  at.client.call('getSportsQuote', { vassalage, picks });
const quoted = async (picks: readonly object[], vassalage = 'FB') =>
  (await quote(picks, vassalage)).value as SportsQuoteReply; // the call's reply
const pickOf = ({ eventId, market, pick }: SportsLeg) => ({ eventId, market, pick });

async function balance(as = token): Promise<number> {
  const { value } = await at.client.call('getBalanceV2', {}, { token: as });
  return (value as { sumBalance: number }).sumBalance; // the call's reply
}

async function record(as = token): Promise<BettingRecordReply['list']> {
  const period = {
    from: new Date(nowMs() - 3_600_000).toISOString(),
    to: new Date(nowMs() + 1).toISOString(),
  };
  const { value } = await at.client.call('getBettingRecord', period, { token: as });
  return (value as BettingRecordReply).list.filter(({ gameType }) => gameType === 'SPORTS'); // the call's reply
}

const admin = (path: string, body: object, method = 'PUT') =>
  at.admin.send(method, `/merchants/${at.client.merchant}/${path}`, body);
const spoil = (...faults: string[]) => admin('callback-faults', { faults });

async function newMember(account: string, balanceMinor: number): Promise<string> {
  const member = { account, password: 'Secret123', isAgent: 0, balanceMinor };
  await admin('members', member, 'POST');
  return at.client.login(account, 'Secret123');
}

describe('quote', () => {
  it('has the current odds of selections and the limits of a bet, for guests too', async () => {
    const { football, basketball } = await bothSports();
    const legs = [legOf(football, 1), legOf(basketball)];

    const reply = await quoted(legs.map(pickOf));

    expect(reply.picks).toEqual(legs.map((leg) => ({ ...leg, state: 'open' })));
    expect(reply.minStake).toBeGreaterThan(0);
    expect(reply.maxStake).toBeGreaterThanOrEqual(100);
    expect([reply.maxWin, reply.maxPicks]).toEqual([1_000_000, 8]);
  });

  it('is suspended in the last ten seconds, closed from the start, and closed for the unknown', async () => {
    const { football, basketball } = await bothSports();
    const leg = legOf(football);
    const states = async () =>
      (
        await quoted([
          pickOf(leg),
          { ...pickOf(leg), market: 'other' },
          { ...pickOf(leg), eventId: 'football-999999999' },
          { ...pickOf(leg), eventId: 'esports-1' },
          { ...pickOf(leg), eventId: 'x' },
          pickOf(legOf(basketball)),
        ])
      ).picks.map(({ state, odds }) => [state, odds !== undefined]);
    const closed = Array.from({ length: 4 }, () => ['closed', false]);

    at.sandbox.clock.advance(startOf(football) - 10_000 - nowMs());
    const suspended = await states();
    at.sandbox.clock.advance(10_000);
    const begun = await states();

    expect(suspended.slice(0, 5)).toEqual([['suspended', false], ...closed]);
    expect(begun.slice(0, 5)).toEqual([['closed', false], ...closed]);
  });

  it('is refused as a launch is: unknown provider, other games, module off, maintenance', async () => {
    const pick = pickOf(legOf((await bothSports()).football));
    const reasonOf = async (vassalage?: string) => (await quote([pick], vassalage)).value;

    expect(await reasonOf('NONE')).toEqual({ reason: 'game_unavailable' });
    expect(await reasonOf('LMHW')).toEqual({ reason: 'game_unavailable' });
    await admin('status', { maintenance: true });
    expect(await reasonOf()).toEqual({ reason: 'game_closed' });
    await admin('status', { maintenance: false });
    await admin('modules/GAME_SPORTS', { enabled: false });
    expect(await reasonOf()).toEqual({ reason: 'game_unavailable' });
  });
});

describe('bet', () => {
  it.each(['FB', 'BTI'])(
    'takes its stake once, runs in the betting record and is settled (%s)',
    async (vassalage) => {
      const { football } = await bothSports(vassalage);
      const before = await balance();
      // One of the three results of a match wins.
      const slips = [0, 1, 2].map((index) => slip([legOf(football, index)], { vassalage }));

      const bets: SportsBet[] = [];
      for (const request of slips) bets.push((await place(request)).value as SportsBet); // the call's reply

      expect(await balance()).toBe(before - 30);
      for (const [index, { referenceNo, legs }] of slips.entries())
        expect(bets[index]).toEqual({
          referenceNo,
          round: expect.stringMatching(/^[0-9a-f]{32}$/),
          stake: 10,
          potentialWin: Math.floor(10 * 100 * (legs[0]?.odds ?? 0) + 1e-6) / 100,
        });
      const running = await record();
      expect(new Set(running.map(({ round }) => round))).toEqual(
        new Set(bets.map(({ round }) => round)),
      );
      for (const round of running)
        expect(round).toEqual(expect.objectContaining({ state: 'running', stake: 10, vassalage }));

      at.sandbox.clock.advance(startOf(football) + 30 * 60_000 - nowMs());
      await at.sandbox.sweep();

      const settled = await record();
      const won = settled.filter(({ win = 0 }) => win > 0);
      expect(settled.map(({ state }) => state)).toEqual(['settled', 'settled', 'settled']);
      expect(won).toHaveLength(1);
      const wonBet = bets.find(({ round }) => round === won[0]?.round);
      expect(won[0]?.win).toBe(wonBet?.potentialWin);
      expect(await balance()).toBeCloseTo(before - 30 + (wonBet?.potentialWin ?? 0), 8);
    },
  );

  it('combines events of two sports: all of their odds, and a win only if all win', async () => {
    const { football, basketball } = await bothSports();
    const before = await balance();
    const combinations = [0, 1, 2].flatMap((first) =>
      [0, 1].map((second) => [legOf(football, first), legOf(basketball, second)]),
    );

    const bets: SportsBet[] = [];
    for (const legs of combinations)
      bets.push((await place(slip(legs, { stake: 1 }))).value as SportsBet); // the call's reply

    for (const [index, legs] of combinations.entries()) {
      const odds = legs.map((leg) => Math.round(leg.odds * 100));
      const returnMinor = (100n * BigInt(odds[0] ?? 0) * BigInt(odds[1] ?? 0)) / 10_000n;
      expect(bets[index]?.potentialWin).toBe(Number(returnMinor) / 100);
    }
    at.sandbox.clock.advance(30 * 60_000);
    await at.sandbox.sweep();
    const rounds = await record();
    expect(rounds.map(({ state }) => state)).toEqual(bets.map(() => 'settled'));
    const [winner, ...others] = rounds.filter(({ win = 0 }) => win > 0);
    expect(others).toEqual([]);
    expect(winner?.win).toBe(bets.find(({ round }) => round === winner?.round)?.potentialWin);
    expect(await balance()).toBeCloseTo(before - 6 + (winner?.win ?? 0), 8);
  });

  it('is refused with its reason, without a stake, and stays refused under its reference', async () => {
    const { football, basketball } = await bothSports();
    const leg = legOf(football);
    const before = await balance();
    const odds = Math.round(leg.odds * 100);
    const cases: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
      ['odds_changed', slip([{ ...leg, odds: (odds + 1) / 100 }])],
      ['odds_changed', slip([{ ...leg, odds: leg.odds + 0.001 }])],
      ['event_closed', slip([{ ...leg, eventId: 'football-1' }])],
      ['event_closed', slip([{ ...leg, eventId: 'football-999999999' }])],
      ['event_closed', slip([{ ...leg, eventId: 'nothing' }])],
      ['event_closed', slip([{ ...leg, market: 'other' }])],
      ['event_closed', slip([leg, { ...legOf(basketball), pick: 'draw' }])],
      ['game_closed', slip([{ ...leg, eventId: 'esports-1' }])],
      ['amount_not_allowed', slip([leg], { stake: 0.01 })],
      ['amount_not_allowed', slip([leg], { stake: 10.005 })],
      ['amount_not_allowed', slip([leg], { stake: 1_000_000 })],
      ['game_unavailable', slip([leg], { vassalage: 'NONE' })],
    ];

    for (const [reason, request] of cases) {
      const first = await place(request);
      expect([JSON.stringify(request), first.success, first.value]).toEqual([
        JSON.stringify(request),
        false,
        { reason },
      ]);
      expect(await place(request)).toEqual(first);
    }
    expect(await balance()).toBe(before);
    expect(await record()).toEqual([]);
  });

  it('is refused above the maximum win', async () => {
    const longest = (await events()).map((event) => {
      const odds = (event.markets[0]?.selections ?? []).map((selection) => selection.odds);
      return legOf(event, odds.indexOf(Math.max(...odds)));
    });
    const legs = longest.toSorted((left, right) => right.odds - left.odds).slice(0, 8);
    const { maxStake, maxWin } = await quoted(legs.map(pickOf));
    expect(legs.reduce((win, { odds }) => win * odds, maxStake)).toBeGreaterThan(maxWin);
    const rich = await newMember('rich', 100_000_000);
    const request = slip(legs, { stake: maxStake });

    expect((await place(request, rich)).value).toEqual({ reason: 'win_limit' });
    expect(await balance(rich)).toBe(1_000_000);
  });

  it('is invalid with two selections of one event, or with too many', async () => {
    const { football } = await bothSports();
    const before = await balance();
    const two = [legOf(football), legOf(football, 1)];
    const nine = Array.from({ length: 9 }, (_, index) => ({
      ...legOf(football),
      eventId: `football-${index}`,
    }));

    for (const [legs, message] of [
      [two, 'only one selection of each event'],
      [nine, 'at most 8 selections'],
    ] as const) {
      const reply = await place(slip(legs));
      expect([reply.status, reply.success]).toEqual([400, false]);
      expect(reply.message).toContain(message);
    }
    expect(await balance()).toBe(before);
  });

  it('is refused while its event is suspended, and after its start', async () => {
    const { football } = await bothSports();
    const before = await balance();
    at.sandbox.clock.advance(startOf(football) - 5_000 - nowMs());
    const suspended = slip([legOf(football)]);

    expect((await place(suspended)).value).toEqual({ reason: 'event_suspended' });
    at.sandbox.clock.advance(5_000);
    expect((await place(slip([legOf(football)]))).value).toEqual({ reason: 'event_closed' });
    expect((await place(suspended)).value).toEqual({ reason: 'event_suspended' });
    expect(await balance()).toBe(before);
  });

  it('is refused for an account without games or money, and for a trial account', async () => {
    const leg = legOf((await bothSports()).football);
    const poor = await newMember('poor', 500);
    expect((await place(slip([leg]), poor)).value).toEqual({ reason: 'insufficient_balance' });
    expect(await balance(poor)).toBe(5);

    await admin('members/demo/play', { enabled: false });
    const before = await balance();
    const refused = slip([leg]);
    expect((await place(refused)).value).toEqual({ reason: 'play_disabled' });
    await admin('members/demo/play', { enabled: true });
    expect((await place(refused)).value).toEqual({ reason: 'play_disabled' });
    expect(await balance()).toBe(before);

    const trial = await at.client.login('trial', 'Trial1234');
    expect((await place(slip([leg]), trial)).success).toBe(false);
    expect((await place(slip([leg]), 'x'.repeat(32))).status).toBe(401);
  });

  it('is refused while its game is closed, and not later under the same reference', async () => {
    const leg = legOf((await bothSports()).football);
    const before = await balance();
    const request = slip([leg]);
    await admin('status', { maintenance: true });

    const first = await place(request);
    await admin('status', { maintenance: false });

    expect(first.value).toEqual({ reason: 'game_closed' });
    expect(await place(request)).toEqual(first);
    expect(await balance()).toBe(before);
  });
});

describe('reference of a bet', () => {
  it('counts once, however often and how late the request is repeated', async () => {
    const { football } = await bothSports();
    const before = await balance();
    const request = slip([legOf(football)]);

    const together = await Promise.all([place(request), place(request), place(request)]);
    at.sandbox.clock.advance(60_000);
    const withOtherOdds = await place(request);
    await admin('status', { maintenance: true });
    const whileClosed = await place(request);
    await admin('status', { maintenance: false });
    at.sandbox.clock.advance(30 * 60_000);
    const afterTheEvent = await place(request);

    const replies = [...together, withOtherOdds, whileClosed, afterTheEvent];
    expect(replies.map(({ success }) => success)).toEqual(replies.map(() => true));
    expect(replies.map(({ value }) => value)).toEqual(replies.map(() => replies[0]?.value));
    await at.sandbox.sweep();
    const [round, ...others] = await record();
    expect([round?.stake, others]).toEqual([10, []]);
    expect(await balance()).toBeCloseTo(before - 10 + (round?.win ?? 0), 8);
  });

  it('belongs to its first request', async () => {
    const { football } = await bothSports();
    const request = slip([legOf(football)]);
    await place(request);
    const before = await balance();

    for (const change of [
      { stake: 11 },
      { legs: [legOf(football, 1)] },
      { legs: [{ ...legOf(football), odds: legOf(football).odds + 0.01 }] },
      { vassalage: 'BTI' },
    ]) {
      const reply = await place({ ...request, ...change });
      expect([reply.success, reply.message]).toEqual([
        false,
        'This number belongs to another request. Nothing was changed.',
      ]);
    }
    expect((await place(request)).success).toBe(true);
    expect(await balance()).toBe(before);
  });

  it('is the member’s own', async () => {
    const { football } = await bothSports();
    const other = await newMember('other', 10_000);
    const request = slip([legOf(football)]);

    const [own, others] = [await place(request), await place(request, other)];

    expect([own.success, others.success]).toEqual([true, true]);
    const [first, second] = [own.value, others.value] as SportsBet[]; // the call's replies
    expect(first?.round).not.toBe(second?.round);
    expect(await balance(other)).toBe(90);
    expect((await record(other)).map(({ round }) => round)).toEqual([second?.round]);
  });

  it.each(['dropAfterCommit', 'dropBeforeCommit'])(
    'has no known result while the wallet has not answered (%s), and one stake afterwards',
    async (fault) => {
      const { football } = await bothSports();
      const before = await balance();
      const request = slip([legOf(football)]);
      await spoil(fault);

      const first = await place(request);
      const otherStake = await place({ ...request, stake: 11 });
      // What has changed since must not refuse a bet whose stake may be taken.
      await admin('status', { maintenance: true });
      const whileClosed = await place(request);
      await admin('status', { maintenance: false });
      at.sandbox.clock.advance(60_000);
      await at.sandbox.sweep();
      const last = await place(request);

      expect([first.status, first.success]).toEqual([503, false]);
      expect(otherStake.success).toBe(false);
      const isTaken = fault === 'dropAfterCommit';
      // A stake that never arrived is refused while the game is closed, and rolled back.
      expect(whileClosed.success).toBe(isTaken);
      expect(last.success).toBe(isTaken);
      expect(await balance()).toBe(isTaken ? before - 10 : before);
      expect((await record()).map(({ stake }) => stake)).toEqual(isTaken ? [10] : []);
    },
  );
});
