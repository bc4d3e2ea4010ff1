import { missionSeeds } from '@livery/demo-content/rewards/rewardSeeds';
import { dayStartMs } from '../../core/periods/demoPeriods.ts';
import { contributions } from '../../rewards/bonusRules.ts';
import { betPerPoint, pointTenthsOf } from '../../rewards/newPoints.ts';
import type { MemberContext } from '../../calls/CallHandlers.ts';
import type { PlayerCalls, PlayerPages } from './playerPages.ts';

const dayMs = 86_400_000;
/** Lengths of the periods that the pages offer, in days; 1 is today. */
const offeredDays = [1, 7, 30, 90];

/** Figures of one page that do not follow from another one's, in words. */
export type Problems = string[];

/** Returns an amount in minor units, so that sums are exact. */
export function minorOf(amount: number | undefined): number {
  return Math.round((amount ?? 0) * 100);
}

export function sumOf<Line>(
  lines: readonly Line[],
  amountOf: (line: Line) => number | undefined,
): number {
  return lines.reduce((sum, line) => sum + minorOf(amountOf(line)), 0);
}

/** Compares the pages of a player with each other: all must show the same money and play. */
export async function figureProblems(
  pages: PlayerPages,
  { calls, context }: { calls: PlayerCalls; context: MemberContext },
): Promise<Problems> {
  const problems: Problems = [];
  const same = (name: string, shown: number, expected: number): void => {
    if (shown !== expected) problems.push(`${name}: ${shown} instead of ${expected}`);
  };
  compareWallet(pages, same);
  compareRewards(pages, same, problems);
  comparePoints(pages, context, same);
  comparePlay(pages, context, same);
  await compareProfit(pages, { calls, context }, same);
  return problems;
}

type Same = (name: string, shown: number, expected: number) => void;
type Entry = PlayerPages['entries'][number];

function ofType(entries: readonly Entry[], type: string): Entry[] {
  return entries.filter((entry) => entry.type === type);
}

/**
 * The balance is the sum of the lines, each line follows from the one before, and each order has
 * one.
 */
function compareWallet(
  { balance, wallets, entries, deposits, withdrawals, rounds }: PlayerPages,
  same: Same,
): void {
  same(
    'balance',
    minorOf(balance.sumBalance),
    sumOf(entries, ({ amount }) => amount),
  );
  same(
    'wallets',
    minorOf(wallets.main) + sumOf(wallets.list, (wallet) => wallet.balance),
    minorOf(balance.sumBalance),
  );
  const last = new Map<string, number>();
  for (const { entryId, wallet = '', balanceBefore, balanceAfter } of entries.toReversed()) {
    same(`balance before entry ${entryId}`, minorOf(balanceBefore), last.get(wallet) ?? 0);
    last.set(wallet, minorOf(balanceAfter));
  }
  same('balance of the main wallet', minorOf(balance.mainBalance), last.get('main') ?? 0);
  const amountOf = ({ amount }: Entry) => amount;
  same(
    'deposits',
    sumOf(deposits, ({ credited }) => credited),
    sumOf(ofType(entries, 'deposit'), amountOf),
  );
  same(
    'withdrawals',
    sumOf(withdrawals, ({ amount }) => amount),
    -sumOf(ofType(entries, 'withdrawal'), amountOf),
  );
  for (const { orderId, credited, amount } of [
    ...deposits.map((order) => ({ ...order, amount: order.credited })),
    ...withdrawals.map((order) => ({
      ...order,
      credited: undefined,
      amount: -(order.amount ?? 0),
    })),
  ])
    same(
      `order ${orderId}`,
      minorOf(credited ?? amount),
      sumOf(
        entries.filter(({ reference }) => reference === orderId),
        amountOf,
      ),
    );
  same(
    'stakes',
    sumOf(rounds, ({ stake }) => stake),
    -sumOf(ofType(entries, 'bet'), amountOf),
  );
  same(
    'wins',
    sumOf(rounds, ({ win }) => win),
    sumOf(ofType(entries, 'win'), amountOf),
  );
}

/**
 * Each paid bonus, reward and rebate has a line of the same amount and time, and no other has one.
 */
