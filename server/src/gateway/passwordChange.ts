import type { AnyCall } from '@livery/api';
import { trialAccount, type LoginReply, type SessionView } from '@livery/model';
import type { RequestContext } from '../request/RequestContext.ts';
import type { Session } from '../session/Session.ts';
import type { AccessPolicy } from '../brand-state/AccessPolicy.ts';
import { pageStateOf } from '../brand-state/PageState.ts';

/** Whether another password is due after a login, and whether it may wait. */
export type PasswordChange = SessionView['passwordChange'];

/**
 * What a login says of its password. Who typed none, but a code by SMS or nothing at all, has none
 * that could be due, and nobody knows that of a trial account.
 *
 * Source: product-spec §4 "Login"; requirements LOGN-08.
 */
export async function passwordChangeAfter(
  access: AccessPolicy,
  context: RequestContext,
  { reply, typedPassword }: { reply: LoginReply; typedPassword: unknown },
): Promise<PasswordChange> {
  const { site } = context.tenant;
  const { firstTimeLogin = false, isAgent, passwordExpired = false } = reply;
  if (typedPassword === undefined || isAgent === trialAccount) return undefined;
  const isInitial =
    site.site.defaultInitialPassword !== undefined &&
    typedPassword === site.site.defaultInitialPassword;
  if (!isInitial && !(passwordExpired && site.site.passwordPolicy)) return undefined;
  if (firstTimeLogin) return 'must';
  if (!passwordExpired) return 'may';
  const { state } = await access.checkPage(site, context);
  return pageStateOf(site, state).flags.forcedPasswordChange === true ? 'must' : 'may';
}

/**
 * Whether a call waits until a due password was changed. What only looks is answered, since the
 * page stands behind the modal; what acts in the member's name (money, play, profile) is not: a
 * modal alone would bind nobody who knows its address.
 */
export function waitsForPassword(
  { token, rate, session: does }: Pick<AnyCall, 'token' | 'rate' | 'session'>,
  session: Session | undefined,
): boolean {
  return session?.passwordChange === 'must' && token && rate !== 'read' && does === undefined;
}
