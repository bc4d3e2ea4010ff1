import { referralSeed } from '@livery/demo-content/rewards/rewardSeeds';
import { contentLanguage } from '@livery/demo-content/words/Words';
import { sql } from 'kysely';
import type { CallHandlers } from '../calls/CallHandlers.ts';
import { defaultPageSize } from '../core/pageSize.ts';
import { readOptionalPeriod } from '../core/periods/readOptionalPeriod.ts';
import { Referrals, referralCode } from '../members/Referrals.ts';
import type { RecordList, RecordQuery } from '../records/RecordQuery.ts';
import { claimReferral } from './claims/claimReferral.ts';
import { rewardMemberOf } from './RewardMember.ts';
import type { RewardService } from './RewardService.ts';

interface ReferralRow {
  readonly member_id: number;
  readonly at_ms: number;
  readonly referral_id: number;
  readonly player: string;
  readonly bet_minor: number;
  readonly reward_minor: number;
  readonly status: string;
}

/** Handles friends whom members invited. */
export function referralHandlers({
  rewardService,
  records,
}: {
  rewardService: RewardService;
  records: RecordQuery;
}): Pick<CallHandlers, 'getReferral' | 'getReferralMembers' | 'claimReferral'> {
  return {
    getReferral: ({ language: requested }, context) => {
      const member = rewardMemberOf(context);
      const language = contentLanguage(requested);
      return rewardService.settled(member, async (tx) => {
        await new Referrals(tx).qualify(member.memberId, member.perMajor);
        const { rows } = await sql<{
          registered: number;
          qualified: number;
          earned: number;
          claimable: number;
        }>`
          select count(*)::integer as registered,
            (count(*) filter (where reward_minor > 0))::integer as qualified,
            coalesce(sum(reward_minor), 0)::bigint as earned,
            coalesce(sum(reward_minor) filter (where claimed_at_ms is null), 0)::bigint as claimable
          from referral where member_id = ${member.memberId}`.execute(tx);
        const [counts] = rows;
        if (!counts) throw new Error('An aggregate query returned no row.');
        return {
          language,
          code: referralCode(member.memberId),
          registered: counts.registered,
          qualified: counts.qualified,
          earned: counts.earned / member.perMajor,
          claimable: counts.claimable / member.perMajor,
          tiers: referralSeed.tiers.map((tier) => ({ ...tier, tierId: String(tier.friends) })),
          rules: referralSeed.rules.map((rule) => rule[language]),
        };
      });
    },
    getReferralMembers: async (
      { from, to, status, pageNo = 1, pageSize = defaultPageSize },
      context,
    ) => {
      const member = rewardMemberOf(context);
      const period = readOptionalPeriod({ from, to }, context.nowMs);
      await rewardService.settled(member, (tx) =>
        new Referrals(tx).qualify(member.memberId, member.perMajor),
      );
      const { rows, totalPages, totals } = await records.page(
        friends,
        { memberId: member.memberId, ...period, equal: { status: status || undefined } },
        { pageNo, pageSize },
      );
      return {
        list: rows.map((row) => ({
          referralId: String(row.referral_id),
          player: row.player,
          registeredAt: new Date(row.at_ms).toISOString(),
          status: row.status,
          validBet: row.bet_minor / member.perMajor,
          reward: row.reward_minor / member.perMajor,
        })),
        totalPages,
        totals: {
          friends: totals.count,
          validBet: totals.bet / member.perMajor,
          reward: totals.reward / member.perMajor,
        },
      };
    },
    claimReferral: ({ referenceNo }, context) => {
      const member = rewardMemberOf(context);
      return rewardService.once(member, { kind: 'claimReferral', referenceNo }, async (tx) => {
        const { friends: count, amountMinor } = await claimReferral(tx, member);
        return { friends: count, amount: amountMinor / member.perMajor };
      });
    },
  };
}

const friends: RecordList<ReferralRow, 'bet' | 'reward'> = {
  from: sql`(
    select *, case
      when claimed_at_ms is not null then 'claimed'
      when reward_minor > 0 then 'qualified'
      else 'registered'
    end as status
    from referral)`,
  id: 'referral_id',
  totals: { bet: sql`sum(bet_minor)`, reward: sql`sum(reward_minor)` },
};
