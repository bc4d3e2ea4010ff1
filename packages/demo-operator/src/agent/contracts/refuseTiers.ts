import {
  maxContractTiers,
  tierProblems,
  type ContractTierRequest,
  type TierFault,
} from '@livery/model';
import { Refusal } from '../../core/Refusal.ts';
import { percentOf } from './contractTerms.ts';

const texts: Readonly<Record<TierFault, string>> = {
  count: `A contract has from 1 to ${maxContractTiers} tiers.`,
  range: 'This value is outside the limits.',
  precision: 'This value has too many decimals.',
  rateNotAscending: 'The rate has to be above that of the tier before.',
  thresholdFalls: 'This has to be at least as much as in the tier before.',
  noThresholdRises: 'At least one requirement has to be above those of the tier before.',
  rateTooHigh: 'The rate is above that of a contract higher in the team.',
};

/**
 * Refuses tiers that are not valid, with the first problem of each field as
 * `tiers.<index>.<field>`.
 *
 * @param limit highest rate that the contracts above allow, in hundredths of a percent.
 */
export function refuseTiers(
  tiers: readonly ContractTierRequest[],
  limit: number | undefined,
): void {
  const maximumRate = limit === undefined ? undefined : percentOf(limit);
  const problems = tierProblems(tiers, { maximumRate });
  if (problems.length === 0) return;
  const fields = new Map<string, string>();
  for (const { tier, field, fault } of problems) {
    const name = `tiers.${tier}.${field}`;
    if (!fields.has(name)) fields.set(name, texts[fault]);
  }
  const isOnlyRate = problems.every(({ fault }) => fault === 'rateTooHigh');
  throw new Refusal(isOnlyRate ? texts.rateTooHigh : 'Please look at the marked fields.', {
    reason: isOnlyRate ? 'contract_rate_too_high' : 'fields_wrong',
    fields: [...fields].map(([field, message]) => ({ field, message })),
  });
}
