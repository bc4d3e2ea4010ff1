import type { Loadable, Resource } from '@livery/stores';
import { useEffect, useEffectEvent } from 'react';
import { useHydrated } from './useHydrated.ts';

const idle = { status: 'idle' } as const;

/**
 * A remote value, asked for once the component is on the page, and again when the request means
 * another. While a component takes over what the server rendered it is what the server had: a late
 * one may come when the value is known already. Use it inside an observer.
 *
 * @param wanted whether it is asked for by now.
 */
export function useResource<Request extends object, Reply>(
  resource: Resource<Request, Reply>,
  request: Request,
  wanted = true,
): Loadable<Reply> {
  const load = useEffectEvent(() => void resource.load(request));
  const key = resource.keyOf(request);
  useEffect(() => {
    if (wanted) load();
  }, [resource, key, wanted]);
  const hydrated = useHydrated();
  return hydrated || resource.isSeeded(request) ? resource.at(request) : idle;
}
