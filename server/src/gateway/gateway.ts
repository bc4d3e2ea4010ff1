import {
  ApiError,
  callSiteOf,
  completeAnyRequest,
  loginV2,
  operatorCalls,
  pageLanguageHeader,
  resumeLogin,
  type AnyCall,
} from '@livery/api';
import { isAgentType, trialAccount } from '@livery/model';
import { targetPath } from '../http/targetPath.ts';
import { maxFieldsBytes } from '../http/body/RequestBodies.ts';
import { byteOwnerOf } from '../request/byteOwnerOf.ts';
import { deviceOf } from '../request/deviceOf.ts';
import { languageOf } from '../request/language/languageOf.ts';
import type { RequestContext } from '../request/RequestContext.ts';
import type { Responder } from '../request/requestListener.ts';
import { sendValue, sendValueJson } from '../request/sendEnvelope.ts';
import type { Session } from '../session/Session.ts';
import { UnconfirmedClaims } from '../session/UnconfirmedClaims.ts';
import { isLocalClass, networkOf, type Attempt } from '../request/VisitorLimits.ts';
import { traceOf } from '../tracing/RequestTrace.ts';
import { OperatorRefusal } from '../upstream/OperatorRefusal.ts';
import { valueOf, type ReplyContent } from '../upstream/replies/ReplyContent.ts';
import { attemptsOf } from './attempts.ts';
import { auditCall } from './auditCall.ts';
import { callerOf } from './callerOf.ts';
import type { CallExchange, CallHooks, Fields } from './behaviours/CallBehaviour.ts';
import { behaviours } from './behaviours/index.ts';
import type { GatewayPorts } from './GatewayPorts.ts';
import type { GuestReply } from './guest-replies/GuestReplies.ts';
import { isForeignPage } from './isForeignPage.ts';
import { isOwnPage } from './isOwnPage.ts';
import { waitsForPassword } from './passwordChange.ts';
import { isQuery, readFields, readQuery } from './readRequest.ts';
import { asExport, isExport, sendRecords } from './records/recordExport.ts';
import { VisitorSignal } from './VisitorSignal.ts';

/** Handles the calls of the operator's API, each at its method and path. */
export function gateway(ports: GatewayPorts): Responder {
  const routes = new Map<string, Map<string, CallRoute>>();
  for (const call of [...operatorCalls, resumeLogin]) {
    if (call.from === 'gateway') continue;
    const methods = routes.get(call.path) ?? new Map<string, CallRoute>();
    routes.set(call.path, methods.set(call.method, { call, behaviour: behaviourOf(call) }));
  }
  return (request, response, context) => {
    const { method = '', url = '' } = request;
    const route = routes.get(targetPath(url))?.get(method);
    if (!route) return false;
    handleCall(ports, route, { request, response, context }).catch((error: unknown) =>
      ports.answerError(error, request, response),
    );
    return true;
  };
}

// The schemas of a call that is known by its name at run time check its request and reply.
const behavioursByName = new Map(Object.entries(behaviours)) as ReadonlyMap<string, AnyBehaviour>;

type AnyHooks = CallHooks<object, unknown>;
type AnyBehaviour = (exchange: CallExchange, ports: GatewayPorts) => AnyHooks;

/**
 * Throws for a call that changes the session without a behaviour: its token could reach a browser.
 */
function behaviourOf({ name, session }: AnyCall): AnyBehaviour | undefined {
  const behaviour = behavioursByName.get(name);
  if (session !== undefined && !behaviour)
    throw new Error(`${name} changes the session and has no entry in behaviours/index.ts`);
  return behaviour;
}

interface CallRoute {
  readonly call: AnyCall;
  readonly behaviour: AnyBehaviour | undefined;
}

type Incoming = Pick<CallExchange, 'request' | 'response' | 'context'>;

/** Runs the pipeline of one call; its steps are listed in `behaviours/index.ts`. */
async function handleCall(
  ports: GatewayPorts,
  { call: requested, behaviour }: CallRoute,
  incoming: Incoming,
): Promise<void> {
  const { response, context } = incoming;
  // Steps that need not wait return no promise, because each `await` delays a call.
  const authorised = authorise(ports, requested, incoming);
  const session = authorised instanceof Promise ? await authorised : authorised;
  const language = pageLanguageOf(incoming);
  const exchange: CallExchange = {
    ...incoming,
    call: requested,
    language,
    session,
    claims: new UnconfirmedClaims(),
  };
  const hooks = behaviour?.(exchange, ports) ?? {};

  const read = prepareFields(ports, exchange, hooks);
  const fields = read instanceof Promise ? await read : read;
  const operatorCall = hooks.operatorCall ?? requested;
  const isFile = isExport(operatorCall, fields);
  const call = isFile ? asExport(operatorCall) : operatorCall;
  const attempts = attemptsOf(call.name, fields, session);
  if (attempts.length > 0) await limitAttempts(ports, call, exchange, attempts);
  const checking = ports.access.checkCall(context.tenant.site, context, call);
  if (checking) await checking;
  const operatorRequest = buildOperatorRequest(call, exchange, fields);
  const completed = hooks.complete
    ? await hooks.complete(operatorRequest, fields)
    : operatorRequest;

  const operatorExchange = { call, exchange, hooks, operatorRequest: completed };
  const cached = isCachedCall(call, session)
    ? await fetchCached(ports, operatorExchange)
    : undefined;
  const content = cached?.content ?? (await fetchContent(ports, operatorExchange));
  if (session && call.session === undefined) ports.sessions.touch(response, context, session);
  const result: ReplyContent = hooks.onReply
    ? { value: await hooks.onReply(valueOf(content, call), fields) }
    : content;
  recordSuccess(ports, call, exchange, attempts);
  auditCall(ports.audit, call, { brand: context.tenant.brand, session });
  const json = cached && result === content ? cached.json : undefined;
  holdLarge(ports, call, exchange, 'bytes' in result ? result.bytes : json);
  if (isFile) sendRecords(response, call, result);
  else if (json !== undefined) sendValueJson(response, json);
  else if ('bytes' in result) sendValueJson(response, result.bytes);
  else sendValue(response, result.value);
}

