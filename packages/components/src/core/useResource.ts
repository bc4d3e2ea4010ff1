import { valueOf, type Loadable, type Resource } from '@livery/stores';
import { useEffect, useEffectEvent } from 'react';
import { useHydrated } from './useHydrated.ts';

/** Remote value with its state, for a component. */
export interface QueryResult<Reply> {
  readonly state: Loadable<Reply>;
  /** The last known value, even if outdated; `undefined` while unknown. */
  readonly value: Reply | undefined;
  /** Requests the value again, even if it is fresh. */
  readonly retry: () => void;
}

const idle = { status: 'idle' } as const;

/**
 * Returns a remote value, requested once the component is on the page and again when the request
 * changes. During hydration only a value from the document is returned, because the server rendered
 * no other. Use it inside an observer.
 *
 * @param enabled whether the value may be requested yet.
 */
export function useResource<Request extends object, Reply>(
  resource: Resource<Request, Reply>,
  request: Request,
  enabled = true,
): QueryResult<Reply> {
  const load = useEffectEvent(() => void resource.load(request));
  const key = resource.keyOf(request);
  useEffect(() => {
    if (enabled) load();
  }, [resource, key, enabled]);
  const hydrated = useHydrated();
  const state = hydrated || resource.isSeeded(request) ? resource.at(request) : idle;
  return { state, value: valueOf(state), retry: () => void resource.refresh(request) };
}
