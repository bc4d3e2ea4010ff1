import type { AnyCall } from './Call.ts';
import type { Call, CallSite } from './Call.ts';

/** The request as it travels: with the values of the brand that the call carries. */
export function completeRequest<Request, Reply>(
  call: Call<Request, Reply>,
  site: CallSite,
  request: Request,
): Request {
  return call.complete?.(site, request) ?? request;
}

/**
 * {@link completeRequest} for a call known only by its table entry, as gateway and server have it.
 */
export function completeAnyRequest(call: AnyCall, site: CallSite, request: object): object {
  // The table's entries forget their request type; the gateway has checked the request against the
  // call's schema.
  const complete = call.complete as ((site: CallSite, request: object) => object) | undefined;
  return complete?.(site, request) ?? request;
}
