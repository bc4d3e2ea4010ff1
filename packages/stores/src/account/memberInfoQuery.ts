import { getMemberInfo } from '@livery/api';
import { defineQuery } from '../core/defineQuery.ts';

/** Information about the signed-in member. Source: SESS-11. */
export const memberInfoQuery = defineQuery({
  call: getMemberInfo,
  freshMs: 60_000,
  ofMember: true,
});
