import { expect, it } from 'vitest';
import { useSlips } from '../testing/useSlips.ts';

const { at, admin, bothSports, legOf, nowMs, pickOf, quote, quoted, startOf } = useSlips();

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
