import type { RootStore } from '@livery/stores';

/**
 * Address of one of the operator's links by its kind; what it sends is an address only when it is
 * one.
 */
export function resourceUrl({ state }: RootStore['site'], type: string): string | undefined {
  const url = URL.parse(
    state.resources.find(({ resourceType }) => resourceType === type)?.url ?? '',
  );
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined;
}
