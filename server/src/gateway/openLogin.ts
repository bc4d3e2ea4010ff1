import type { LoginReply, LoginResult, Clock } from '@livery/model';
import type { ServerResponse } from 'node:http';
import type { AuditLog } from '../audit/AuditLog.ts';
import type { RequestContext } from '../request/RequestContext.ts';
import type { PendingPasswordCookie } from '../session/PendingPasswordCookie.ts';
import { openedSession, type Session } from '../session/Session.ts';
import type { Sessions } from '../session/Sessions.ts';
import type { UnconfirmedClaims } from '../session/UnconfirmedClaims.ts';
import type { AccessPolicy } from '../brand-state/AccessPolicy.ts';
import { loginResult } from './loginResult.ts';
import { passwordChangeAfter } from './passwordChange.ts';

/** Dependencies of {@link openLogin}. */
export interface LoginPorts {
  readonly clock: Clock;
  readonly access: AccessPolicy;
  readonly audit: AuditLog;
  readonly pendingPasswordCookie: PendingPasswordCookie;
  readonly sessions: Sessions;
}

/**
 * Opens the session of a login, replacing a previous one. The operator's token is sealed in the
 * session cookie; the browser receives the result without it.
 *
 * @param typedPassword undefined if the login used no password.
 * @param claims that the login was accepted with.
 * @param remember stores the data of the next login.
 */
export async function openLogin(
  { clock, access, audit, pendingPasswordCookie, sessions }: LoginPorts,
  {
    context,
    reply,
    typedPassword,
    previous,
    claims,
    response,
    remember,
  }: {
    context: RequestContext;
    reply: LoginReply;
    typedPassword: unknown;
    previous: Pick<Session, 'sid' | 'absolute'> | undefined;
    claims: UnconfirmedClaims;
    response: ServerResponse;
    remember?: (session: Session) => void;
  },
): Promise<LoginResult> {
  const passwordChange = await passwordChangeAfter(access, context, { reply, typedPassword });
  if (previous) sessions.close(response, context, previous);
  const session = {
    ...openedSession(reply, claims.ids, clock.nowMs()),
    ...(passwordChange && { passwordChange }),
  };
  sessions.open(response, context, session);
  const { brand } = context.tenant;
  audit.record({
    event: 'sign-in',
    brand,
    member: audit.subject(brand, session.account),
    ...(claims.ids === undefined ? {} : { claims: claims.ids }),
  });
  const result = loginResult(context.tenant.site, { reply, session, typedPassword });
  remember?.(session);
  if (result.passwordKept)
    pendingPasswordCookie.write(response, context, session, String(typedPassword));
  return result;
}

/** Returns the typed password of a login or registration; an SMS code is not a password. */
export function typedPasswordOf({
  type,
  password,
}: {
  readonly type?: string;
  readonly password?: string;
}): string | undefined {
  return type === 'sms' ? undefined : password;
}
