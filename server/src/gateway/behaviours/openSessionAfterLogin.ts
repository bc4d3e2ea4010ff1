import type { LoginReply, LoginRequest, LoginResult } from '@livery/model';
import type { Session } from '../../session/Session.ts';
import { traceOf } from '../../tracing/RequestTrace.ts';
import type { GatewayPorts } from '../GatewayPorts.ts';
import { openLogin, typedPasswordOf } from '../openLogin.ts';
import { admitAccount } from './admitAccount.ts';
import type { CallBehaviour, CallExchange } from './CallBehaviour.ts';
import { rememberLogin } from './rememberLogin.ts';

/** Opens the session of a login whose account type is permitted, and remembers it if requested. */
export const openSessionAfterLogin: CallBehaviour<'loginV2'> = (exchange, ports) => ({
  onReply: (reply, fields) =>
    completeLogin(exchange, ports, {
      reply,
      fields,
      remember: (session) => rememberLogin(ports.resumeTickets, exchange, { session, fields }),
    }),
});

/**
 * Completes a typed or remembered login.
 *
 * @param remember stores the data of the next login.
 * Errors: `not_agent`, `not_member`.
 */
export async function completeLogin(
  { request, response, context, language, session, claims }: CallExchange,
  ports: GatewayPorts,
  {
    reply: received,
    fields,
    remember,
  }: { reply: LoginReply; fields: LoginRequest; remember: (session: Session) => void },
): Promise<LoginResult> {
  const reply = await admitAccount(ports.upstreams, {
    site: context.tenant.site,
    reply: received,
    audience: fields.audience,
    language,
    address: context.address,
    trace: traceOf(request),
  });
  return openLogin(ports, {
    response,
    context,
    reply,
    typedPassword: typedPasswordOf(fields),
    previous: session,
    claims,
    remember,
  });
}
