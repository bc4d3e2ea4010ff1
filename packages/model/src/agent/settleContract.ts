import type { ContractKind } from './contractKinds.ts';

/** Tier in the units of a ledger. */
export interface LedgerTier {
  /** Rate in hundredths of a percent. */
  readonly rate: number;
  readonly activeMembers: number;
  readonly validBetMinor: number;
  /** Loss of the team: stakes without payouts. */
  readonly profitMinor: number;
}

/** What a team did in a period. */
export interface TeamFigures {
  /** Members with a valid bet. */
  readonly activeMembers: number;
  readonly validBetMinor: number;
  /** Stakes without payouts; negative if the team won. */
  readonly profitMinor: number;
}

/** Why nothing is paid for a period. */
export type SkipReason = 'noTier' | 'noBase' | 'tooSmall';

/** Settlement of a contract for one period, in minor units. */
export interface ContractPay {
  /** Rate of the reached tier in hundredths of a percent; 0 if none was reached. */
  readonly rate: number;
  readonly baseMinor: number;
  /** Rounded down to whole minor units. */
  readonly amountMinor: number;
  readonly reason?: SkipReason;
  /** Carried into the next period; never positive. */
  readonly carriedMinor: number;
}

const rateParts = 10_000;

/**
 * Returns the highest tier whose thresholds are all reached; a threshold of 0 requires nothing.
 * Source: AGNT-03.
 */
export function reachedTier(
  tiers: readonly LedgerTier[],
  { activeMembers, validBetMinor, profitMinor }: TeamFigures,
): LedgerTier | undefined {
  const isReached = (value: number, threshold: number) => threshold === 0 || value >= threshold;
  return tiers.findLast(
    (tier) =>
      isReached(activeMembers, tier.activeMembers) &&
      isReached(validBetMinor, tier.validBetMinor) &&
      isReached(profitMinor, tier.profitMinor),
  );
}

/**
 * Returns what a contract pays for a period: a share of the team's losses for dividends, of its
 * valid bet for salaries.
 *
 * What the team won is carried into the next period of a dividend where `carriesWins` is set.
 * Stakes that came back after their period was paid are carried into the next period of a salary.
 * Tiers are reached by the period's own figures, without what was carried.
 */
export function settleContract({
  kind,
  tiers,
  figures,
  carriedMinor,
  carriesWins,
}: {
  readonly kind: ContractKind;
  readonly tiers: readonly LedgerTier[];
  readonly figures: TeamFigures;
  readonly carriedMinor: number;
  readonly carriesWins: boolean;
}): ContractPay {
  const ownMinor = kind === 'dividend' ? figures.profitMinor : figures.validBetMinor;
  const sumMinor = ownMinor + carriedMinor;
  const baseMinor = Math.max(0, sumMinor);
  const rate = reachedTier(tiers, figures)?.rate ?? 0;
  const amountMinor = shareOf(baseMinor, rate);
  const reason = skipReason({ baseMinor, rate, amountMinor });
  return {
    rate,
    baseMinor,
    amountMinor,
    ...(reason && { reason }),
    carriedMinor: kind !== 'dividend' || carriesWins ? Math.min(0, sumMinor) : 0,
  };
}

function skipReason({
  baseMinor,
  rate,
  amountMinor,
}: {
  baseMinor: number;
  rate: number;
  amountMinor: number;
}): SkipReason | undefined {
  if (amountMinor > 0) return undefined;
  if (baseMinor === 0) return 'noBase';
  return rate === 0 ? 'noTier' : 'tooSmall';
}

/** Exact for every safe integer, because the product may be none. */
function shareOf(baseMinor: number, rate: number): number {
  return Number((BigInt(baseMinor) * BigInt(rate)) / BigInt(rateParts));
}
