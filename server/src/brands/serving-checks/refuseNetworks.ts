import type { ConnectionPools } from '../../upstream/ConnectionPools.ts';
import type { ServingCheck } from '../EntryMaker.ts';
import { upstreamPlace } from '../upstreamPlace.ts';

/**
 * Refuses brands whose operator is at an address that this server may not connect to, because every
 * call would fail. A name is looked up with each connection, which then is refused instead.
 */
export function refuseNetworks({ refusalOf }: Pick<ConnectionPools, 'refusalOf'>): ServingCheck {
  return (site) => {
    const { baseUrl } = site.upstream;
    const refusal = baseUrl === 'sandbox:' ? undefined : refusalOf(new URL(baseUrl).origin);
    return refusal === undefined
      ? []
      : [
          {
            code: 'LV521',
            ...upstreamPlace(site, 'baseUrl'),
            message: `the operator at ${refusal}`,
          },
        ];
  };
}
