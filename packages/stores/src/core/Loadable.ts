import type { ApiError } from '@livery/api';

/**
 * Data that arrives later. What was shown stays while it refreshes; "ready but failed" cannot be
 * written.
 */
export type Loadable<T> =
  | { status: 'idle' }
  | { status: 'loading'; value?: T }
  | { status: 'ready'; value: T; atMs: number }
  | { status: 'failed'; error: ApiError; value?: T };

/** What there is to show, however old. */
export function valueOf<T>(state: Loadable<T>): T | undefined {
  return 'value' in state ? state.value : undefined;
}
