import { expect, it } from 'vitest';
import { games } from '@livery/demo-content/catalogue/games';
import { winnersBefore } from './winnersBefore.ts';

const nowMs = Date.parse('2026-11-20T12:00:00Z');
const listWinners = (changes: Partial<Parameters<typeof winnersBefore>[0]> = {}) =>
  winnersBefore({ merchant: 'LAGOON', games: games.slice(0, 40), nowMs, count: 50, ...changes });

it('derives winners from merchant and time, newest first, never in the future', () => {
  const winners = listWinners();
  expect(listWinners()).toEqual(winners);
  expect(listWinners({ merchant: 'IRONFIELD' })).not.toEqual(winners);
  const times = winners.map(({ vo }) => vo?.winTime ?? '');
  expect(times).toHaveLength(50);
  expect(times.toSorted().toReversed()).toEqual(times);
  expect(times.every((time) => Date.parse(time) <= nowMs)).toBe(true);
  // Half an hour later, the earlier wins are unchanged.
  expect(listWinners({ nowMs: nowMs + 1_800_000 }).map(({ vo }) => vo?.winTime)).toEqual(
    expect.arrayContaining(times.slice(1, 40)),
  );
});

it('masks every name, pays amounts with two decimals, and is empty without playable games', () => {
  for (const { customerName, winAmount } of listWinners()) {
    expect(customerName).toMatch(/^[a-z]{2}\*{3}\d\d$/);
    expect(winAmount).toBeGreaterThanOrEqual(200);
    expect(Number(winAmount.toFixed(2))).toBe(winAmount);
  }
  expect(listWinners({ games: [] })).toEqual([]);
});
