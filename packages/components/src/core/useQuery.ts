import { requestOf, valueOf, type Loadable, type Query } from '@livery/stores';
import { useStores } from './stores.ts';
import { useResource } from './useResource.ts';

/** A remote value as a component sees it. */
export interface QueryResult<Reply> {
  readonly state: Loadable<Reply>;
  /** The value, however old; `undefined` while unknown. */
  readonly value: Reply | undefined;
  /** Requests the value again, whatever is known. */
  readonly retry: () => void;
}

interface QueryOptions<Request> {
  /** For a query with parameters; the query's own request if left out. */
  readonly request?: Request;
  /** Whether the value is requested yet. */
  readonly enabled?: boolean;
}

/**
 * Returns the value of a query, requested once the component is on the page and again when the
 * request changes. Use it inside an observer.
 */
export function useQuery<Request extends object, Reply>(
  query: Query<Request, Reply>,
  { request, enabled = true }: QueryOptions<Request> = {},
): QueryResult<Reply> {
  const stores = useStores();
  const resource = stores.query(query);
  const wanted = request ?? requestOf(query, stores);
  const state = useResource(resource, wanted, enabled);
  return { state, value: valueOf(state), retry: () => void resource.refresh(wanted) };
}
