import { requestOf, type Query } from '@livery/stores';
import { useStores } from './stores.ts';
import { useResource, type QueryResult } from './useResource.ts';

interface QueryOptions<Request> {
  /** Request of a query with parameters; default: the query's own request. */
  readonly request?: Request;
  /** Whether the value may be requested yet; default: true. */
  readonly enabled?: boolean;
}

/**
 * Returns the value of a query, requested once the component is on the page and again when the
 * request changes. Use it inside an observer.
 */
export function useQuery<Request extends object, Reply>(
  query: Query<Request, Reply>,
  { request, enabled }: QueryOptions<Request> = {},
): QueryResult<Reply> {
  const stores = useStores();
  return useResource(stores.query(query), request ?? requestOf(query, stores), enabled);
}
