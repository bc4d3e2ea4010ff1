import type { ErrorCode } from '@livery/model';

/** HTTP status of each error code. */
export const statusOfCode: Readonly<Record<ErrorCode, number>> = {
  network_failed: 502,
  network_timeout: 504,
  // Status of nginx for a client that disconnected; used in logs only.
  aborted: 499,
  bad_request: 400,
  unauthorised: 401,
  real_account_needed: 403,
  agent_account_needed: 403,
  not_agent: 403,
  not_member: 403,
  visitor_unknown: 503,
  forbidden: 403,
  bot_check: 403,
  not_found: 404,
  stale_key: 409,
  not_remembered: 410,
  password_due: 403,
  too_many_requests: 429,
  operator_refused: 422,
  upstream_failed: 502,
  upstream_timeout: 504,
  upstream_shape: 502,
  invalid_link: 502,
  launch_refused: 502,
  upstream_busy: 503,
  restricted: 503,
  server_busy: 503,
  request_timeout: 408,
  length_required: 411,
  insecure_connection: 503,
  // Of browsers only.
  insecure_page: 400,
  unknown: 500,
};
