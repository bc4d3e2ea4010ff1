import { traceOf } from '../../tracing/RequestTrace.ts';
import { callerOf } from '../callerOf.ts';
import type { CallBehaviour } from './CallBehaviour.ts';

/**
 * Makes a browser forget the pages it keeps in memory for its back button. Not `cookies` and
 * `storage`: they would remove the preferences, the device's own limits, the remembered name, and
 * the references of bets without an answer. Browsers accept it over https only.
 */
const clearSiteData = ['clear-site-data', '"cache"'] as const;

/**
 * Ends the session at a logout, which always succeeds for the browser. The operator's session is
 * closed even if the browser disconnects.
 */
export const endSession: CallBehaviour<'logout'> = (exchange, ports) => ({
  async send(operatorRequest) {
    const { call, request, response, context, language, session } = exchange;
    const { pendingPasswordCookie, resumeTickets, sessions, upstreams } = ports;
    if (session) sessions.close(response, context, session);
    // On a shared device, a logout must not leave a ticket behind; the remembered name may stay.
    resumeTickets.drop(request, response, context);
    pendingPasswordCookie.clear(request, response, context);
    if (context.secure) response.setHeader(...clearSiteData);
    await upstreams
      .call({
        site: context.tenant.site,
        call,
        request: operatorRequest,
        ...callerOf(ports, exchange),
        language,
        token: session?.token,
        address: context.address,
        trace: traceOf(request),
      })
      .catch(() => undefined);
    await sessions.settled();
    return {};
  },
});
