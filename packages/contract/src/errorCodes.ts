/** Every way a call can fail. What each means is said beside it; a browser needs the names alone. */
export const errorCodes = [
  // The server could not be reached.
  'network_failed',
  // The server did not answer in time.
  'network_timeout',
  // The caller no longer wanted the answer.
  'aborted',
  // The request has fields the call does not know, or values that do not fit.
  'bad_request',
  // The call needs a signed-in member.
  'unauthorised',
  // The request did not come from the brand’s own pages, or the brand does not offer this.
  'forbidden',
  // There is no such call, page or language.
  'not_found',
  // The visitor asked too often.
  'too_many_requests',
  // The operator understood and said no; its message and value say why.
  'operator_refused',
  // The operator’s API could not be reached or did not speak HTTP properly.
  'upstream_failed',
  // The operator’s API did not answer in time.
  'upstream_timeout',
  // The operator’s reply does not have the shape the call promises.
  'upstream_shape',
  // Too many requests to the operator’s API are under way.
  'upstream_busy',
  // The operator does not allow this from where the visitor is, or is closed for maintenance.
  'restricted',
  // An error without a text of its own.
  'unknown',
] as const;

/** One of {@link errorCodes}. */
export type ErrorCode = (typeof errorCodes)[number];

/** Whether a value is an {@link ErrorCode}. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return errorCodes.some((code) => code === value);
}
