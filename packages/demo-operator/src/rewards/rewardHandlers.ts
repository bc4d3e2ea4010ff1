import {
  contentLanguage,
  storedText,
  type ContentLanguage,
} from '@livery/demo-content/words/Words';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Bonus, ClaimedReward, Reward } from '@livery/model';
import type { CallHandlers } from '../calls/CallHandlers.ts';
import { defaultPageSize } from '../core/pageSize.ts';
import { numberOf } from '../core/numberOf.ts';
import type { Period } from '../core/periods/readPeriod.ts';
import { readOptionalPeriod } from '../core/periods/readOptionalPeriod.ts';
import { Refusal } from '../core/Refusal.ts';
import { sampleMark } from '../merchants/sampleMark.ts';
import type { RewardTables } from '../database/rewardTables.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import { perMajorOf } from '../merchants/merchantProfiles.ts';
import type { RecordList, RecordQuery } from '../records/RecordQuery.ts';
import { bonusMaxBet } from '../wallet/bonusStakeLimit.ts';
import { mainPurse, purseBalance } from '../wallet/purseBalance.ts';
import { contributions } from './bonusRules.ts';
import { payReward } from './payReward.ts';
import { rewardMemberOf } from './RewardMember.ts';
import type { RewardService } from './RewardService.ts';
import { endBonus, hasOpenRound } from './settleRewards.ts';

type BonusRow = Selectable<RewardTables['bonus']>;
type Tx = Parameters<typeof payReward>[0];
type RewardRow = Selectable<RewardTables['reward']>;

const bonuses: RecordList<BonusRow, 'amount' | 'wagerLeft' | 'locked'> = {
  from: sql.table('bonus'),
  id: 'bonus_id',
  totals: {
    amount: sql`sum(amount_minor)`,
    wagerLeft: sql`sum(required_minor - done_minor) filter (where status = 'active')`,
    locked: sql`sum(amount_minor) filter (where status = 'active')`,
  },
};

const rewards: RecordList<RewardRow, 'amount' | 'points'> = {
  from: sql.table('reward'),
  id: 'reward_id',
  totals: { amount: sql`sum(amount_minor)`, points: sql`sum(points)` },
};

/** Handles bonuses and rewards of members. */
export function rewardHandlers({
  rewardService,
  records,
}: {
  rewardService: RewardService;
  records: RecordQuery;
}): Pick<
  CallHandlers,
  'getBonuses' | 'cancelBonus' | 'getRewards' | 'claimReward' | 'claimAllRewards'
> {
  return {
    getBonuses: async (
      { from, to, status, language: requested, pageNo = 1, pageSize = defaultPageSize },
      context,
    ) => {
      const member = rewardMemberOf(context);
      const language = contentLanguage(requested);
      const period = readOptionalPeriod({ from, to }, context.nowMs);
      const purses = await rewardService.settled(member, (tx) => pursesOf(tx, member.memberId));
      const { rows, totalPages, totals } = await records.page(
        bonuses,
        { memberId: member.memberId, ...period, equal: { status: status || undefined } },
        { pageNo, pageSize },
      );
      return {
        language,
        list: rows.map((row) => ({
          ...describeBonus(row, language, context.merchant),
          ...(row.status === 'active' && describeEnd(row, purses, member.perMajor)),
        })),
        totalPages,
        totals: {
          bonuses: totals.count,
          amount: totals.amount / member.perMajor,
          wagerLeft: totals.wagerLeft / member.perMajor,
          locked: totals.locked / member.perMajor,
        },
      };
    },
    cancelBonus: ({ referenceNo, bonusId }, context) => {
      const member = rewardMemberOf(context);
      const { memberId, nowMs, perMajor } = member;
      return rewardService.once(
        member,
        { kind: 'cancelBonus', referenceNo, bonusId },
        async (tx) => {
          const bonus = await tx
            .selectFrom('bonus')
            .select('bonus_id')
            .where('member_id', '=', memberId)
            .where('bonus_id', '=', numberOf(bonusId))
            .where('status', '=', 'active')
            .executeTakeFirst();
          if (!bonus)
            throw new Refusal('This bonus is not active any more.', {
              reason: 'reward_unavailable',
            });
          if (await hasOpenRound(tx, memberId))
            throw new Refusal('Please finish your open rounds first.', {
              reason: 'reward_unavailable',
            });
          const forfeitedMinor = await endBonus(tx, {
            memberId,
            bonusId: bonus.bonus_id,
            status: 'forfeited',
            nowMs,
          });
          return {
            bonusId,
            status: 'forfeited',
            forfeited: forfeitedMinor / perMajor,
            kept: (await purseBalance(tx, { memberId, purse: mainPurse })) / perMajor,
          };
        },
      );
    },
    getRewards: async (
      { from, to, status, language: requested, pageNo = 1, pageSize = defaultPageSize },
      context,
    ) => {
      const member = rewardMemberOf(context);
      const language = contentLanguage(requested);
      const period = readOptionalPeriod({ from, to }, context.nowMs);
      const claimable = await rewardService.settled(member, (tx) =>
        claimableRewards(tx, member.memberId),
      );
      const { rows, totalPages, totals } = await records.page(
        rewards,
        {
          memberId: member.memberId,
          equal: { status: status || undefined },
          where: within(period),
        },
        { pageNo, pageSize },
      );
      return {
        language,
        list: rows.map((row) => describeReward(row, language, context.merchant)),
        totalPages,
        totals: {
          rewards: totals.count,
          claimable: claimable.length,
          amount: totals.amount / member.perMajor,
          points: totals.points,
        },
      };
    },
    claimReward: ({ referenceNo, rewardId }, context) => {
      const member = rewardMemberOf(context);
      return rewardService.once(
        member,
        { kind: 'claimReward', referenceNo, rewardId },
        async (tx) => {
          const paid = await payReward(tx, member, numberOf(rewardId));
          return {
            rewardId,
            status: 'claimed',
            amount: paid.amountMinor / member.perMajor,
            points: paid.points,
            ...(paid.bonusId !== undefined && { bonusId: String(paid.bonusId) }),
          };
        },
      );
    },
    claimAllRewards: ({ referenceNo, language: requested }, context) => {
      const member = rewardMemberOf(context);
      const language = contentLanguage(requested);
      return rewardService.once(member, { kind: 'claimAllRewards', referenceNo }, async (tx) => {
        const list: ClaimedReward[] = [];
        let amountMinor = 0;
        let points = 0;
        for (const { reward_id: id, name } of await claimableRewards(tx, member.memberId)) {
          const line = { rewardId: String(id), name: storedText(name, language) };
          try {
            const paid = await payReward(tx, member, id);
            amountMinor += paid.amountMinor;
            points += paid.points;
            list.push({ ...line, status: 'claimed' });
          } catch (error) {
            // A refusal changes nothing, so that the other rewards are still paid.
            if (!(error instanceof Refusal)) throw error;
            list.push({ ...line, status: 'claimable', remark: error.message });
          }
        }
        return {
          language,
          list,
          claimed: list.filter(({ status }) => status === 'claimed').length,
          amount: amountMinor / member.perMajor,
          points,
        };
      });
    },
  };
}

