import { getMemberInfo } from '@livery/api';
import { defineQuery } from '../core/defineQuery.ts';

/** The signed-in member. */
export const memberInfoQuery = defineQuery({
  call: getMemberInfo,
  freshMs: 60_000,
  ofMember: true,
});
