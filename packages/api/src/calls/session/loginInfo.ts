import type { LoginInfo, LoginInfoRequest } from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * Information for a member after login: the previous login, and what is available to the member.
 *
 * Shape:  `LoginInfo`, whose fields an operator may all omit.
 * Errors: `unauthorised`, `upstream_failed`, `upstream_timeout`.
 * Source: SESS-12, LOGN-06, CALL-17. Method, path and request are our choice: the source passes the
 *         login's value, which never reaches a browser here.
 */
export const loginInfo = defineCall<LoginInfoRequest, LoginInfo>({
  name: 'loginInfo',
  path: '/wps/member/loginInfo',
  token: true,
  replySchema: 'LoginInfo',
});
