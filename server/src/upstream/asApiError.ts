import { ApiError, type AnyCall } from '@livery/api';
import { RequestFault } from '@livery/api/RequestFault';
import { PayloadFault, PayloadsBusyError } from '../payloads/PayloadThreads.ts';
import { BulkheadFullError } from './Bulkhead.ts';
import { UpstreamFault } from './UpstreamFault.ts';

/** Returns the error of a failed call for the browser; its cause is for the log. */
export function asApiError(
  error: unknown,
  { name: call, idempotent }: Pick<AnyCall, 'name' | 'idempotent'>,
): ApiError {
  if (error instanceof ApiError) return error;
  if (isUnprocessed(error))
    // The operator has carried out the request, so its outcome is unknown.
    return new ApiError({
      code: idempotent ? 'upstream_busy' : 'upstream_timeout',
      call,
      cause: error,
    });
  if (error instanceof BulkheadFullError)
    return new ApiError({ code: 'upstream_busy', call, cause: error });
  // A reply nested too deeply for recursion, or too large for the memory or time of a thread.
  if (error instanceof RangeError || error instanceof PayloadFault)
    return new ApiError({ code: 'upstream_shape', call, cause: error });
  if (error instanceof RequestFault)
    return new ApiError({ code: 'upstream_failed', call, cause: error });
  if (!(error instanceof UpstreamFault))
    return new ApiError({ code: 'unknown', call, cause: error });
  const codes = {
    connection: 'upstream_failed',
    protocol: 'upstream_failed',
    too_large: 'upstream_failed',
    no_room: 'upstream_failed',
    timeout: 'upstream_timeout',
    aborted: 'aborted',
  } as const;
  return new ApiError({ code: codes[error.kind], call, cause: error });
}

/**
 * Returns whether a reply arrived and could not be processed, because the brand has too many of
 * them.
 */
function isUnprocessed(error: unknown): boolean {
  return (
    error instanceof PayloadsBusyError ||
    (error instanceof UpstreamFault && error.kind === 'no_room')
  );
}
