import type { LoginReply, LoginResult } from '@livery/model';
import type { ServerResponse } from 'node:http';
import type { Clock } from '../http/Clock.ts';
import type { RequestContext } from '../request/RequestContext.ts';
import type { PendingPasswordCookie } from '../session/PendingPasswordCookie.ts';
import { openedSession, type Session } from '../session/Session.ts';
import type { Sessions } from '../session/Sessions.ts';
import type { AccessPolicy } from '../brand-state/AccessPolicy.ts';
import { loginResult } from './loginResult.ts';
import { passwordChangeAfter } from './passwordChange.ts';

export interface LoginPorts {
  readonly clock: Clock;
  readonly access: AccessPolicy;
  readonly pendingPasswordCookie: PendingPasswordCookie;
  readonly sessions: Sessions;
}

/**
 * A login: the token goes into the seal, the browser gets the rest. Who typed no password has none
 * that could be kept.
 *
 * @param remember keeps what another login needs, when the member wants to be remembered.
 */
export async function openLogin(
  { clock, access, pendingPasswordCookie, sessions }: LoginPorts,
  {
    context,
    reply,
    typedPassword,
    previous,
    response,
    remember,
  }: {
    context: RequestContext;
    reply: LoginReply;
    typedPassword: unknown;
    previous: Pick<Session, 'sid' | 'absolute'> | undefined;
    response: ServerResponse;
    remember?: (session: Session) => void;
  },
): Promise<LoginResult> {
  const passwordChange = await passwordChangeAfter(access, context, { reply, typedPassword });
  if (previous) sessions.close(response, context, previous);
  const session = {
    ...openedSession(reply, clock.nowMs()),
    ...(passwordChange && { passwordChange }),
  };
  sessions.open(response, context, session);
  const result = loginResult(context.tenant.site, { reply, session, typedPassword });
  remember?.(session);
  if (result.passwordKept)
    pendingPasswordCookie.write(response, context, session, String(typedPassword));
  return result;
}
