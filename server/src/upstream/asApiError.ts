import { ApiError } from '@livery/api';
import { RequestFault } from '@livery/api/RequestFault';
import { PayloadFault, PayloadsBusyError } from '../payloads/PayloadThreads.ts';
import { BulkheadFullError } from './Bulkhead.ts';
import { UpstreamFault } from './UpstreamFault.ts';

/** Returns the error of a failed call for the browser; its cause is for the log. */
export function asApiError(error: unknown, call: string): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof BulkheadFullError || error instanceof PayloadsBusyError)
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
    no_room: 'upstream_busy',
    timeout: 'upstream_timeout',
    aborted: 'aborted',
  } as const;
  return new ApiError({ code: codes[error.kind], call, cause: error });
}
