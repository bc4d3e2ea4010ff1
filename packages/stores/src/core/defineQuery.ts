import type { Call } from '@livery/api';
import type { RootStore } from '../RootStore.ts';

/** A remote value that any part of a page may show. */
export interface Query<Request extends object, Reply> {
  readonly call: Call<Request, Reply>;
  /** A value younger than this is not requested again. */
  readonly freshMs: number;
  /** The request, from what the stores know; for requests without required fields `{}` if left out. */
  readonly request?: (root: RootStore) => Request;
  /** The value is the member's own: it is dropped at the sign-out. */
  readonly ofMember?: boolean;
}

/**
 * Defines a remote value. `RootStore.query` returns its resource, one for the whole page.
 *
 * @example
 * export const winnersQuery = defineQuery({
 *   call: getWinnerBoard,
 *   freshMs: 30_000,
 *   request: ({ site }) => ({ limitNum: site.config.site.lists.winnerLimit }),
 * });
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineQuery<Request extends object, Reply>(
  query: Query<Request, Reply>,
): Query<Request, Reply> {
  return query;
}

/** The request of a query that is complete without parameters. */
export function requestOf<Request extends object>(
  { request }: Query<Request, unknown>,
  root: RootStore,
): Request {
  // A query without `request` has no required fields; one with parameters is given its request.
  return request ? request(root) : ({} as Request);
}
