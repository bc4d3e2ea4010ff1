import { ApiError, callSiteOf, completeAnyRequest, operatorCalls, type AnyCall } from '@livery/api';
import type { CallValidators } from '@livery/api/CallValidators';
import type { LoginReply } from '@livery/contract';
import type { Request, RequestHandler, Response } from 'express';
import type { Clock } from '../http/Clock.ts';
import { sendText } from '../http/sendText.ts';
import { sendValue } from '../http/sendEnvelope.ts';
import type { VisitorLimits } from '../http/VisitorLimits.ts';
import { visitOf, type Visit } from '../http/Visit.ts';
import { languageOf } from '../pages/languageOf.ts';
import { openedSession, type Session } from '../session/Session.ts';
import type { Sessions } from '../session/Sessions.ts';
import type { Gate } from '../state/Gate.ts';
import type { Upstreams } from '../upstream/Upstreams.ts';
import type { GuestReplies } from './GuestReplies.ts';
import { isOwnPage } from './isOwnPage.ts';
import { loginResult } from './loginResult.ts';
import { readRequest } from './readRequest.ts';

export interface GatewayPorts {
  readonly clock: Clock;
  readonly gate: Gate;
  readonly limits: VisitorLimits;
  readonly replies: GuestReplies;
  readonly sessions: Sessions;
  readonly upstreams: Upstreams;
  readonly validators: CallValidators;
}

/** The calls of the operator's API, each at its method and path; whatever else lies below /wps, /lgw or /_livery does not exist. */
export function gateway(ports: GatewayPorts): RequestHandler {
  const calls = new Map(operatorCalls.map((call) => [`${call.method} ${call.path}`, call]));
  return async (request, response, next) => {
    const call = calls.get(`${request.method} ${request.path}`);
    if (call) await answer(ports, call, request, response);
    else if (/^\/(?:wps|lgw|_livery)(?:\/|$)/.test(request.path)) sendText(response, 404, 'Not found.');
    else next();
  };
}

async function answer(ports: GatewayPorts, call: AnyCall, request: Request, response: Response): Promise<void> {
  const { gate, limits, sessions, validators } = ports;
  const visit = visitOf(request);
  const fail = (code: ApiError['code']) => new ApiError({ code, call: call.name });
  if (!limits.allow(call.rate, visit)) throw fail('too_many_requests');
  if (call.method !== 'GET' && !isOwnPage(request, visit.tenant.hosts)) throw fail('forbidden');
  const session = sessions.find(request, visit);
  if (call.token && !session) {
    if (sessions.hasCookie(request, visit)) sessions.forget(response, visit);
    throw fail('unauthorised');
  }
  const { site } = visit.tenant;
  const fields = await readRequest(request, call, validators);
  if (call.session === 'opens' && !limits.allowAccount(visit, String(fields.username))) throw fail('too_many_requests');
  await gate.admit(site, visit, call.name);

  const language = languageOf(site, { cookie: request.headers.cookie });
  const complete = completeAnyRequest(call, callSiteOf(site.site, language, visit.host), fields);
  const signal = goneSignal(response);
  if (call.guestCacheMs !== undefined && !session) {
    sendValue(response, (await ports.replies.get(site, call, complete)).value);
  } else if (call.session === 'closes' && session) {
    await close(ports, call, { visit, session, complete, response });
  } else {
    const token = call.token ? session?.token : undefined;
    const value = await ports.upstreams.call({ site, call, request: complete, token, address: visit.address, signal }).catch((error: unknown) => {
      if (session && call.token && error instanceof ApiError && error.code === 'unauthorised') sessions.close(response, visit, session);
      throw error;
    });
    if (call.session === 'opens') return open(ports, { visit, value, typedPassword: fields.password, previous: session, response });
    if (session) sessions.touch(response, visit, session);
    sendValue(response, value);
  }
}

/** A login: the token goes into the seal, the browser gets the rest. */
function open({ clock, sessions }: GatewayPorts, { visit, value, typedPassword, previous, response }: {
  visit: Visit; value: unknown; typedPassword: unknown; previous: Session | undefined; response: Response;
}): void {
  // Checked against the call's reply schema.
  const reply = value as LoginReply;
  if (previous) sessions.close(response, visit, previous);
  const session = openedSession(reply, clock.now());
  sessions.open(response, visit, session);
  sendValue(response, loginResult(visit.tenant.site, { reply, session, typedPassword }));
}

/** A logout: here it always succeeds. The operator is told whether or not the browser waits for it. */
async function close({ sessions, upstreams }: GatewayPorts, call: AnyCall, { visit, session, complete, response }: {
  visit: Visit; session: Session; complete: object; response: Response;
}): Promise<void> {
  sessions.close(response, visit, session);
  await upstreams.call({ site: visit.tenant.site, call, request: complete, token: session.token, address: visit.address }).catch(() => undefined);
  sendValue(response, {});
}

/** Aborts when the visitor has gone before the answer. */
function goneSignal(response: Response): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
