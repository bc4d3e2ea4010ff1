import type { SportsEventsReply } from '@livery/model';
import { expect, it } from 'vitest';
import { useSandbox } from '../testing/useSandbox.ts';

const at = useSandbox();

async function events(request: Readonly<Record<string, unknown>>) {
  const { value } = await at.client.call('getSportsEvents', request);
  // Validated against the call's schema by the client.
  return (value as SportsEventsReply).events;
}

it('returns the next events with their odds, each with the game that takes bets on it', async () => {
  const list = await events({ gameType: 'SPORTS', count: 5 });

  expect(list).toHaveLength(5);
  const starts = list.map(({ startsAt = '' }) => Date.parse(startsAt));
  expect(starts).toEqual(starts.toSorted((left, right) => left - right));
  for (const { gameType, markets } of list) {
    expect(gameType).toBe('SPORTS');
    const [winner, ...others] = markets;
    const picks = winner?.selections.map(({ pick }) => pick);
    expect([winner?.market, winner?.title]).toEqual(['winner', undefined]);
    expect(picks).toEqual(picks?.length === 3 ? ['home', 'draw', 'away'] : ['home', 'away']);
    expect(others.map(({ selections }) => selections.map(({ pick }) => pick))).toEqual([
      ['over', 'under'],
    ]);
    expect(markets.flatMap(({ selections }) => selections).every(({ odds }) => odds > 1)).toBe(
      true,
    );
  }
  const pairs = list.map(({ home, away }) => [home, away].toSorted().join('–'));
  expect(new Set(pairs).size).toBe(pairs.length);
});

it.each([
  ['EN', 'Goals over/under 2.5'],
  ['ES', 'Goles: más/menos de 2,5'],
  ['XX', 'Goals over/under 2.5'],
])('names the other markets in the language of the request (%s)', async (language, title) => {
  const list = await events({ gameType: 'SPORTS', count: 12, language });

  const titles = list.flatMap(({ markets }) =>
    markets.filter(({ market }) => market === 'total25').map((market) => market.title),
  );
  expect(new Set(titles)).toEqual(new Set([title]));
});

it('lists the events of several sports at one vendor, so that a slip can combine them', async () => {
  const list = await events({ gameType: 'SPORTS', count: 10 });

  expect(new Set(list.map(({ nodeId }) => nodeId)).size).toBeGreaterThan(1);
  expect(new Set(list.map(({ vassalage }) => vassalage)).size).toBe(1);
});

it('has no events of games that are no bets on events, or of an unknown category', async () => {
  expect(await events({ gameType: 'RNG' })).toEqual([]);
  expect(await events({ gameType: 'TOSTRING' })).toEqual([]);
});

it('has the events of one provider with its own games, by its lane or its category', async () => {
  const gamesOf = async (request: Readonly<Record<string, unknown>>) =>
    new Set((await events({ count: 50, ...request })).map(({ vassalage }) => vassalage));

  for (const vassalage of ['FB', 'BTI'])
    expect(await gamesOf({ gameType: 'SPORTS', vassalage })).toEqual(new Set([vassalage]));
  expect(await gamesOf({ gameType: 'SPORTS', vassalage: 'TF' })).toEqual(new Set(['TF']));
  expect(await gamesOf({ gameType: 'ESPORTS', vassalage: 'TF' })).toEqual(new Set(['TF']));
  expect((await gamesOf({ gameType: 'SPORTS', vassalage: '' })).size).toBeGreaterThan(0);
  expect(await gamesOf({ gameType: 'SPORTS', vassalage: 'PXGT' })).toEqual(new Set());
  expect(await gamesOf({ gameType: 'SPORTS', vassalage: 'NONE' })).toEqual(new Set());
});

it('has no events of closed games, and none that are about to begin', async () => {
  const request = { gameType: 'SPORTS', vassalage: 'FB', count: 50 };
  const before = await events(request);
  const [next] = before;
  const startsAtMs = Date.parse(next?.startsAt ?? '');
  at.sandbox.clock.advance(startsAtMs - 10_000 - at.sandbox.clock.nowMs());

  expect((await events(request)).map(({ eventId }) => eventId)).not.toContain(next?.eventId);
  await at.admin.send('PUT', `/merchants/${at.client.merchant}/modules/GAME_SPORTS`, {
    enabled: false,
  });
  expect(await events(request)).toEqual([]);
});
