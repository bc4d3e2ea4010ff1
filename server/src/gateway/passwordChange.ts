import type { AnyCall } from '@livery/api';
import { trialAccount, type LoginReply, type SessionView } from '@livery/model';
import type { RequestContext } from '../request/RequestContext.ts';
import type { Session } from '../session/Session.ts';
import type { AccessPolicy } from '../brand-state/AccessPolicy.ts';
import { pageStateOf } from '../brand-state/PageState.ts';

/** Password change required after a login: mandatory, optional or none. */
export type PasswordChange = SessionView['passwordChange'];

/**
 * Returns the password change that a login requires. Logins without a password and trial accounts
 * require none.
 *
 * Source: LOGN-08.
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
 * Returns whether a call is blocked by a mandatory password change. Reading calls are permitted
 * because the page behind the modal needs them. The modal is client-side only, so the server must
 * block acting calls (money, play, profile) too.
 */
export function waitsForPassword(
  { token, rate, session: effect }: Pick<AnyCall, 'token' | 'rate' | 'session'>,
  session: Session | undefined,
): boolean {
  return session?.passwordChange === 'must' && token && rate !== 'read' && effect === undefined;
}
