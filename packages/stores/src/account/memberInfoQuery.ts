import { getMemberInfo } from '@livery/api';
import type { MemberInfo } from '@livery/model';
import { defineQuery } from '../site/defineQuery.ts';
import { valueOf } from '../core/Loadable.ts';
import type { StoreAccess } from '../site/StoreAccess.ts';

/** Information about the signed-in member. Source: SESS-11. */
export const memberInfoQuery = defineQuery({
  call: getMemberInfo,
  freshMs: 60_000,
  ofMember: true,
});

/** Returns what is known about the member. */
export function memberInfoOf(root: StoreAccess): MemberInfo | undefined {
  return valueOf(root.query(memberInfoQuery).at({}));
}
