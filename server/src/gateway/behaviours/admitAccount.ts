import { ApiError, getMemberInfo, loginV2, logout } from '@livery/api';
import type { LoginReply, LoginRequest, Site } from '@livery/model';
import type { RequestTrace } from '../../tracing/RequestTrace.ts';
import type { Upstreams } from '../../upstream/Upstreams.ts';

/**
 * Rejects logins with an account type that the brand does not permit for the member login or the
 * agent login. If the login's reply has no type, it is read from the member's data. A rejected
 * account is logged out at the operator; no session was opened here.
 *
 * Errors: `not_agent`, `not_member`. Source: LOGN-20.
 */
export async function admitAccount(
  upstreams: Upstreams,
  {
    site,
    reply,
    audience,
    language,
    address,
    trace,
  }: {
    site: Site;
    reply: LoginReply;
    audience: LoginRequest['audience'];
    language: string;
    address: string;
    trace: RequestTrace;
  },
): Promise<LoginReply> {
  const memberCall = {
    site,
    request: {},
    audience: 'member',
    source: reply.id,
    token: reply.token,
    language,
    address,
    trace,
  } as const;
  const isAgent =
    reply.isAgent ??
    (await upstreams.call({ ...memberCall, call: getMemberInfo }).catch(() => undefined))?.type;
  const { memberLogin, agentLogin } = site.site.accountTypes;
  // Without a type, the account is a player's.
  const isRight = (audience === 'agent' ? agentLogin : memberLogin).includes(isAgent ?? 0);
  if (isRight) return isAgent === undefined ? reply : { ...reply, isAgent };
  // The login is rejected even if this call fails.
  await upstreams.call({ ...memberCall, call: logout }).catch(() => undefined);
  throw new ApiError({
    code: audience === 'agent' ? 'not_agent' : 'not_member',
    call: loginV2.name,
  });
}
