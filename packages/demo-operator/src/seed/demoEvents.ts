import { mallItems } from '@livery/demo-content/words/mallCatalogue';
import { promotionSeeds } from '@livery/demo-content/promotions/promotionSeeds';
import { missionSeeds, sampleName } from '@livery/demo-content/rewards/rewardSeeds';
import { Referrals } from '../members/Referrals.ts';
import { joinPromotion } from '../promotions/joinPromotion.ts';
import { applyFor, missionPeriod } from '../rewards/activities.ts';
import { claimRebate } from '../rewards/claims/claimRebate.ts';
import { claimReferral } from '../rewards/claims/claimReferral.ts';
import { redeemItem } from '../rewards/mall/redeemItem.ts';
import { claimMission, joinMission } from '../rewards/missions.ts';
import { addReward, payReward, type NewReward, type PaidReward } from '../rewards/payReward.ts';
import type { RewardMember } from '../rewards/RewardMember.ts';
import { endBonus } from '../rewards/settleRewards.ts';
import type { Tx } from '../wallet/gameTransactions.ts';
import { hasPlayedToday, hourAgo, shareOfToday } from './demoHistory.ts';

/** What a demonstration member did at a time, by the functions that the calls of players use. */
export interface SeedEvent {
  readonly account: string;
  readonly atMs: number;
  /** Left out where members have not played. */
  readonly needsPlay: boolean;
  readonly act: (tx: Tx, member: RewardMember) => Promise<unknown>;
}

type Act = SeedEvent['act'];

const dayMs = 86_400_000;
/** The last redemption and one application are decided after this time. */
const lateDecisionMs = 7 * dayMs;
/** Hour of the day at which members did what is not play. */
const eventHour = 18;
/** Days ago on which members claimed their rebates; not all of them did it as often. */
const claimDays = { demo: [84, 70, 56, 42, 28, 14], agent: [56, 28], partner: [56, 28] };

/** Rewards of `demo` that need no play, in minor units; see {@link demoEvents}. */
const gifts = {
  weekly: { name: sampleName('weekly'), source: 'mission', amountMinor: 10_000 },
  service: { name: sampleName('service'), source: 'service', amountMinor: 1_000 },
  weekend: bonusOf('weekendBonus', 20_000, 20),
} as const satisfies Record<string, NewReward>;

/** Money that the events without play bring to `demo`, in minor units. */
export function giftedMinor(perMajor: number): number {
  const credit = mallItems.find(({ itemId }) => itemId === 'm4')?.credit ?? 0;
  return (
    Object.values(gifts).reduce((sum, { amountMinor }) => sum + amountMinor, 0) + credit * perMajor
  );
}

/** Returns the events of all demonstration members, oldest first. */
export function demoEvents(atMs: number): readonly SeedEvent[] {
  return [demoRewards(atMs), demoActivities(atMs), rebates(atMs), friends(atMs)]
    .flat()
    .toSorted((left, right) => left.atMs - right.atMs);
}

function bonusOf(name: string, amountMinor: number, wagerTimes: number): NewReward {
  return { name: sampleName(name), source: 'promotion', amountMinor, wagerTimes };
}

/** Bonuses and rewards with every status. */
function demoRewards(atMs: number): SeedEvent[] {
  let reload: PaidReward | undefined;
  const luckyPoints = {
    name: sampleName('luckyPoints'),
    source: 'raffle',
    amountMinor: 0,
  } as const;
  const rankGift = { name: sampleName('rankGift'), source: 'rank', amountMinor: 5_000 } as const;
  const unpaid = { name: sampleName('reloadBonus'), source: 'promotion' } as const;
  const played: readonly (readonly [daysAgo: number, act: Act])[] = [
    [84, pay(bonusOf('welcomeBonus', 50_000, 5))],
    // More than is staked in its fourteen days.
    [56, pay(bonusOf('springBonus', 20_000, 100))],
    [
      28,
      async (tx, member) => {
        reload = await pay(bonusOf('reloadBonus', 10_000, 120))(tx, member);
      },
    ],
    [
      21,
      (tx, { memberId, nowMs }) =>
        endBonus(tx, { memberId, bonusId: reload?.bonusId ?? 0, status: 'forfeited', nowMs }),
    ],
  ];
  const given: readonly (readonly [daysAgo: number, act: Act])[] = [
    [35, grant({ ...luckyPoints, points: 50 })],
    [28, reject({ ...unpaid, amountMinor: 3_000 })],
    [21, pay(gifts.weekly)],
    [14, pay(gifts.service)],
    [7, grant({ ...rankGift, wagerTimes: 1 })],
    [2, pay(gifts.weekend)],
    // Points of a raffle, and redemptions with every status.
    [77, pay({ ...luckyPoints, points: 4_000 })],
    [49, redeem('m4')],
    [14, redeem('m1', 'Demo Member, PO Box 12')],
    [1, redeem('m1', 'Demo Member, 1 Sample Street', lateDecisionMs)],
  ];
  return played
    .map((entry) => ({ entry, needsPlay: true }))
    .concat(given.map((entry) => ({ entry, needsPlay: false })))
    .map(({ entry: [daysAgo, act], needsPlay }) => ({
      account: 'demo',
      atMs: hourAgo(atMs, daysAgo, eventHour),
      needsPlay,
      act,
    }));
}

