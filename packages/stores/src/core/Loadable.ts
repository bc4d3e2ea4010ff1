import type { ApiError } from '@livery/api';

/**
 * State of a remote value. The last value is kept during a refresh; "ready but failed" cannot be
 * represented.
 */
export type Loadable<T> =
  | { status: 'idle' }
  | { status: 'loading'; value?: T }
  | { status: 'ready'; value: T; atMs: number }
  | { status: 'failed'; error: ApiError; value?: T };

/** Returns the last known value, however old. */
export function valueOf<T>(state: Loadable<T>): T | undefined {
  return 'value' in state ? state.value : undefined;
}
