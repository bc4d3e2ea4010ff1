import { expect, it } from 'vitest';
import { games } from '@livery/demo-content/catalogue/games';
import { LotteryResults } from './LotteryResults.ts';
import { drawPlanOf, nextDrawAtMs, numeroOf } from './lotteryDraws.ts';

const lotteries = games.filter(({ gameType }) => gameType === 'ELOTT' || gameType === 'LOTT');
const results = new LotteryResults('a secret');
const fridayNoon = Date.UTC(2026, 0, 2, 12);

it('sells the next draw on one of its weekdays, in the future', () => {
  for (const game of lotteries) {
    const plan = drawPlanOf(game);
    const atMs = nextDrawAtMs(plan, fridayNoon);
    expect(atMs, game.displayName).toBeGreaterThan(fridayNoon);
    expect(plan.weekdays).toContain(new Date(atMs).getUTCDay() + 1);
    // The draw on sale takes place at that time and is followed by the next one.
    expect(nextDrawAtMs(plan, atMs - 1)).toBe(atMs);
    expect(nextDrawAtMs(plan, atMs)).toBeGreaterThan(atMs);
  }
});

it('[LOTT-01] draws each daily lottery on the local day that its number names', () => {
  const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  const localTime = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Manila',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  for (const game of lotteries.filter(({ gameType }) => gameType === 'LOTT')) {
    const plan = drawPlanOf(game);
    const atMs = nextDrawAtMs(plan, fridayNoon);
    const {
      weekday = '',
      year = '',
      month = '',
      day = '',
    } = Object.fromEntries(localTime.formatToParts(atMs).map(({ type, value }) => [type, value]));
    expect(plan.weekdays, game.displayName).toContain(weekdays.indexOf(weekday) + 1);
    expect(numeroOf(plan, atMs), game.displayName).toBe(`${year}${month}${day}`);
  }
});

it('draws the same numbers every time, and names each draw once', () => {
  for (const game of lotteries) {
    const draws = results.before({ merchant: 'ONE', game, nowMs: fridayNoon, count: 4 });
    expect(draws).toEqual(
      new LotteryResults('a secret').before({
        merchant: 'ONE',
        game,
        nowMs: fridayNoon + 1,
        count: 4,
      }),
    );
    expect(draws.map(({ atMs }) => atMs)).toEqual(
      draws.map(({ atMs }) => atMs).toSorted((a, b) => b - a),
    );
    expect(new Set(draws.map(({ numero }) => numero)).size).toBe(4);
    for (const { winningNumber, atMs } of draws) {
      expect(winningNumber).toMatch(/^\d{6}$/);
      expect(atMs).toBeLessThanOrEqual(fridayNoon);
    }
  }
});

it('derives a draw’s number from the day of the brands’ zone and the count within it', () => {
  const fast = { periodMs: 60_000, offsetMs: 0, lockSeconds: 1, weekdays: [1] };
  // 20:00 in Manila.
  expect(numeroOf(fast, fridayNoon)).toBe('20260102-1201');
  expect(numeroOf(fast, Date.parse('2026-01-02T15:59:00Z'))).toBe('20260102-1440');
  expect(numeroOf(fast, Date.parse('2026-01-02T16:00:00Z'))).toBe('20260103-0001');
  expect(
    numeroOf({ periodMs: 86_400_000, offsetMs: 0, lockSeconds: 1, weekdays: [1] }, fridayNoon),
  ).toBe('20260102');
});

it('draws numbers that are unpredictable without the secret and differ by merchant', () => {
  const [game] = lotteries;
  if (!game) throw new Error('no lottery');
  const numbersOf = (secret: string, merchant: string): string[] =>
    new LotteryResults(secret)
      .before({ merchant, game, nowMs: fridayNoon, count: 20 })
      .map(({ winningNumber }) => winningNumber);
  expect(numbersOf('a secret', 'ONE')).not.toEqual(numbersOf('another', 'ONE'));
  expect(numbersOf('a secret', 'ONE')).not.toEqual(numbersOf('a secret', 'TWO'));
});

it('draws every digit about equally often', () => {
  const [game] = lotteries;
  if (!game) throw new Error('no lottery');
  const counts = new Map<string, number>();
  const draws = results.before({ merchant: 'ONE', game, nowMs: fridayNoon, count: 5_000 });
  for (const digit of draws.flatMap(({ winningNumber }) => [...winningNumber]))
    counts.set(digit, (counts.get(digit) ?? 0) + 1);
  // 30,000 digits: 3,000 expected of each, standard deviation 52. Six deviations are not chance.
  for (const digit of '0123456789')
    expect(Math.abs((counts.get(digit) ?? 0) - 3_000), digit).toBeLessThan(312);
});
