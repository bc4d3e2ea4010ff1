import { Random } from '@livery/demo-content/art/Random';
import { dayStartMs } from '../core/periods/demoPeriods.ts';
import { demoMembers } from './demoMembers.ts';
import {
  netOf,
  playedGames,
  purseGames,
  purseVendor,
  roundOf,
  samplePrefix,
  usualGames,
} from './moves.ts';
import type { Move } from './SeedHistory.ts';

/** Rounds that the demonstration members with a history play on some days, at their stakes. */
const habits: Readonly<Record<string, Habit>> = {
  demo: { rounds: 2, everyDays: 1, stakesMinor: [30_000, 50_000] },
  agent: { rounds: 1, everyDays: 2, stakesMinor: [10_000, 20_000] },
  partner: { rounds: 1, everyDays: 2, stakesMinor: [10_000, 20_000] },
};

interface Habit {
  readonly rounds: number;
  readonly everyDays: number;
  readonly stakesMinor: readonly number[];
}

/** Demonstration members that have a history. */
export const historyAccounts: readonly string[] = Object.keys(habits);

/** With today, the period that a record can show at once. */
const historyDays = 89;
const dayMs = 86_400_000;
const hourMs = 3_600_000;
const minuteMs = 60_000;
const minTodayMs = 30 * minuteMs;
/** Days ago from which on a bonus of `demo` can be active for two weeks, and its maximum stake. */
const bonusDays = [84, 56, 28, 2];
const bonusStakeMinor = 20_000;
const depositEveryDays = 7;
const withdrawalEveryDays = 21;
const withdrawalMinor = 200_000;

/** Returns an hour of a past day; 1 day ago is yesterday. */
export function hourAgo(atMs: number, daysAgo: number, hour: number): number {
  return dayStartMs(atMs) - daysAgo * dayMs + hour * hourMs;
}

/** Returns the time after a share of what has passed of the current day, which can be short. */
export function shareOfToday(atMs: number, share: number): number {
  const startMs = dayStartMs(atMs);
  return startMs + Math.floor((atMs - startMs) * share);
}

/** Whether there was time to play today. */
export function hasPlayedToday(atMs: number): boolean {
  return atMs - dayStartMs(atMs) >= minTodayMs;
}

/** Account of a merchant for which a history is made. */
export interface HistoryOwner {
  readonly merchant: string;
  readonly account: string;
  /** Whether providers with their own wallets have one here. */
  readonly hasPurses: boolean;
  readonly atMs: number;
}

/** Returns the deposits, withdrawals and rounds of the days up to yesterday, and those of today. */
export function movesOf(owner: HistoryOwner): Move[] {
  const { merchant, account, hasPurses, atMs } = owner;
  const name = `${samplePrefix}${merchant}-${account}`;
  const random = new Random(`${name} history`);
  const hasPaymentPassword = demoMembers.some(
    (member) => member.account === account && member.paymentPassword !== undefined,
  );
  const habit = habits[account];
  if (!habit) return [];
  const days = Array.from({ length: historyDays }, (_, day) => day);
  const usual = days.flatMap((day) => {
    const noonMs = hourAgo(atMs, historyDays - day, 12);
    const maxMinor = hasBonus(historyDays - day) ? bonusStakeMinor : Infinity;
    const rounds = day % habit.everyDays === 0 ? habit.rounds : 0;
    return ordersOf({ day, name, noonMs, hasPaymentPassword }, random).concat(
      Array.from({ length: rounds }, (_, index) =>
        roundOf(
          {
            round: `${name}-${day * rounds + index + 1}`,
            game: random.pick(usualGames),
            stakeMinor: Math.min(maxMinor, random.pick(habit.stakesMinor)),
            atMs: noonMs + (index + 1) * 5 * minuteMs,
          },
          random,
        ),
      ).flat(),
    );
  });
  return usual
    .concat(hasPurses ? purseRounds(name, atMs, random) : [])
    .concat(account === 'demo' ? rewardedRounds(name, atMs, random) : []);
}

function hasBonus(daysAgo: number): boolean {
  return bonusDays.some((start) => daysAgo <= start && daysAgo >= start - 14);
}

/** Returns the first balance of a member who has another one after the moves and gifts. */
export function openingOf(
  { merchant, account, atMs }: HistoryOwner,
  { balanceMinor, moves }: { balanceMinor: number; moves: readonly Move[] },
): Move {
  return {
    reason: 'opening balance',
    amountMinor: balanceMinor - netOf(moves),
    reference: `${samplePrefix}${merchant}-${account}-0`,
    atMs: hourAgo(atMs, historyDays, 9),
  };
}

/** Returns the deposit of a day, and the withdrawal, which needs a payment password. */
function ordersOf(
  {
    day,
    name,
    noonMs,
    hasPaymentPassword,
  }: { day: number; name: string; noonMs: number; hasPaymentPassword: boolean },
  random: Random,
): Move[] {
  return [
    ...(day % depositEveryDays === 1
      ? [
          {
            reason: 'deposit' as const,
            amountMinor: random.int(5, 15) * 10_000,
            reference: `${name}-D${day}`,
            atMs: noonMs + minuteMs,
          },
        ]
      : []),
    ...(hasPaymentPassword && day % withdrawalEveryDays === 10
      ? [
          {
            reason: 'withdrawal' as const,
            amountMinor: -withdrawalMinor,
            reference: `${name}-W${day}`,
            atMs: noonMs + 3 * minuteMs,
          },
        ]
      : []),
  ];
}

/** Returns rounds from the wallet at a provider, after the transfer to it. */
function purseRounds(name: string, atMs: number, random: Random): Move[] {
  return [5, 4].flatMap((daysAgo) =>
    roundOf(
      {
        round: `${name}-P${daysAgo}`,
        game: random.pick(purseGames),
        stakeMinor: 10_000,
        atMs: hourAgo(atMs, daysAgo, 14),
        purse: purseVendor,
      },
      random,
    ),
  );
}

/** Returns the rounds that count for a promotion of sports, and for the missions of today. */
function rewardedRounds(name: string, atMs: number, random: Random): Move[] {
  const missions = hasPlayedToday(atMs) ? (['RNG', 'RNG', 'RNG', 'LIVE'] as const) : [];
  const categories = ['SPORTS', ...missions] as const;
  return categories.flatMap((category, index) =>
    roundOf(
      {
        round: `${name}-T${index}`,
        game: random.pick(playedGames(category, 4)),
        stakeMinor: 20_000,
        atMs: category === 'SPORTS' ? hourAgo(atMs, 1, 16) : shareOfToday(atMs, 0.2 + index * 0.1),
      },
      random,
    ),
  );
}
