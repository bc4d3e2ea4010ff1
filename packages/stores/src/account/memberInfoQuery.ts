import { getMemberInfo } from '@livery/api';
import type { MemberInfo } from '@livery/model';
import { defineQuery } from '../core/defineQuery.ts';
import { valueOf } from '../core/Loadable.ts';
import type { RootStore } from '../RootStore.ts';

/** Information about the signed-in member. Source: SESS-11. */
export const memberInfoQuery = defineQuery({
  call: getMemberInfo,
  freshMs: 60_000,
  ofMember: true,
});

/** Returns what is known about the member. */
export function memberInfoOf(root: RootStore): MemberInfo | undefined {
  return valueOf(root.query(memberInfoQuery).at({}));
}
