import { rankKeepRule, vipBenefits, vipRanks } from '@livery/demo-content/words/vipProgramme';
import {
  contentLanguage,
  type ContentLanguage,
  type Words,
} from '@livery/demo-content/words/Words';
import type { MyBenefit, RankGift } from '@livery/model';
import { perMajorOf } from '../merchants/merchantProfiles.ts';
import type { CallHandlers, MemberContext } from '../calls/CallHandlers.ts';
import type { RankOwner, Ranks, RankStanding } from './Ranks.ts';

/** Handles the member's rank and its gifts. */
export function rankHandlers({
  ranks,
}: {
  ranks: Ranks;
}): Pick<CallHandlers, 'getMyRank' | 'claimRankGift'> {
  return {
    getMyRank: async ({ language: requested }, context) => {
      const perMajor = perMajorOf(context.merchant);
      const standing = await ranks.standingOf(ownerOf(context), perMajor);
      const language = contentLanguage(requested);
      const rank = vipRanks.find(({ rankLevel }) => rankLevel === standing.rankLevel);
      const next = vipRanks.find(({ rankLevel }) => rankLevel > standing.rankLevel);
      const stake = standing.stakeMinor / perMajor;
      return {
        rankLevel: standing.rankLevel,
        rankName: rank?.rankName ?? String(standing.rankLevel),
        stake,
        ...(next && {
          nextRankLevel: next.rankLevel,
          nextRankName: next.rankName,
          nextStake: next.stake,
          missingStake: (next.stake * perMajor - standing.stakeMinor) / perMajor,
        }),
        keepRule: rankKeepRule[language],
        benefits: benefitsOf(rank?.values ?? [], next?.values ?? [], language),
        gifts: giftsOf(standing, perMajor),
      };
    },
    claimRankGift: async ({ referenceNo, rankLevel }, context) => {
      const perMajor = perMajorOf(context.merchant);
      const amountMinor = await ranks.claimGift(
        ownerOf(context),
        { referenceNo, rankLevel },
        perMajor,
      );
      return { referenceNo, amount: amountMinor / perMajor };
    },
  };
}

function ownerOf({ merchant, member, nowMs }: MemberContext): RankOwner {
  return { merchant: merchant.code, memberId: member.memberId, nowMs };
}

function benefitsOf(
  values: readonly Words[],
  nextValues: readonly Words[],
  language: ContentLanguage,
): MyBenefit[] {
  return vipBenefits.map(({ code, name }, index) => {
    const [value, nextValue] = [values[index]?.[language], nextValues[index]?.[language]];
    return {
      code,
      name: name[language],
      ...(value && { value }),
      ...(nextValue && { nextValue }),
    };
  });
}

function giftsOf(
  { rankLevel: reached, stakeMinor, claimedAtMs }: RankStanding,
  perMajor: number,
): RankGift[] {
  return vipRanks
    .filter(({ gift }) => gift > 0)
    .map(({ rankLevel, rankName, gift, stake: requiredStake }) => {
      const atMs = claimedAtMs.get(rankLevel);
      return {
        rankLevel,
        rankName,
        amount: gift,
        // A rank that the operator has given needs no stakes.
        stake: rankLevel <= reached ? requiredStake : stakeMinor / perMajor,
        requiredStake,
        state: atMs !== undefined ? 'claimed' : rankLevel <= reached ? 'claimable' : 'locked',
        ...(atMs !== undefined && { claimedAt: new Date(atMs).toISOString() }),
      };
    });
}
