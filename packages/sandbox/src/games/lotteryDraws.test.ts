import { expect, it } from 'vitest';
import { games } from '../catalogue/games.ts';
import { drawPlanOf, drawsBefore, nextDrawAtMs, numeroOf } from './lotteryDraws.ts';

const lotteries = games.filter(({ gameType }) => gameType === 'ELOTT' || gameType === 'LOTT');
const fridayNoon = Date.UTC(2026, 0, 2, 12);

it('sells the next draw on a weekday it is drawn on, later than now', () => {
  for (const game of lotteries) {
    const plan = drawPlanOf(game);
    const atMs = nextDrawAtMs(plan, fridayNoon);
    expect(atMs, game.displayName).toBeGreaterThan(fridayNoon);
    expect(plan.weekdays).toContain(new Date(atMs).getUTCDay() + 1);
    // What is sold now is drawn then and gives way to the next.
    expect(nextDrawAtMs(plan, atMs - 1)).toBe(atMs);
    expect(nextDrawAtMs(plan, atMs)).toBeGreaterThan(atMs);
  }
});

it('draws the same numbers whenever it is asked, and names each draw once', () => {
  for (const game of lotteries) {
    const draws = drawsBefore(game, fridayNoon, 4);
    expect(draws).toEqual(drawsBefore(game, fridayNoon + 1, 4));
    expect(draws.map(({ atMs }) => atMs)).toEqual(draws.map(({ atMs }) => atMs).toSorted((one, other) => other - one));
    expect(new Set(draws.map(({ numero }) => numero)).size).toBe(4);
    for (const { winningNumber, atMs } of draws) {
      expect(winningNumber).toMatch(/^\d{6}$/);
      expect(atMs).toBeLessThanOrEqual(fridayNoon);
    }
  }
});

it('calls a draw of the day by its number', () => {
  expect(numeroOf({ periodMs: 60_000, offsetMs: 0, lockSeconds: 1, weekdays: [1] }, fridayNoon)).toBe('20260102-0721');
  expect(numeroOf({ periodMs: 86_400_000, offsetMs: 0, lockSeconds: 1, weekdays: [1] }, fridayNoon)).toBe('20260102');
});
