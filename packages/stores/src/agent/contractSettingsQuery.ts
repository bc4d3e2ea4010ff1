import { getConsolidated } from '@livery/api';
import type { ConsolidatedReply } from '@livery/model';
import { defineQuery } from '../core/defineQuery.ts';
import { valueOf } from '../core/Loadable.ts';
import type { RootStore } from '../RootStore.ts';

/** A kind of contract between an agent and a member, by the operator's name of its setting. */
export type ContractKind = keyof ConsolidatedReply;

/** How the member may request contracts. Source: AGNT-04. */
export const contractSettingsQuery = defineQuery({
  call: getConsolidated,
  freshMs: 60_000,
  ofMember: true,
});

/**
 * Returns how a kind of contract is requested, as the operator's number; 0 if it is not offered,
 * `undefined` while unknown.
 */
export function contractRequestType(root: RootStore, kind: ContractKind): number | undefined {
  const settings = valueOf(root.query(contractSettingsQuery).at({}));
  return settings && (settings[kind] ?? 0);
}
