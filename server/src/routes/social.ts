import { ApiError, firstLogin, loginSocial } from '@livery/api';
import { matchRoute, pathOf, type Site, type SocialFailure } from '@livery/model';
import { Router } from 'express';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as oidc from 'openid-client';
import type { Logger } from 'pino';
import { callerOf } from '../gateway/callerOf.ts';
import { openLogin, type LoginPorts } from '../gateway/openLogin.ts';
import { sendText } from '../http/sendText.ts';
import { deviceOf } from '../request/deviceOf.ts';
import { languageOf } from '../request/language/languageOf.ts';
import { contextOf, type RequestContext } from '../request/RequestContext.ts';
import type { VisitorLimits } from '../request/VisitorLimits.ts';
import type { Registrations } from '../social/Registrations.ts';
import { SocialFault } from '../social/SocialFault.ts';
import type { CookieTransport } from '../session/CookieTransport.ts';
import type { DeviceCookie } from '../session/DeviceCookie.ts';
import { UnconfirmedClaims } from '../session/UnconfirmedClaims.ts';
import type { OidcStateCookie } from '../social/OidcStateCookie.ts';
import { faultOf, verifyIdToken } from '../social/verifyIdToken.ts';
import type { AccessPolicy } from '../brand-state/AccessPolicy.ts';
import { pageStateOf } from '../brand-state/PageState.ts';
import { traceOf } from '../tracing/RequestTrace.ts';
import { OperatorRefusal } from '../upstream/OperatorRefusal.ts';
import type { Upstreams } from '../upstream/Upstreams.ts';

interface SocialPorts extends LoginPorts {
  readonly access: AccessPolicy;
  readonly deviceCookie: DeviceCookie;
  readonly limits: VisitorLimits;
  readonly logger: Logger;
  readonly oidcStateCookie: OidcStateCookie;
  readonly registrations: Registrations;
  readonly transport: CookieTransport;
  readonly upstreams: Upstreams;
}

const maxReferralCodeLength = 40;

/**
 * Sign-in with an account of another provider: `GET /_livery/social/<id>` redirects to it,
 * `…/callback` verifies the result, logs in at the operator and opens the session. Both always
 * redirect to a page; a failure redirects to the login with a code from a closed list.
 */
export function social(ports: SocialPorts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const route = (path: string, step: Step) =>
    router.get(path, async (request, response) => {
      const context = contextOf(request);
      const provider = String(request.params.provider);
      const isOffered = context.tenant.site.site.socialSignIn.some(
        (signIn) => signIn.provider === provider,
      );
      if (request.method !== 'GET' || !isOffered) return sendText(response, 404, 'Not found.');
      if (!isNavigation(request)) return sendText(response, 403, 'Forbidden.');
      try {
        await admit(ports, request, context);
        await step(ports, { request, response, context, provider });
      } catch (error) {
        const { failure, message: reason } =
          error instanceof ApiError ? ofOperator(error) : faultOf(error);
        const { site, brand } = context.tenant;
        if (failure !== 'cancelled')
          ports.logger.info(
            { brand, provider, failure, reason },
            `${brand}: a sign-in with ${provider} failed`,
          );
        sendOn(
          response,
          303,
          `${pathOf(site.routes.routes, 'login') ?? '/login'}?social=${failure}`,
        );
      }
    });
  route('/_livery/social/:provider', begin);
  route('/_livery/social/:provider/callback', finish);
  return router;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly context: RequestContext;
  readonly provider: string;
}

type Step = (ports: SocialPorts, exchange: Exchange) => Promise<void>;