/** Selects rewards that were granted in a period, or that expire in it unclaimed. */
function within({ fromMs, toMs }: Partial<Period>): RawBuilder<boolean>[] {
  if (fromMs === undefined || toMs === undefined) return [];
  const isIn = (column: string) =>
    sql`(${sql.ref(column)} >= ${fromMs} and ${sql.ref(column)} < ${toMs})`;
  return [sql<boolean>`(${isIn('at_ms')} or status = 'claimable' and ${isIn('expires_at_ms')})`];
}

function claimableRewards(
  tx: Tx,
  memberId: number,
): Promise<Pick<RewardRow, 'reward_id' | 'name'>[]> {
  return tx
    .selectFrom('reward')
    .select(['reward_id', 'name'])
    .where('member_id', '=', memberId)
    .where('status', '=', 'claimable')
    .orderBy('reward_id')
    .limit(200)
    .execute();
}

function describeBonus(row: BonusRow, language: ContentLanguage, merchant: Merchant): Bonus {
  const perMajor = perMajorOf(merchant);
  return {
    bonusId: String(row.bonus_id),
    name: storedText(row.name, language),
    source: row.source,
    status: row.status,
    amount: row.amount_minor / perMajor,
    wagerRequired: row.required_minor / perMajor,
    wagerDone: row.done_minor / perMajor,
    wagerLeft: (row.required_minor - row.done_minor) / perMajor,
    maxBet: bonusMaxBet,
    contributions: [...contributions],
    grantedAt: new Date(row.at_ms).toISOString(),
    expiresAt: new Date(row.expires_at_ms).toISOString(),
    ...(row.ended_at_ms !== null && { endedAt: new Date(row.ended_at_ms).toISOString() }),
    ...(row.remark !== '' && { remark: row.remark }),
    ...sampleMark(merchant, row.at_ms),
  };
}

/** Balances of a member in minor units: of the main wallet, and of all together. */
interface Purses {
  readonly mainMinor: number;
  readonly allMinor: number;
}

async function pursesOf(tx: Tx, memberId: number): Promise<Purses> {
  const balance = sql`sum(balance_minor) filter (where balance_minor > 0`;
  return tx
    .selectFrom('wallet_sum')
    .select([
      sql<number>`coalesce(${balance} and purse = ${mainPurse}), 0)::bigint`.as('mainMinor'),
      sql<number>`coalesce(${balance}), 0)::bigint`.as('allMinor'),
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** Describes what giving up a bonus would cost now: the main wallet pays first. */
function describeEnd({ amount_minor: amountMinor }: BonusRow, purses: Purses, perMajor: number) {
  return {
    forfeits: Math.min(amountMinor, purses.allMinor) / perMajor,
    keeps: Math.max(purses.mainMinor - amountMinor, 0) / perMajor,
  };
}

function describeReward(row: RewardRow, language: ContentLanguage, merchant: Merchant): Reward {
  const perMajor = perMajorOf(merchant);
  return {
    rewardId: String(row.reward_id),
    name: storedText(row.name, language),
    source: row.source,
    status: row.status,
    ...(row.amount_minor > 0 && { amount: row.amount_minor / perMajor }),
    ...(row.points > 0 && { points: row.points }),
    wagerTimes: row.wager_times,
    createdAt: new Date(row.at_ms).toISOString(),
    expiresAt: new Date(row.expires_at_ms).toISOString(),
    ...(row.claimed_at_ms !== null && { claimedAt: new Date(row.claimed_at_ms).toISOString() }),
    ...(row.remark !== '' && { remark: row.remark }),
    ...sampleMark(merchant, row.at_ms),
  };
}
