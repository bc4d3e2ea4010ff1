import type { Loadable, Resource } from '@livery/stores';
import { useEffect } from 'react';

/** A remote value, asked for once the component is on the page. Use it inside an observer. */
export function useResource<Request extends object, Reply>(resource: Resource<Request, Reply>, request: Request): Loadable<Reply> {
  const key = resource.keyOf(request);
  useEffect(() => {
    void resource.load(request);
    // The key says all of the request that matters.
  }, [resource, key]);
  return resource.at(request);
}
