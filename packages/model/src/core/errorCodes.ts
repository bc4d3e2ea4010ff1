/**
 * Every way a call can fail. The descriptions are comments because a browser needs only the codes.
 */
export const errorCodes = [
  // The server could not be reached.
  'network_failed',
  // The server did not answer in time.
  'network_timeout',
  // The caller aborted the request.
  'aborted',
  // The request has unknown fields or invalid values.
  'bad_request',
  // The call requires a signed-in member.
  'unauthorised',
  // The call requires a real account; this one is a trial.
  'real_account_needed',
  // The call requires an agent’s account.
  'agent_account_needed',
  // The account is not an agent’s; this login is for agents.
  'not_agent',
  // The account is not allowed at the members’ login.
  'not_member',
  // The operator could not determine whether the visitor is admitted. Play, deposit and
  // registration are blocked until it has.
  'visitor_unknown',
  // The request did not come from the brand’s own pages, or the brand does not offer this.
  'forbidden',
  // The bot check is missing or was not passed: wrong, expired, already used, or solved for another
  // call or brand.
  'bot_check',
  // The call, page or language does not exist.
  'not_found',
  // The body was encrypted with a key that is no longer in use; the value is the new key.
  'stale_key',
  // The remembered login is not valid: already used, expired, or of another brand.
  'not_remembered',
  // The member has to change the password before any other call.
  'password_due',
  // The visitor exceeded a rate limit.
  'too_many_requests',
  // The operator refused the request; its message and value give the reason.
  'operator_refused',
  // The operator’s API could not be reached or its response was not valid HTTP.
  'upstream_failed',
  // The operator’s API did not answer in time.
  'upstream_timeout',
  // The operator’s reply does not fit the call’s schema.
  'upstream_shape',
  // The operator sent an address that may not be opened: it is malformed, unsafe, or its host is
  // not in the brand’s list.
  'invalid_link',
  // The operator sent a game’s address whose host is not in the brand’s list for games.
  'launch_refused',
  // Too many requests to the operator’s API are under way.
  'upstream_busy',
  // The operator does not allow this from the visitor’s location, or is closed for maintenance.
  'restricted',
  // The server receives too many large requests of the visitor, the brand or all brands.
  'server_busy',
  // The request’s body was sent too slowly.
  'request_timeout',
  // The request has a body whose length is not declared.
  'length_required',
  // The connection is not encrypted, so no session can be opened on it.
  'insecure_connection',
  // The page was opened by plain http, where browsers encrypt nothing; nothing was sent.
  'insecure_page',
  // An error without a specific code.
  'unknown',
] as const;

/** One of {@link errorCodes}. */
export type ErrorCode = (typeof errorCodes)[number];

/** Returns whether a value is an {@link ErrorCode}. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return errorCodes.some((code) => code === value);
}
