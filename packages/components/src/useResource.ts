import type { Loadable, Resource } from '@livery/stores';
import { useEffect, useEffectEvent } from 'react';

/** A remote value, asked for once the component is on the page, and again when the request means another. Use it inside an observer. */
export function useResource<Request extends object, Reply>(resource: Resource<Request, Reply>, request: Request): Loadable<Reply> {
  const load = useEffectEvent(() => void resource.load(request));
  const key = resource.keyOf(request);
  useEffect(() => load(), [resource, key]);
  return resource.at(request);
}
