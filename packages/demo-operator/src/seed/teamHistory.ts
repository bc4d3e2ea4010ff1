import { Random } from '@livery/demo-content/art/Random';
import { roundOf, samplePrefix, usualGames } from './moves.ts';
import type { Move } from './SeedHistory.ts';

/** Days of the history; each downline plays on one of eight. */
const historyDays = 90;
const playsEveryDays = 8;
const stakesMinor = [5_000, 10_000, 20_000, 30_000];
const friendStakesMinor = [20_000, 30_000];
const depositStepMinor = 10_000;
const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Sample member who has signed in. */
export interface TeamPlayer {
  readonly memberId: number;
  readonly account: string;
  readonly joinedAtMs: number;
}

/**
 * Returns ninety days of deposits, rounds and withdrawals of a downline. A deposit covers the
 * stakes of its day, so that no balance is negative.
 */
export function teamMoves(
  merchant: string,
  { account, joinedAtMs }: TeamPlayer,
  atMs: number,
): Move[] {
  const name = `${samplePrefix}${merchant}-${account}`;
  const random = new Random(`${account} history`);
  const minuteOfDay = 20 + random.int(0, 599);
  const firstDay = random.int(0, playsEveryDays - 1);
  const days = Array.from({ length: historyDays }, (_, index) => historyDays - 1 - index);
  return days
    .filter((day) => day % playsEveryDays === firstDay && joinedAtMs < atMs - (day + 1) * dayMs)
    .flatMap((day) =>
      dayMoves(
        {
          name: `${name}-${day}`,
          startMs: atMs - day * dayMs - minuteOfDay * minuteMs,
          rounds: random.int(1, 2),
          stakes: stakesMinor,
          withdraws: day % 4 === 0,
        },
        random,
      ),
    );
}

/** Returns the deposit of a friend who was invited, and a round on each of the following days. */
export function friendMoves(
  merchant: string,
  { account, joinedAtMs }: TeamPlayer,
  rounds: number,
): Move[] {
  if (rounds === 0) return [];
  const name = `${samplePrefix}${merchant}-${account}`;
  const random = new Random(`${account} history`);
  return Array.from({ length: rounds }, (_, day) =>
    dayMoves(
      {
        name: `${name}-${day}`,
        startMs: joinedAtMs + (day + 1) * dayMs,
        rounds: 1,
        stakes: friendStakesMinor,
        withdraws: false,
      },
      random,
    ),
  ).flat();
}

function dayMoves(
  {
    name,
    startMs,
    rounds,
    stakes,
    withdraws,
  }: {
    name: string;
    startMs: number;
    rounds: number;
    stakes: readonly number[];
    withdraws: boolean;
  },
  random: Random,
): Move[] {
  const played = Array.from({ length: rounds }, (_, index) =>
    roundOf(
      {
        round: `${name}-${index + 1}`,
        game: random.pick(usualGames),
        stakeMinor: random.pick(stakes),
        atMs: startMs + (index + 1) * 2 * minuteMs,
      },
      random,
    ),
  ).flat();
  const sumOf = (reason: string) =>
    played.reduce(
      (sum, move) => sum + (move.reason === reason ? Math.abs(move.amountMinor) : 0),
      0,
    );
  const wonMinor = Math.floor(sumOf('win') / depositStepMinor) * depositStepMinor;
  return [
    {
      reason: 'deposit',
      amountMinor: Math.ceil(sumOf('bet') / depositStepMinor) * depositStepMinor,
      reference: `${name}-D`,
      atMs: startMs,
    },
    ...played,
    ...(withdraws && wonMinor > 0
      ? [
          {
            reason: 'withdrawal' as const,
            amountMinor: -wonMinor,
            reference: `${name}-W`,
            atMs: startMs + 10 * minuteMs,
          },
        ]
      : []),
  ];
}
