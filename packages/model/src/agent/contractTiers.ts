import type { ContractTierRequest } from '../generated/calls.gen.ts';

/** Maximum number of tiers of a contract. Source: AGNT-03. */
export const maxContractTiers = 10;

/** Field of a tier. Source: AGNT-03. */
export type TierField = keyof ContractTierRequest;

/** Why a tier is not valid. */
export type TierFault =
  /** There are no tiers, or more than ten. */
  | 'count'
  /** The value is negative, too large or missing. */
  | 'range'
  /** The rate has more than two decimals, or the number of members is not whole. */
  | 'precision'
  /** The rate is not above that of the tier before. */
  | 'rateNotAscending'
  /** The threshold is below that of the tier before. */
  | 'thresholdFalls'
  /** No threshold is above those of the tier before. */
  | 'noThresholdRises'
  /** The rate is above the highest one that is allowed. */
  | 'rateTooHigh';

/** Problem of one field of a tier; that of the number of tiers is at the first tier's rate. */
export interface TierProblem {
  readonly tier: number;
  readonly field: TierField;
  readonly fault: TierFault;
}

const thresholds = ['activeMembers', 'validBet', 'profitAndLoss'] as const;
const maxRate = 100;
const maxThreshold = 1e12;
const rateParts = 100;

/**
 * Returns all problems of a contract's tiers: at most ten, ascending in the rate and in at least
 * one threshold, no threshold falling.
 *
 * @param maximumRate highest rate that the contracts above allow, in percent. Source: AGNT-18.
 */
export function tierProblems(
  tiers: readonly ContractTierRequest[],
  { maximumRate = maxRate }: { maximumRate?: number | undefined } = {},
): TierProblem[] {
  if (tiers.length === 0 || tiers.length > maxContractTiers)
    return [{ tier: 0, field: 'rate', fault: 'count' }];
  return tiers.flatMap((tier, index) => [
    ...valueProblems(tier, maximumRate).map((problem) => ({ tier: index, ...problem })),
    ...orderProblems(tier, tiers[index - 1]).map((problem) => ({ tier: index, ...problem })),
  ]);
}

/** Returns the highest rate of valid tiers: that of the last one. */
export function topRateOf(tiers: readonly { readonly rate: number }[]): number {
  return tiers.at(-1)?.rate ?? 0;
}

function valueProblems(
  tier: ContractTierRequest,
  maximumRate: number,
): Omit<TierProblem, 'tier'>[] {
  const { rate, activeMembers = 0 } = tier;
  const faults: Omit<TierProblem, 'tier'>[] = [];
  if (!(rate > 0 && rate <= maxRate)) faults.push({ field: 'rate', fault: 'range' });
  else if (Math.round(rate * rateParts) / rateParts !== rate)
    faults.push({ field: 'rate', fault: 'precision' });
  else if (rate > maximumRate) faults.push({ field: 'rate', fault: 'rateTooHigh' });
  for (const field of thresholds) {
    const value = tier[field] ?? 0;
    if (!(value >= 0 && value <= maxThreshold)) faults.push({ field, fault: 'range' });
  }
  if (activeMembers >= 0 && !Number.isSafeInteger(activeMembers))
    faults.push({ field: 'activeMembers', fault: 'precision' });
  return faults;
}

function orderProblems(
  tier: ContractTierRequest,
  before: ContractTierRequest | undefined,
): Omit<TierProblem, 'tier'>[] {
  if (!before) return [];
  const rise = (field: (typeof thresholds)[number]): number =>
    (tier[field] ?? 0) - (before[field] ?? 0);
  const falling = thresholds.filter((field) => rise(field) < 0);
  return [
    ...(tier.rate > before.rate ? [] : [{ field: 'rate', fault: 'rateNotAscending' } as const]),
    ...falling.map((field) => ({ field, fault: 'thresholdFalls' }) as const),
    ...(falling.length > 0 || thresholds.some((field) => rise(field) > 0)
      ? []
      : [{ field: 'activeMembers', fault: 'noThresholdRises' } as const]),
  ];
}
