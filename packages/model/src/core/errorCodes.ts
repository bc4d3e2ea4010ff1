/**
 * Every way a call can fail. What each means is said beside it; a browser needs the names alone.
 */
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
  // The call needs a real account; this one is a trial.
  'real_account_needed',
  // The account is no agent’s; this login is for agents.
  'not_agent',
  // The account is none of the members’ login.
  'not_member',
  // The operator could not say whether it lets this visitor in: play, deposit and registration wait
  // until it has.
  'visitor_unknown',
  // The request did not come from the brand’s own pages, or the brand does not offer this.
  'forbidden',
  // The bot check of the call is missing, or was not solved: wrong, too late, used before, or for
  // another call or brand.
  'bot_check',
  // There is no such call, page or language.
  'not_found',
  // The body was sealed to a key that is no longer in use; the value is the new one.
  'stale_key',
  // What a login could have been resumed with is gone: used, run out, or never this brand’s.
  'not_remembered',
  // The member has to choose another password before anything is done.
  'password_due',
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
  // An address the operator sent may not be opened: it is none, not safe, or of a host the brand
  // does not list.
  'invalid_link',
  // The operator sent a game to an address the brand does not list for games.
  'launch_refused',
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
