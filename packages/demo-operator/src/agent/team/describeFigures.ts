import type { Figures } from '../../records/TeamFigures.ts';

/** Describes the play of a line, in major units. */
export function describePlay({ stakeMinor, validMinor, winMinor }: Figures, perMajor: number) {
  return {
    stake: stakeMinor / perMajor,
    validBet: validMinor / perMajor,
    payout: winMinor / perMajor,
  };
}

/** Describes play and payments of a line, in major units. */
export function describeFigures(figures: Figures, perMajor: number) {
  return {
    deposits: figures.depositMinor / perMajor,
    withdrawals: figures.withdrawalMinor / perMajor,
    ...describePlay(figures, perMajor),
    rebate: figures.rebateMinor / perMajor,
    bonus: figures.bonusMinor / perMajor,
    commission: figures.commissionMinor / perMajor,
    net: figures.netMinor / perMajor,
  };
}
