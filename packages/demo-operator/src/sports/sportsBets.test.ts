import type { SportsBet } from '@livery/model';
import { expect, it } from 'vitest';
import { useSlips } from '../testing/useSlips.ts';

const {
  at,
  admin,
  balance,
  bothSports,
  events,
  legOf,
  newMember,
  nowMs,
  pickOf,
  place,
  quoted,
  record,
  slip,
  startOf,
} = useSlips();

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
