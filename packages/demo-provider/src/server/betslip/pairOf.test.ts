import { expect, it } from 'vitest';
import { comingFixtures } from './fixtures.ts';
import { listEvents } from './listEvents.ts';
import { EventResults } from './EventResults.ts';
import { pairOf } from './pairOf.ts';

const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const keyOf = (pair: readonly string[]): string => pair.toSorted().join('–');

it('lets each side meet each other one once in a season', () => {
  const season = Array.from({ length: 28 }, (_, index) => pairOf(names, index));

  expect(new Set(season.map(keyOf)).size).toBe(28);
  expect(season.filter(([home, away]) => home === away)).toEqual([]);
});

it('uses each side once in a round, and changes places in the next season', () => {
  const round = Array.from({ length: 4 }, (_, index) => pairOf(names, index));

  expect(round.flat().toSorted()).toEqual(names);
  expect(pairOf(names, 28)).toEqual(pairOf(names, 0).toReversed());
});

it.each(['football', 'basketball', 'esports', 'cockfight'] as const)(
  'repeats no pair on a board of %s',
  (sport) => {
    const results = new EventResults('a secret of the tests');
    for (let hour = 0; hour < 48; hour += 1) {
      const nowMs = Date.UTC(2026, 10, 20) + hour * 3_660_000;
      const { coming, running, over } = listEvents({ sport, merchant: 'LAGOON', nowMs, results });
      const pairs = [...coming, ...running, ...over].map(({ home, away }) => keyOf([home, away]));
      expect(new Set(pairs).size).toBe(pairs.length);
      expect(comingFixtures(sport, nowMs).length).toBeGreaterThan(4);
    }
  },
);
