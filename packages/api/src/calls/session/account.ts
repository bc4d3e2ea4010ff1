import type { LogoutReply, LogoutRequest, MemberInfo, MemberInfoRequest } from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * Ends the member's session here and at the operator.
 *
 * Shape:  nothing.
 * Errors: none that keeps the session alive: the gateway deletes it whatever the operator replies.
 * Source: SESS-02, CALL-04.
 */
export const logout = defineCall<LogoutRequest, LogoutReply>({
  name: 'logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  token: true,
  rate: 'write',
  session: 'closes',
});

/**
 * The signed-in member.
 *
 * Shape:  `MemberInfo`.
 * Errors: `unauthorised`, `upstream_failed`, `upstream_timeout`.
 * Source: SESS-07, SESS-11, CALL-04.
 */
export const getMemberInfo = defineCall<MemberInfoRequest, MemberInfo>({
  name: 'getMemberInfo',
  path: '/wps/member/info',
  token: true,
  replySchema: 'MemberInfo',
});