function compareRewards(
  { entries, bonuses, rewards, rebates, rounds, friends, referral, pointsLines }: PlayerPages,
  same: Same,
  problems: Problems,
): void {
  const paid = (reference: string, at: string | undefined, amount: number | undefined) => {
    const lines = entries.filter((entry) => entry.reference === reference && entry.at === at);
    same(
      `line of ${reference} at ${at}`,
      sumOf(lines, (line) => line.amount),
      minorOf(amount),
    );
  };
  for (const { bonusId, amount, grantedAt, endedAt, status, wagerDone, wagerRequired } of bonuses) {
    paid(`bonus-${bonusId}`, grantedAt, amount);
    if (status === 'expired' || status === 'forfeited')
      paid(`bonus-${bonusId}`, endedAt, -(amount ?? 0));
    const placed = rounds.filter(({ at }) => at >= (grantedAt ?? '') && (!endedAt || at < endedAt));
    const counted = Math.floor(
      placed.reduce(
        (sum, { validBet, gameType }) =>
          sum +
          (minorOf(validBet) *
            (contributions.find(({ category }) => category === gameType)?.percent ?? 100)) /
            100,
        0,
      ),
    );
    same(
      `wagering of bonus ${bonusId}`,
      minorOf(wagerDone),
      Math.min(counted, minorOf(wagerRequired)),
    );
  }
  same(
    'bonuses',
    sumOf(ofType(entries, 'bonus'), ({ amount }) => amount),
    sumOf(
      bonuses.filter(({ status }) => status === 'active' || status === 'completed'),
      ({ amount }) => amount,
    ),
  );
  for (const { rewardId, amount, claimedAt, status, wagerTimes, points } of rewards) {
    const isPaid = status === 'claimed' && wagerTimes === 0;
    if (isPaid && amount) paid(`reward-${rewardId}`, claimedAt, amount);
    else if (entries.some(({ reference }) => reference === `reward-${rewardId}`))
      problems.push(`reward ${rewardId} has a line, but pays none`);
    if (status === 'claimed' && points)
      same(
        `points of reward ${rewardId}`,
        100 * points,
        sumOf(
          pointsLines.filter(({ time, type }) => time === claimedAt && type === 'reward'),
          ({ changedPoints }) => changedPoints,
        ),
      );
  }
  let fromAt = '';
  for (const { claimId, time = '', amount, validBet } of rebates.toReversed()) {
    paid(`rebate-${claimId}`, time, amount);
    const since = rounds.filter(({ at }) => at >= fromAt && at < time);
    same(
      `bets of rebate ${claimId}`,
      minorOf(validBet),
      sumOf(since, (round) => round.validBet),
    );
    fromAt = time;
  }
  same(
    'rebates',
    sumOf(ofType(entries, 'rebate'), ({ amount }) => amount),
    sumOf(rebates, ({ amount }) => amount),
  );
  const rewardLines = ofType(entries, 'reward');
  same(
    'rewards of friends',
    sumOf(
      rewardLines.filter(({ reference = '' }) => reference.startsWith('referral-')),
      ({ amount }) => amount,
    ),
    sumOf(
      friends.filter(({ status }) => status === 'claimed'),
      ({ reward }) => reward,
    ),
  );
  same('friends', referral.registered ?? 0, friends.length);
  same(
    'earned with friends',
    minorOf(referral.earned),
    sumOf(friends, ({ reward }) => reward),
  );
}

/** The points are the sum of their lines, and those of bets follow from the bets. */
function comparePoints(
  { points, pointsLines, rounds, entries }: PlayerPages,
  { member }: MemberContext,
  same: Same,
): void {
  const sum = (type?: string) =>
    sumOf(
      pointsLines.filter((line) => type === undefined || line.type === type),
      ({ changedPoints }) => changedPoints,
    ) / 100;
  same('points', points.points ?? 0, sum());
  same('points after the last line', points.points ?? 0, pointsLines[0]?.pointsBalance ?? 0);
  const validMinor = sumOf(rounds, ({ validBet }) => validBet);
  same(
    'points of bets',
    sum('earned'),
    Math.floor((validMinor * pointTenthsOf(member.rankLevel)) / (betPerPoint * 1_000)),
  );
  const exchanged = pointsLines.filter(({ status }) => status === 'approved').length;
  same('paid exchanges', ofType(entries, 'points').length, exchanged);
}

/** Missions of today show the bets of today; the way to the next rank shows those of the year. */
function comparePlay(
  { missions, rank, rounds }: PlayerPages,
  { nowMs }: MemberContext,
  same: Same,
): void {
  const today = rounds.filter(({ at }) => Date.parse(at) >= dayStartMs(nowMs));
  for (const { missionId, period, progress, target, status } of missions.list) {
    if (period !== 'daily' || target === undefined || status === 'join') continue;
    const categories = missionSeeds.find(({ id }) => id === missionId)?.categories;
    const played = today.filter(
      ({ gameType }) => categories?.some((category) => category === gameType) ?? true,
    );
    same(
      `progress of mission ${missionId}`,
      minorOf(progress),
      Math.min(
        100 * target,
        sumOf(played, ({ validBet }) => validBet),
      ),
    );
  }
  same(
    'stakes of the rank',
    minorOf(rank.stake),
    sumOf(rounds, ({ validBet }) => validBet),
  );
  if (rank.nextStake !== undefined)
    same(
      'missing for the next rank',
      minorOf(rank.missingStake),
      minorOf(rank.nextStake) - minorOf(rank.stake),
    );
}

/** Profit and loss of each period is what the records of that period add up to. */
async function compareProfit(
  { entries, rounds }: PlayerPages,
  { calls, context }: { calls: PlayerCalls; context: MemberContext },
  same: Same,
): Promise<void> {
  for (const days of offeredDays) {
    const fromMs = dayStartMs(context.nowMs) - (days - 1) * dayMs;
    const period = { from: new Date(fromMs).toISOString(), timeZone: 'Asia/Manila' };
    const { totals, list } = await calls.getPersonalProfit(period, context);
    const within = ({ at }: { at: string }) => Date.parse(at) >= fromMs;
    const money = (...types: string[]) =>
      sumOf(
        entries.filter((entry) => within(entry) && types.includes(entry.type ?? '')),
        ({ amount }) => amount,
      );
    const played = rounds.filter(within);
    const expected = {
      deposits: money('deposit'),
      withdrawals: -money('withdrawal'),
      stake: sumOf(played, ({ stake }) => stake),
      payout: sumOf(played, ({ win }) => win),
      rebate: money('rebate'),
      bonus: money('bonus', 'reward'),
    };
    const net = expected.payout - expected.stake + expected.rebate + expected.bonus;
    for (const [name, sum] of Object.entries({ ...expected, net })) {
      const key = name as keyof typeof expected | 'net'; // a key of the object above
      same(`${name} of ${days} days`, minorOf(totals?.[key]), sum);
      same(
        `${name} of ${days} days by day`,
        sumOf(list, (line) => line[key]),
        sum,
      );
    }
    if (days < 90) continue;
    const categories = await calls.getPersonalProfit({ ...period, groupBy: 'category' }, context);
    same(
      `stakes of ${days} days by category`,
      sumOf(categories.list, ({ stake }) => stake),
      expected.stake,
    );
  }
}