/** Returns the language of the page that makes a call, which no preference may have yet. */
function pageLanguageOf({ request: { headers }, context }: Incoming): string {
  const stated = headers[pageLanguageHeader];
  return languageOf(context.tenant.site, {
    requested: typeof stated === 'string' ? stated : undefined,
    headers,
  });
}

/**
 * Holds the bytes of a large response until the visitor has read them. Errors: `server_busy`;
 * `upstream_timeout` where that would say that the operator did not carry out the request.
 */
function holdLarge(
  { largeResponses }: GatewayPorts,
  { name, idempotent }: AnyCall,
  { response, context }: CallExchange,
  content: string | Uint8Array | undefined,
): void {
  if (content === undefined || typeof content === 'string') return;
  if (largeResponses.hold(response, content, byteOwnerOf(context))) return;
  throw new ApiError({ code: idempotent ? 'server_busy' : 'upstream_timeout', call: name });
}

/**
 * Returns the visitor's session if the call is permitted.
 *
 * Errors: `too_many_requests`, `forbidden`, `insecure_connection`, `unauthorised`,
 * `real_account_needed`, `agent_account_needed`, `password_due`.
 */
function authorise(
  ports: GatewayPorts,
  call: AnyCall,
  incoming: Incoming,
): Session | undefined | Promise<Session | undefined> {
  const { deviceCookie, limits } = ports;
  const { request, context } = incoming;
  if (isLocalClass(call.rate))
    return admit(ports, call, incoming, limits.allowHere(call.rate, context));
  const device = call.rate === 'sensitive' ? deviceCookie.find(request, context) : undefined;
  return limits
    .allow(call.rate, context, device)
    .then((isAllowed) => admit(ports, call, incoming, isAllowed));
}

function admit(
  { sessions, transport }: GatewayPorts,
  call: AnyCall,
  { request, response, context }: Incoming,
  isWithinLimit: boolean,
): Session | undefined {
  const fail = (code: ApiError['code']) => new ApiError({ code, call: call.name });
  if (!isWithinLimit) throw fail('too_many_requests');
  if (changesState(call) && !isOwnPage(request, context)) throw fail('forbidden');
  if (call.token && isForeignPage(request)) throw fail('forbidden');
  if (call.session === 'opens' && !transport.permits(context)) {
    transport.noteRefusal(request, context);
    throw fail('insecure_connection');
  }
  const session = sessions.find(request, context);
  if (call.token && !session) {
    if (sessions.hasCookie(request, context)) sessions.forget(response, context);
    throw fail('unauthorised');
  }
  const refusal = accountRefusal(call, session);
  if (refusal) throw fail(refusal);
  if (waitsForPassword(call, session)) throw fail('password_due');
  return session;
}

/** Returns why the session's account may not make the call. Source: SESS-03, SESS-04. */
function accountRefusal(
  { account }: AnyCall,
  session: Session | undefined,
): ApiError['code'] | undefined {
  if (account === 'real' && session?.isAgent === trialAccount) return 'real_account_needed';
  if (account === 'agent' && !isAgentType(session?.isAgent)) return 'agent_account_needed';
  return undefined;
}

/** Returns whether a call must come from the brand's own page. */
function changesState({ method, changes }: AnyCall): boolean {
  return changes === true || method !== 'GET';
}

/**
 * Reads, validates and prepares the fields. The bot check precedes the account's limit, so that
 * automated attempts do not use up the attempts of the account's owner.
 */
function prepareFields(
  ports: GatewayPorts,
  exchange: CallExchange,
  { prepare }: AnyHooks,
): Fields | Promise<Fields> {
  const { botChecks, validators } = ports;
  const { call, request, context, claims } = exchange;
  // Only fields in a body and bot checks need a promise.
  if (isQuery(call) && call.botCheck === undefined) {
    const fields = readQuery(request, call, validators);
    return prepare ? prepare(fields) : fields;
  }
  const read = isQuery(call)
    ? Promise.resolve(readQuery(request, call, validators))
    : readBody(ports, exchange);
  return read
    .then((fields) => botChecks.pass(context.tenant.site, call, fields, claims))
    .then((fields) => (prepare ? prepare(fields) : fields));
}

