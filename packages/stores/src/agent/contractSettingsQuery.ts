import { getConsolidated } from '@livery/api';
import {
  contractRequestRights,
  contractSettings,
  periodsOfKind,
  type ContractKind,
  type ContractOptionsReply,
  type ContractPeriod,
  type ContractRequestRights,
} from '@livery/model';
import { defineQuery } from '../site/defineQuery.ts';
import { valueOf } from '../core/Loadable.ts';
import type { StoreAccess } from '../site/StoreAccess.ts';

/** How the member may request contracts. Source: AGNT-04. */
export const contractSettingsQuery = defineQuery({
  call: getConsolidated,
  freshMs: 60_000,
  ofMember: true,
});

/**
 * Returns who may request contracts of a kind, by the operator's number and the brand's
 * `contracts.requestTypes`; `undefined` while unknown. A kind that the operator omits is not
 * offered.
 */
export function contractRequestsOf(
  root: StoreAccess,
  kind: ContractKind,
): ContractRequestRights | undefined {
  const settings = valueOf(root.query(contractSettingsQuery).at({}));
  const { requestTypes } = root.site.config.site.contracts;
  return settings && contractRequestRights(settings[contractSettings[kind]] ?? 0, requestTypes);
}

/** How often contracts of a kind can be settled. Source: AGNT-03, AGNT-16. */
export interface ContractTerms {
  /** Periods that both brand and operator offer. */
  readonly periods: readonly ContractPeriod[];
  /** Minutes of a period `realTime`. */
  readonly realTimeMinutes: number;
}

/**
 * Returns how often contracts of a kind can be settled. The operator settles them, so its minutes
 * count; the brand's are those of an operator that sends none.
 *
 * @param options the operator's terms; `undefined` while unknown.
 */
export function contractTermsOf(
  root: StoreAccess,
  kind: ContractKind,
  options: Pick<ContractOptionsReply, 'periods' | 'realTimeMinutes'> = {},
): ContractTerms {
  const { periods, realtimeSalaryMinutes } = root.site.config.site.contracts;
  const offered: readonly ContractPeriod[] = periods;
  return {
    periods: periodsOfKind(kind).filter(
      (period) =>
        (kind !== 'dividend' || offered.includes(period)) &&
        options.periods?.includes(period) !== false,
    ),
    realTimeMinutes: options.realTimeMinutes ?? realtimeSalaryMinutes,
  };
}
