import { ApiError } from '@livery/api';

/**
 * Rejection of a call whose source fails by itself. It must not become the reply of others, who
 * would succeed.
 */
export class SourceStopped extends ApiError {
  constructor(call: string) {
    super({ code: 'upstream_failed', call });
  }
}
