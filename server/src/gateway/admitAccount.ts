import { ApiError, getMemberInfo, loginV2, logout } from '@livery/api';
import type { LoginReply, MemberInfo, Site } from '@livery/model';
import type { Upstreams } from '../upstream/Upstreams.ts';

/**
 * Lets a login in only where its account belongs: the brand says which account types the members'
 * login and the agents' login are for. An operator that does not name the type with the login is
 * asked for the member. Whoever is refused is logged out at the operator again; nothing was opened
 * here.
 *
 * Errors: `not_agent`, `not_member`. Source: product-spec §8 "Non-members cannot log in",
 *         "Non-agents cannot log in".
 */
export async function admitAccount(
  upstreams: Upstreams,
  {
    site,
    value,
    audience,
    address,
  }: {
    site: Site;
    value: unknown;
    audience: unknown;
    address: string;
  },
): Promise<LoginReply> {
  // Checked against the call's reply schema.
  const reply = value as LoginReply;
  const asked = { site, request: {}, token: reply.token, address };
  // Checked as well
  const isAgent =
    reply.isAgent ??
    (
      (await upstreams
        .call({ ...asked, call: getMemberInfo })
        .catch(() => ({}))) as Partial<MemberInfo>
    ).type;
  const { memberLogin, agentLogin } = site.site.accountTypes;
  // Whose type nobody names is a player.
  const isRight = (audience === 'agent' ? agentLogin : memberLogin).includes(isAgent ?? 0);
  if (isRight) return isAgent === undefined ? reply : { ...reply, isAgent };
  // It is refused whether or not the operator hears of it.
  await upstreams.call({ ...asked, call: logout }).catch(() => undefined);
  throw new ApiError({
    code: audience === 'agent' ? 'not_agent' : 'not_member',
    call: loginV2.name,
  });
}
