import type { LoginReply, LoginResult, Site } from '@livery/model';
import { sessionView, type Session } from '../session/Session.ts';

/**
 * Returns the result of a login for the browser: the session view and required next steps, without
 * token and password.
 */
export function loginResult(
  site: Site,
  {
    reply,
    session,
    typedPassword,
  }: { reply: LoginReply; session: Session; typedPassword: unknown },
): LoginResult {
  const { defaultInitialPassword } = site.site;
  const initialPassword =
    defaultInitialPassword !== undefined && typedPassword === defaultInitialPassword;
  const passwordExpired = reply.passwordExpired ?? false;
  const passwordKept = typedPassword !== undefined && (initialPassword || passwordExpired);
  return {
    session: sessionView(site, session, passwordKept),
    firstTimeLogin: reply.firstTimeLogin ?? false,
    passwordExpired,
    initialPassword,
    passwordKept,
  };
}
