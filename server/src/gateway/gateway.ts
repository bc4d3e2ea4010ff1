import {
  ApiError,
  callSiteOf,
  completeAnyRequest,
  loginV2,
  operatorCalls,
  resumeLogin,
  type AnyCall,
} from '@livery/api';
import type { CallValidators } from '@livery/api/CallValidators';
import { trialAccount, type LoginReply, type Site } from '@livery/model';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { BotChecks } from '../bot-check/BotChecks.ts';
import type { Clock } from '../http/Clock.ts';
import type { Responder } from '../request/requestListener.ts';
import type { AnswerError } from '../request/errorResponses.ts';
import { targetPath } from '../http/targetPath.ts';
import { sendValue } from '../request/sendEnvelope.ts';
import type { VisitorLimits } from '../request/VisitorLimits.ts';
import type { RequestContext } from '../request/RequestContext.ts';
import { languageOf } from '../request/languageOf.ts';
import type { PendingPasswordCookie } from '../session/PendingPasswordCookie.ts';
import type { ResumeTickets, Ticket } from '../session/ResumeTickets.ts';
import { renewedSession, type Session } from '../session/Session.ts';
import type { Sessions } from '../session/Sessions.ts';
import type { AccessPolicy } from '../brand-state/AccessPolicy.ts';
import type { Upstreams } from '../upstream/Upstreams.ts';
import { admitAccount } from './admitAccount.ts';
import { finishReply } from './finishReply.ts';
import type { GuestReplies } from './GuestReplies.ts';
import { isOwnPage } from './isOwnPage.ts';
import { openLogin } from './openLogin.ts';
import type { BodyKeys } from './BodyKeys.ts';
import { waitsForPassword } from './passwordChange.ts';
import { readRequest } from './readRequest.ts';
import { rememberLogin } from './rememberLogin.ts';

export interface GatewayPorts {
  readonly answerError: AnswerError;
  readonly bodyKeys: BodyKeys;
  readonly botChecks: BotChecks;
  readonly clock: Clock;
  readonly access: AccessPolicy;
  readonly limits: VisitorLimits;
  readonly logger: Logger;
  readonly pendingPasswordCookie: PendingPasswordCookie;
  readonly replies: GuestReplies;
  readonly resumeTickets: ResumeTickets;
  readonly sessions: Sessions;
  /** Where the embedded operator is. */
  readonly sandboxOrigin: string | undefined;
  readonly upstreams: Upstreams;
  readonly validators: CallValidators;
}

/** The calls of the operator's API, each at its method and path. */
export function gateway(ports: GatewayPorts): Responder {
  const calls = new Map(
    [...operatorCalls, resumeLogin]
      .filter(({ from }) => from !== 'gateway')
      .map((call) => [`${call.method} ${call.path}`, call]),
  );
  return (request, response, context) => {
    const { method = '', url = '' } = request;
    const call = calls.get(`${method} ${targetPath(url)}`);
    if (!call) return false;
    answer(ports, call, { request, response, context }).catch((error: unknown) =>
      ports.answerError(error, request, response),
    );
    return true;
  };
}

