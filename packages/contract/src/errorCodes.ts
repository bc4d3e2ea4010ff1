/** Every way a call can fail, with what it means. */
export const errorCodes = {
  network_failed: 'The server could not be reached.',
  network_timeout: 'The server did not answer in time.',
  aborted: 'The caller no longer wanted the answer.',
  bad_request: 'The request has fields the call does not know, or values that do not fit.',
  unauthorised: 'The call needs a signed-in member.',
  forbidden: 'The request did not come from the brand’s own pages, or the brand does not offer this.',
  not_found: 'There is no such call, page or language.',
  too_many_requests: 'The visitor asked too often.',
  operator_refused: 'The operator understood and said no; its message and value say why.',
  upstream_failed: 'The operator’s API could not be reached or did not speak HTTP properly.',
  upstream_timeout: 'The operator’s API did not answer in time.',
  upstream_shape: 'The operator’s reply does not have the shape the call promises.',
  upstream_busy: 'Too many requests to the operator’s API are under way.',
  restricted: 'The operator does not allow this from where the visitor is, or is closed for maintenance.',
  unknown: 'An error without a text of its own.',
} as const;

/** A key of {@link errorCodes}. */
export type ErrorCode = keyof typeof errorCodes;

/** Whether a value is an {@link ErrorCode}. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorCodes, value);
}
