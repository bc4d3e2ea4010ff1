import { CentreCallStore, type ReplyNamed, type RequestNamed } from '@livery/stores';
import { useEffect, useEffectEvent } from 'react';
import { useStores } from '../../core/stores.ts';
import { useResource, type QueryResult } from '../../core/useResource.ts';

/**
 * Returns the reply of a call by its name, requested when the component is mounted, when the
 * request changes, and when an action changes the reply. Use it inside an observer.
 */
export function useCall<Name extends string>(
  name: Name,
  request: RequestNamed<Name>,
  enabled = true,
): QueryResult<ReplyNamed<Name>> {
  const stores = useStores();
  const calls = stores.get(CentreCallStore);
  const resource = stores.query(calls.query(name));
  const result = useResource(resource, request, enabled);
  const refreshes = calls.refreshesOf(name);
  const refresh = useEffectEvent(() => void resource.refresh(request));
  // A cached reply of another request may be from before the action.
  const key = resource.keyOf(request);
  useEffect(() => {
    if (enabled && refreshes > 0) refresh();
  }, [refreshes, enabled, resource, key]);
  return result;
}
