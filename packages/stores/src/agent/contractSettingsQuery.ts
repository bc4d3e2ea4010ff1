import { getConsolidated } from '@livery/api';
import type { ConsolidatedReply } from '@livery/model';
import { defineQuery } from '../core/defineQuery.ts';
import { valueOf } from '../core/Loadable.ts';
import type { RootStore } from '../RootStore.ts';

/** A kind of contract between an agent and a member, as the operator names its setting. */
export type ContractKind = keyof ConsolidatedReply;

/** How the member may request contracts. Source: CALL-17. */
export const contractSettingsQuery = defineQuery({
  call: getConsolidated,
  freshMs: 60_000,
  ofMember: true,
});

/**
 * How a kind of contract is requested, by the operator's number; 0 where it is not offered,
 * `undefined` while unknown.
 */
export function contractRequestType(root: RootStore, kind: ContractKind): number | undefined {
  const settings = valueOf(root.query(contractSettingsQuery).at({}));
  return settings && (settings[kind] ?? 0);
}