function readBody(
  { bodies, bodyKeys, imageRequests, validators }: GatewayPorts,
  { call, request, response, context }: CallExchange,
): Promise<Record<string, unknown>> {
  const body = { bodies, request, response, owner: byteOwnerOf(context), call: call.name };
  return call.images === undefined
    ? readFields({ ...body, limitBytes: maxFieldsBytes }, call, validators, (name, sealed) =>
        bodyKeys.open(context.tenant.brand, name, sealed),
      )
    : imageRequests.read(body, call, context);
}

/** Limits the attempts on accounts, phone numbers and codes. Errors: `too_many_requests`. */
async function limitAttempts(
  { deviceCookie, limits }: GatewayPorts,
  call: AnyCall,
  { request, context }: CallExchange,
  attempts: readonly Attempt[],
): Promise<void> {
  for (const attempt of attempts) {
    const device =
      attempt.kind === 'account' ? deviceCookie.find(request, context, attempt.subject) : undefined;
    if (!(await limits.allowAttempt(context, attempt, device)))
      throw new ApiError({ code: 'too_many_requests', call: call.name });
  }
}

/**
 * Remembers the device of an account that signed in, and forgives its bot check; forgets the
 * guesses of replaced codes.
 */
function recordSuccess(
  { checkEffort, deviceCookie, limits }: GatewayPorts,
  call: AnyCall,
  { request, response, context }: CallExchange,
  attempts: readonly Attempt[],
): void {
  // A registration is not forgiven, because a program could register any number of accounts.
  if (call.name === loginV2.name && attempts.some(({ kind }) => kind === 'account'))
    checkEffort.forgive(context, deviceCookie.find(request, context));
  for (const { kind, subject } of attempts) {
    if (kind === 'account' && call.session === 'opens')
      deviceCookie.remember(request, response, context, subject);
    if (kind === 'smsCode') limits.forgetGuesses(context, subject);
  }
}

/** Returns the request for the operator with the brand's values. */
function buildOperatorRequest(
  call: AnyCall,
  { language, context }: CallExchange,
  fields: Fields,
): object {
  if (!call.complete) return fields;
  const { site } = context.tenant;
  return completeAnyRequest(call, callSiteOf(site.site, language, context.host), fields);
}

interface OperatorExchange {
  readonly call: AnyCall;
  readonly exchange: CallExchange;
  readonly hooks: AnyHooks;
  readonly operatorRequest: object;
}

function isCachedCall({ guestCacheMs }: AnyCall, session: Session | undefined): boolean {
  return guestCacheMs !== undefined && !session;
}

/** Returns the call's reply from the guests' cache. */
function fetchCached(
  { replies }: GatewayPorts,
  { call, exchange: { request, context, language }, operatorRequest }: OperatorExchange,
): Promise<GuestReply> {
  return replies.get({
    site: context.tenant.site,
    call,
    request: operatorRequest,
    language,
    source: networkOf(context),
    trace: () => traceOf(request),
  });
}

/** Returns the call's content from its behaviour or from the operator. */
async function fetchContent(
  ports: GatewayPorts,
  operatorExchange: OperatorExchange,
): Promise<ReplyContent> {
  const { hooks, operatorRequest } = operatorExchange;
  return hooks.send
    ? { value: await hooks.send(operatorRequest) }
    : callOperator(ports, operatorExchange);
}

function callOperator(
  ports: GatewayPorts,
  { call, exchange, hooks, operatorRequest }: OperatorExchange,
): Promise<ReplyContent> {
  const { request, response, context, language, session } = exchange;
  const hasToken = call.token || call.tokenIfMember === true;
  return ports.upstreams
    .reply({
      site: context.tenant.site,
      call,
      request: operatorRequest,
      ...callerOf(ports, exchange),
      language,
      token: hasToken ? session?.token : undefined,
      address: context.address,
      device: call.session === 'opens' ? deviceOf(request.headers['user-agent']) : undefined,
      trace: traceOf(request),
      signal: new VisitorSignal(response),
    })
    .catch((error: unknown) => {
      if (session && hasToken && error instanceof ApiError && error.code === 'unauthorised')
        ports.sessions.close(response, context, session);
      hooks.onError?.(error);
      if (revealsAccount(call, context, error)) return { value: {} };
      throw error;
    });
}

/**
 * Returns whether the operator's refusal would reveal that an account exists. Brands with
 * `neutralAnswers` return success instead. Source: ERRS-05.
 */
function revealsAccount(
  call: AnyCall,
  { tenant: { site } }: RequestContext,
  error: unknown,
): boolean {
  return (
    call.neutral === true && site.compliance.neutralAnswers && error instanceof OperatorRefusal
  );
}