async function begin(
  { oidcStateCookie, registrations, sessions, transport }: SocialPorts,
  { request, response, context, provider }: Exchange,
): Promise<void> {
  if (!transport.permits(context)) {
    transport.noteRefusal(request, context);
    throw new SocialFault('unavailable', 'over plain http there is no session to open');
  }
  const registration = await registrations.get(context.tenant.site, provider);
  const [state, nonce, verifier] = [
    oidc.randomState(),
    oidc.randomNonce(),
    oidc.randomPKCECodeVerifier(),
  ];
  const query = new URLSearchParams(request.url?.split('?')[1]);
  const [referralCode, returnTo, previous] = [
    codeIn(query),
    returnPath(context, query.get('return')),
    sessions.find(request, context),
  ];
  oidcStateCookie.write(response, context, {
    id: randomUUID(),
    provider,
    state,
    nonce,
    verifier,
    ...(referralCode === undefined ? {} : { referralCode }),
    ...(returnTo === undefined ? {} : { returnTo }),
    ...(previous ? { previous: { sid: previous.sid, absolute: previous.absolute } } : {}),
  });
  const address = oidc.buildAuthorizationUrl(registration, {
    redirect_uri: `${context.origin}/_livery/social/${provider}/callback`,
    scope: 'openid profile email',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  sendOn(response, 302, address.href);
}

async function finish(
  ports: SocialPorts,
  { request, response, context, provider }: Exchange,
): Promise<void> {
  const { oidcStateCookie, registrations, upstreams } = ports;
  const { site } = context.tenant;
  const language = languageOf(site, { requested: undefined, headers: request.headers });
  const address = new URL(`${context.origin}${request.url}`);
  const consumed = await oidcStateCookie.consume(request, context, {
    provider,
    state: address.searchParams.get('state') ?? '',
  });
  if (!consumed)
    throw new SocialFault('expired', 'no sign-in of this browser is waiting for the answer');
  const { oidcState, claim } = consumed;
  const claims = new UnconfirmedClaims();
  claims.add(claim);
  try {
    const identity = await verifyIdToken(
      await registrations.get(site, provider),
      address,
      oidcState,
    ).catch((error: unknown) => {
      const fault = faultOf(error);
      if (fault.failure !== 'cancelled') registrations.forget(site, provider);
      throw fault;
    });
    const reply = await upstreams.call({
      site,
      call: loginSocial,
      request: identity,
      ...callerOf(ports, { request, context, session: undefined }),
      language,
      address: context.address,
      device: deviceOf(request.headers['user-agent']),
      trace: traceOf(request),
    });
    await openLogin(ports, {
      context,
      reply,
      typedPassword: undefined,
      previous: oidcState.previous,
      claims,
      response,
    });
    // The browser only receives a page, so the server reports the first login. Its failure does not
    // affect the login.
    if (reply.firstTimeLogin)
      upstreams
        .call({
          site,
          call: firstLogin,
          request: {},
          audience: 'member',
          source: reply.id,
          language,
          token: reply.token,
          address: context.address,
          trace: traceOf(request),
        })
        .catch(() => undefined);
  } finally {
    oidcStateCookie.clear(response, context);
  }
  sendOn(response, 303, oidcState.returnTo ?? '/');
}

/**
 * Checks rate limit, access and the operator's flag.
 *
 * Errors: {@link SocialFault}.
 */
async function admit(
  { access, deviceCookie, limits }: SocialPorts,
  request: IncomingMessage,
  context: RequestContext,
): Promise<void> {
  const device = deviceCookie.find(request, context);
  if (!(await limits.allow(loginSocial.rate, context, device)))
    throw new SocialFault('busy', 'too many requests');
  const { site } = context.tenant;
  const { state, denial } = await access.checkPage(site, context);
  if (denial) throw new SocialFault('unavailable', 'the brand is denial to the visitor');
  if (pageStateOf(site, state).flags.socialSignIn !== true)
    throw new SocialFault('unavailable', 'the flag socialSignIn is off');
}

/**
 * Returns whether a request is a top-level navigation or comes from the brand's own page, and not
 * from an image or a frame of another site. Browsers without Fetch Metadata are allowed.
 */
function isNavigation({ headers }: IncomingMessage): boolean {
  const {
    'sec-fetch-mode': mode = 'navigate',
    'sec-fetch-site': site,
    'sec-fetch-dest': destination = 'document',
  } = headers;
  // Requests forwarded by a service worker have no destination.
  return (
    (mode === 'navigate' && ['document', 'empty'].includes(destination)) || site === 'same-origin'
  );
}

/**
 * Returns the failure of a login at the operator. Any refusal counts as one, also if upstream.json
 * gives its code another meaning. Logs the code only, because the operator's message may contain
 * personal data.
 */
function ofOperator(error: ApiError): { failure: SocialFailure; message: string } {
  const { code, call } = error;
  const isBusy = code === 'too_many_requests' || code === 'upstream_busy';
  const failure = isBusy ? 'busy' : error instanceof OperatorRefusal ? 'refused' : 'unavailable';
  return { failure, message: `${call}: ${code}` };
}

function codeIn(query: URLSearchParams): string | undefined {
  const code = query.get('referralCode')?.trim();
  return code === undefined || code === '' || code.length > maxReferralCodeLength
    ? undefined
    : code;
}

/** Returns the path to open after the login, if the brand enables it. */
function returnPath(
  { origin, tenant: { site } }: RequestContext,
  requested: string | null,
): string | undefined {
  const url =
    requested?.startsWith('/') && site.site.returnAfterLogin ? URL.parse(requested, origin) : null;
  if (url?.origin !== origin || !isPage(site, url.pathname)) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

function isPage({ routes: { routes } }: Site, path: string): boolean {
  return !path.startsWith('//') && matchRoute(routes, path) !== undefined;
}

/** Redirects without a referrer, so that the callback's address is not leaked. */
function sendOn(response: ServerResponse, status: 302 | 303, location: string): void {
  sendText(response, status, status === 302 ? 'Found.' : 'See other.', {
    location,
    'referrer-policy': 'no-referrer',
  });
}