/** Missions and promotions with every status that a member can have. */
function demoActivities(atMs: number): SeedEvent[] {
  const at = (timeMs: number, act: Act, needsPlay = false): SeedEvent => ({
    account: 'demo',
    atMs: timeMs,
    needsPlay,
    act,
  });
  const [beforeMs, yesterdayMs] = [hourAgo(atMs, 2, eventHour), hourAgo(atMs, 1, 10)];
  const startMs = shareOfToday(atMs, 0.1);
  const claims = hasPlayedToday(atMs)
    ? [
        at(startMs, (tx, member) => joinMission(tx, member, 'd1'), true),
        at(startMs, (tx, member) => joinMission(tx, member, 'd3'), true),
        at(shareOfToday(atMs, 0.9), (tx, member) => claimMission(tx, member, 'd1'), true),
      ]
    : [];
  return [
    at(beforeMs, apply('s2', 'The picture of a round with three lanterns.')),
    at(beforeMs, apply('s3', 'Please reject this sample application.')),
    at(yesterdayMs, join('501')),
    at(yesterdayMs, join('401')),
    at(startMs, (tx, member) => joinMission(tx, member, 'w1')),
    at(startMs, (tx, member) => joinMission(tx, member, 'd2')),
    at(startMs, apply('s1', 'I tried the fish games.', lateDecisionMs * 13)),
  ].concat(claims);
}

/** Rebates of those who have played. */
function rebates(atMs: number): SeedEvent[] {
  return Object.entries(claimDays).flatMap(([account, days]) =>
    days.map((daysAgo) => ({
      account,
      atMs: hourAgo(atMs, daysAgo, eventHour),
      needsPlay: true,
      act: claimRebate,
    })),
  );
}

/** Rewards for invited friends, of which the last ones are seen, but not claimed. */
function friends(atMs: number): SeedEvent[] {
  const see: Act = (tx, { memberId, perMajor }) => new Referrals(tx).qualify(memberId, perMajor);
  return [
    { account: 'demo', daysAgo: 49, act: claimReferral },
    { account: 'demo', daysAgo: 28, act: claimReferral },
    { account: 'agent', daysAgo: 28, act: claimReferral },
    { account: 'demo', daysAgo: 2, act: see },
    { account: 'agent', daysAgo: 2, act: see },
  ].map(({ account, daysAgo, act }) => ({
    account,
    atMs: hourAgo(atMs, daysAgo, eventHour),
    needsPlay: true,
    act,
  }));
}

function grant(reward: NewReward): Act {
  return (tx, member) => addReward(tx, member, reward);
}

function pay(reward: NewReward): (tx: Tx, member: RewardMember) => Promise<PaidReward> {
  return async (tx, member) => payReward(tx, member, await addReward(tx, member, reward));
}

/** Grants a reward that the operator does not pay. */
function reject(reward: NewReward): Act {
  return async (tx, member) =>
    tx
      .updateTable('reward')
      .set({ status: 'rejected', remark: 'Only one reload bonus is paid in each month.' })
      .where('reward_id', '=', await addReward(tx, member, reward))
      .execute();
}

function redeem(itemId: string, delivery = '', decidedAfterMs?: number): Act {
  return (tx, member) => redeemItem(tx, member, { itemId, quantity: 1, delivery }, decidedAfterMs);
}

function join(promotionId: string): Act {
  const promotion = promotionSeeds.find(({ id }) => id === promotionId);
  if (!promotion) throw new Error(`There is no promotion ${promotionId}.`);
  return (tx, member) => joinPromotion(tx, member, promotion);
}

function apply(missionId: string, request: string, decidedAfterMs = 0): Act {
  const mission = missionSeeds.find(({ id }) => id === missionId);
  if (!mission) throw new Error(`There is no mission ${missionId}.`);
  return (tx, member) => {
    const { periodMs } = missionPeriod(mission, member.nowMs);
    return applyFor(
      tx,
      member,
      { kind: 'mission', code: missionId, periodMs, request },
      { dueAtMs: member.nowMs + decidedAfterMs },
    );
  };
}
