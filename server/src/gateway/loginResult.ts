import type { LoginReply, LoginResult, Site } from '@livery/contract';
import { sessionView, type Session } from '../session/Session.ts';

/** What the browser learns of a login: who it is and what it has to do next. Token and password stay here. */
export function loginResult(site: Site, { reply, session, typedPassword }: { reply: LoginReply; session: Session; typedPassword: unknown }): LoginResult {
  const { defaultInitialPassword } = site.site;
  return {
    session: sessionView(site, session), firstTimeLogin: reply.firstTimeLogin ?? false, passwordExpired: reply.passwordExpired ?? false,
    initialPassword: defaultInitialPassword !== undefined && typedPassword === defaultInitialPassword,
  };
}
