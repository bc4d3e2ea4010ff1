import type { SportsEventsReply } from '@livery/model';
import { expect, it } from 'vitest';
import { useSandbox } from '../testing/useSandbox.ts';

const at = useSandbox();

async function events(request: { gameType: string; count?: number }) {
  const { value } = await at.client.call('getSportsEvents', request);
  // Validated against the call's schema by the client.
  return (value as SportsEventsReply).events;
}

it('returns the next events with their odds, each with the game that takes bets on it', async () => {
  const list = await events({ gameType: 'SPORTS', count: 5 });

  expect(list).toHaveLength(5);
  const starts = list.map(({ startsAt = '' }) => Date.parse(startsAt));
  expect(starts).toEqual(starts.toSorted((left, right) => left - right));
  for (const { gameType, selections } of list) {
    expect(gameType).toBe('SPORTS');
    expect(selections.map(({ pick }) => pick)).toEqual(
      selections.length === 3 ? ['home', 'draw', 'away'] : ['home', 'away'],
    );
    expect(selections.every(({ odds }) => odds > 1)).toBe(true);
  }
  const pairs = list.map(({ home, away }) => [home, away].toSorted().join('–'));
  expect(new Set(pairs).size).toBe(pairs.length);
});

it('has no events of games that are no bets on events, or of an unknown category', async () => {
  expect(await events({ gameType: 'RNG' })).toEqual([]);
  expect(await events({ gameType: 'TOSTRING' })).toEqual([]);
});
