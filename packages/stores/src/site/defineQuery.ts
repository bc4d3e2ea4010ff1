import type { Call } from '@livery/api';
import type { StoreAccess } from './StoreAccess.ts';

/** Definition of a remote value that any component may show. */
export interface Query<Request extends object, Reply> {
  readonly call: Call<Request, Reply>;
  /** A value younger than this is not requested again. */
  readonly freshMs: number;
  /** Builds the request from the stores. Defaults to `{}`, for requests without required fields. */
  readonly request?: (root: StoreAccess) => Request;
  /** Whether the value belongs to the member, so that it is dropped on sign-out. */
  readonly ofMember?: boolean;
}

/**
 * Defines a remote value. `StoreAccess.query` returns its resource, one for the whole page.
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

/** Returns the request of a query without parameters. */
export function requestOf<Request extends object>(
  { request }: Query<Request, unknown>,
  root: StoreAccess,
): Request {
  // A query without `request` has no required fields.
  return request ? request(root) : ({} as Request);
}
