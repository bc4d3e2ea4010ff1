import { poll, type Query } from '@livery/stores';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useStores } from '../stores.ts';
import { useInView } from './useInView.ts';

interface RefreshOptions<Request> {
  readonly request: Request;
  /** Time between a reply and the next request. */
  readonly periodMs: number;
}

/**
 * Refreshes the value of a query at intervals while an element is in the viewport of a visible tab;
 * the last value remains until the next one arrives. Returns the ref of the element, which is
 * rendered once the value is known.
 */
export function useRefreshInView<T extends Element, Request extends object, Reply>(
  query: Query<Request, Reply>,
  { request, periodMs }: RefreshOptions<Request>,
): RefObject<T | null> {
  const stores = useStores();
  const { ref, isInView } = useInView<T>();
  const resource = stores.query(query);
  const key = resource.keyOf(request);
  const start = useEffectEvent(() =>
    stores.create(({ clock }) => {
      const state = resource.at(request);
      return poll({
        clock,
        periodMs,
        ageMs: state.status === 'ready' ? clock.nowMs() - state.atMs : 0,
        request: async () => {
          await resource.refresh(request);
          return resource.at(request).status !== 'failed';
        },
      });
    }),
  );
  useEffect(() => (isInView ? start() : undefined), [isInView, resource, key, periodMs]);
  return ref;
}
