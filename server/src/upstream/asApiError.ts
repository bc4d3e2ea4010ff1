import { ApiError } from '@livery/api';
import { RequestFault } from '@livery/api/RequestFault';
import { BulkheadFullError } from './Bulkhead.ts';
import { UpstreamFault } from './UpstreamFault.ts';

/** Returns the error of a failed call for the browser; its cause is for the log. */
export function asApiError(error: unknown, call: string): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof BulkheadFullError)
    return new ApiError({ code: 'upstream_busy', call, cause: error });
  // A reply nested too deeply for recursion.
  if (error instanceof RangeError)
    return new ApiError({ code: 'upstream_shape', call, cause: error });
  if (error instanceof RequestFault)
    return new ApiError({ code: 'upstream_failed', call, cause: error });
  if (!(error instanceof UpstreamFault))
    return new ApiError({ code: 'unknown', call, cause: error });
  const codes = {
    connection: 'upstream_failed',
    protocol: 'upstream_failed',
    too_large: 'upstream_failed',
    timeout: 'upstream_timeout',
    aborted: 'aborted',
  } as const;
  return new ApiError({ code: codes[error.kind], call, cause: error });
}