/** One request of a visitor and its answer. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly context: RequestContext;
}

async function answer(ports: GatewayPorts, asked: AnyCall, exchange: Exchange): Promise<void> {
  const { access, limits, pendingPasswordCookie, resumeTickets, sessions, upstreams } = ports;
  const { request, response, context } = exchange;
  const { site } = context.tenant;
  // One that is resumed is a login like any other, with the name and the password of the ticket:
  // limits of logins are its too.
  const call: AnyCall = asked.name === resumeLogin.name ? loginV2 : asked;
  const session = sessionFor(ports, call, exchange);
  const { fields, ticket } = await readFields(ports, { asked, call }, exchange);
  if (call.session === 'opens' && !limits.allowAccount(context, String(fields.username)))
    throw new ApiError({ code: 'too_many_requests', call: call.name });
  await access.checkCall(site, context, call);

  const brandValues = () =>
    callSiteOf(site.site, languageOf(site, { cookie: request.headers.cookie }), context.host);
  const complete = call.complete
    ? completeAnyRequest(call, brandValues(), forOperator(call, fields))
    : forOperator(call, fields);
  const keptPassword =
    call.session === 'renews' && session && fields.oldPassword === undefined
      ? pendingPasswordCookie.read(request, context, session)
      : undefined;
  if (ticket && !resumeTickets.claim(ticket)) throw notRemembered(ports, exchange);
  if (call.guestCacheMs !== undefined && !session)
    return sendValue(response, (await ports.replies.get(site, call, complete)).value);
  if (call.session === 'closes' && session)
    return close(ports, call, { request, context, session, complete, response });

  const value = await upstreams
    .call({
      site,
      call,
      request: keptPassword === undefined ? complete : { ...complete, oldPassword: keptPassword },
      token: call.token ? session?.token : undefined,
      address: context.address,
      signal: signalOf(response),
    })
    .catch((error: unknown) => {
      if (session && call.token && error instanceof ApiError && error.code === 'unauthorised')
        sessions.close(response, context, session);
      // What said nothing of the password costs nobody being remembered; the operator's no does,
      // whatever its reason.
      if (ticket && error instanceof ApiError && error.code !== 'operator_refused')
        resumeTickets.issue(response, context, ticket.login, ticket);
      else if (ticket) resumeTickets.drop(request, response, context);
      if (isHidden(call, site, error)) return {};
      throw error;
    });
  if (call.session === 'opens')
    return open(ports, call, { ...exchange, value, fields, ticket, previous: session });
  if (call.session === 'renews' && session)
    renew(ports, { request, context, session, response, password: fields.newPassword });
  else if (session) sessions.touch(response, context, session);
  sendValue(response, await finishReply(ports, call.name, { value, context }));
}

/** Who makes a call, unless it is not let through. */
function sessionFor(
  { limits, sessions }: GatewayPorts,
  call: AnyCall,
  { request, response, context }: Exchange,
): Session | undefined {
  const fail = (code: ApiError['code']) => new ApiError({ code, call: call.name });
  if (!limits.allow(call.rate, context)) throw fail('too_many_requests');
  if (changesState(call) && !isOwnPage(request, context.tenant.hosts)) throw fail('forbidden');
  const session = sessions.find(request, context);
  if (call.token && !session) {
    if (sessions.hasCookie(request, context)) sessions.forget(response, context);
    throw fail('unauthorised');
  }
  if (call.account === 'real' && session?.isAgent === trialAccount)
    throw fail('real_account_needed');
  if (waitsForPassword(call, session)) throw fail('password_due');
  return session;
}

/** Whether it takes the brand's own page to make a call. */
function changesState({ method, changes }: AnyCall): boolean {
  return changes === true || method !== 'GET';
}

/** What was sent, opened and looked at; of a login that is resumed, what its ticket holds. */
async function readFields(
  ports: GatewayPorts,
  { asked, call }: { asked: AnyCall; call: AnyCall },
  exchange: Exchange,
): Promise<{ fields: Record<string, unknown>; ticket: Ticket | undefined }> {
  const { bodyKeys, botChecks, resumeTickets, validators } = ports;
  const { request, context } = exchange;
  const { brand, site } = context.tenant;
  const sent = await readRequest(request, asked, validators, (name, sealed) =>
    bodyKeys.open(brand, name, sealed),
  );
  // Before the account's limit: a program does not use up what its owner may try.
  if (asked === call) return { fields: await botChecks.pass(site, call, sent), ticket: undefined };
  const ticket = resumeTickets.find(request, context);
  if (!ticket) throw notRemembered(ports, exchange);
  // It counts once and comes of a login that was checked.
  return { fields: { ...sent, ...ticket.login, type: 'username' }, ticket };
}

