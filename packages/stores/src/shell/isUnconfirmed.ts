import { ApiError } from '@livery/api';
import type { ErrorCode } from '@livery/model';

/** Errors after which it is unknown whether a call took effect. */
const unconfirmedCodes: readonly ErrorCode[] = [
  'network_failed',
  'network_timeout',
  'aborted',
  'upstream_failed',
  'upstream_timeout',
  'upstream_shape',
  'unknown',
];

/** Returns whether a call may have taken effect although it failed. */
export function isUnconfirmed(error: unknown): boolean {
  return error instanceof ApiError && unconfirmedCodes.includes(error.code);
}
