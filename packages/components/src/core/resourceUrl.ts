import type { RootStore } from '@livery/stores';

/**
 * Returns the address of one of the operator's resources by its type; `undefined` if it is missing
 * or not a valid http or https address.
 */
export function resourceUrl({ state }: RootStore['site'], type: string): string | undefined {
  const url = URL.parse(
    state.resources.find(({ resourceType }) => resourceType === type)?.url ?? '',
  );
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined;
}
