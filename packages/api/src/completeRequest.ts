import type { AnyCall } from './Call.ts';
import type { Call, CallSite } from './Call.ts';

/** Returns the request as it is sent, with the brand's values that the call needs. */
export function completeRequest<Request, Reply>(
  call: Call<Request, Reply>,
  site: CallSite,
  request: Request,
): Request {
  return call.complete?.(site, request) ?? request;
}

/** {@link completeRequest} for calls without static types, as in the gateway and the server. */
export function completeAnyRequest(call: AnyCall, site: CallSite, request: object): object {
  // The table's entries have lost their request type; the gateway has validated the request against
  // the call's schema.
  const complete = call.complete as ((site: CallSite, request: object) => object) | undefined;
  return complete?.(site, request) ?? request;
}
