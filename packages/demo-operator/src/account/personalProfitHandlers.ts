import { perMajorOf } from '../merchants/merchantProfiles.ts';
import type { CallHandlers } from '../calls/CallHandlers.ts';
import { readPeriod } from '../core/periods/readPeriod.ts';
import { refuseFields } from '../core/refuseFields.ts';
import { refuseTrial } from '../calls/refuseTrial.ts';
import type { PersonalProfit, ProfitFigures, ProfitLine } from './PersonalProfit.ts';

/** Handles what a member won and lost. */
export function personalProfitHandlers({
  profit,
}: {
  profit: PersonalProfit;
}): Pick<CallHandlers, 'getPersonalProfit'> {
  return {
    getPersonalProfit: async (
      { groupBy = 'day', timeZone = 'UTC', ...ends },
      { member, merchant, nowMs },
    ) => {
      refuseTrial(member);
      const period = readPeriod(ends, nowMs);
      const problems = {
        ...('fromMs' in period ? {} : period),
        ...(!isTimeZone(timeZone) && { timeZone: 'There is no such time zone.' }),
      };
      if (!('fromMs' in period) || Object.keys(problems).length > 0) throw refuseFields(problems);
      const { memberId } = member;
      const { lines, totals } = await profit.of({
        merchant: merchant.code,
        memberId,
        ...period,
        groupBy,
        timeZone,
      });
      const perMajor = perMajorOf(merchant);
      return {
        list: lines
          .toSorted(groupBy === 'day' ? newestFirst : highestStakeFirst)
          .map(({ key, ...figures }) =>
            groupBy === 'day'
              ? { lineId: key, day: key, ...describe(figures, perMajor) }
              : { lineId: key, category: key, ...describePlay(figures, perMajor) },
          ),
        totals: {
          ...describe(totals, perMajor),
          lifetimeNetDeposit: (await profit.lifetimeNetDepositMinor(memberId)) / perMajor,
          playMinutes: await profit.playMinutes({
            merchant: merchant.code,
            memberId,
            ...period,
          }),
        },
      };
    },
  };
}

function newestFirst(left: ProfitLine, right: ProfitLine): number {
  return left.key < right.key ? 1 : -1;
}

function highestStakeFirst(left: ProfitLine, right: ProfitLine): number {
  return right.stakeMinor - left.stakeMinor;
}

function describePlay({ stakeMinor, validMinor, winMinor }: ProfitFigures, perMajor: number) {
  return {
    stake: stakeMinor / perMajor,
    validBet: validMinor / perMajor,
    payout: winMinor / perMajor,
    net: (winMinor - validMinor) / perMajor,
  };
}

function describe(figures: ProfitFigures, perMajor: number) {
  const { validMinor, winMinor, depositMinor, withdrawalMinor, rebateMinor, bonusMinor } = figures;
  return {
    deposits: depositMinor / perMajor,
    withdrawals: withdrawalMinor / perMajor,
    ...describePlay(figures, perMajor),
    rebate: rebateMinor / perMajor,
    bonus: bonusMinor / perMajor,
    net: (winMinor + rebateMinor + bonusMinor - validMinor) / perMajor,
  };
}

function isTimeZone(name: string): boolean {
  // PostgreSQL reads offsets with the opposite sign.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}