function notRemembered(
  { resumeTickets }: GatewayPorts,
  { request, response, context }: Exchange,
): ApiError {
  resumeTickets.drop(request, response, context);
  return new ApiError({ code: 'not_remembered', call: loginV2.name });
}

/** A call that signed somebody in. */
async function open(
  ports: GatewayPorts,
  call: AnyCall,
  {
    request,
    response,
    context,
    value,
    fields,
    ticket,
    previous,
  }: Exchange & {
    value: unknown;
    fields: Record<string, unknown>;
    ticket: Ticket | undefined;
    previous: Session | undefined;
  },
): Promise<void> {
  const isLogin = call.name === loginV2.name;
  // A login's reply, checked against its schema. A code by SMS is no password.
  const reply = isLogin
    ? await admitAccount(ports.upstreams, {
        site: context.tenant.site,
        value,
        audience: fields.audience,
        address: context.address,
      })
    : (value as LoginReply);
  const typedPassword = fields.type === 'sms' ? undefined : fields.password;
  const remember = (session: Session): void => {
    if (isLogin)
      rememberLogin(ports.resumeTickets, { request, response, context, session, fields, ticket });
  };
  sendValue(
    response,
    await openLogin(ports, { context, reply, typedPassword, previous, response, remember }),
  );
}

/** The fields without those that are for the gateway. */
function forOperator(
  { ownFields }: AnyCall,
  fields: Record<string, unknown>,
): Record<string, unknown> {
  return ownFields
    ? Object.fromEntries(Object.entries(fields).filter(([name]) => !ownFields.includes(name)))
    : fields;
}

/**
 * Whether the operator's no would tell who has an account, and the brand tells nobody. Source:
 * design §8 "Username/Email does not exist".
 */
function isHidden(call: AnyCall, { compliance }: Site, error: unknown): boolean {
  return (
    call.neutral === true &&
    compliance.neutralAnswers &&
    error instanceof ApiError &&
    error.code === 'operator_refused'
  );
}

/**
 * A changed password: the session goes on under another name, so that no copy of the old cookie
 * counts.
 */
function renew(
  { pendingPasswordCookie, resumeTickets, sessions }: GatewayPorts,
  {
    request,
    context,
    session,
    response,
    password,
  }: {
    request: IncomingMessage;
    context: RequestContext;
    session: Session;
    response: ServerResponse;
    password: unknown;
  },
): void {
  const renewed = renewedSession(session);
  sessions.close(response, context, session);
  sessions.open(response, context, renewed);
  pendingPasswordCookie.clear(response, context);
  // The ticket of this very login goes on with the new password; any other one would be refused
  // with the old.
  const ticket = resumeTickets.find(request, context);
  resumeTickets.drop(request, response, context);
  if (ticket?.sid === session.sid)
    resumeTickets.issue(
      response,
      context,
      { ...ticket.login, password: String(password) },
      { sid: renewed.sid, until: ticket.until },
    );
}

/**
 * A logout: here it always succeeds. The operator is told whether or not the browser waits for it.
 */
async function close(
  { resumeTickets, sessions, upstreams }: GatewayPorts,
  call: AnyCall,
  {
    request,
    context,
    session,
    complete,
    response,
  }: {
    request: IncomingMessage;
    context: RequestContext;
    session: Session;
    complete: object;
    response: ServerResponse;
  },
): Promise<void> {
  sessions.close(response, context, session);
  // Whoever logs out leaves no way in behind, on a device that others may use; the name may stay.
  resumeTickets.drop(request, response, context);
  await upstreams
    .call({
      site: context.tenant.site,
      call,
      request: complete,
      token: session.token,
      address: context.address,
    })
    .catch(() => undefined);
  sendValue(response, {});
}

/** Returns a signal that aborts when the client disconnects before the response is sent. */
function signalOf(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.on('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
