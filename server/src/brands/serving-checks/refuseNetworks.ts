import type { ConnectionPools } from '../../upstream/ConnectionPools.ts';
import type { ServingCheck } from '../EntryMaker.ts';

/**
 * Refuses brands whose operator is at an address that this server may not connect to, because every
 * call would fail. A name is looked up with each connection, which then is refused instead.
 */
export function refuseNetworks({ refusalOf }: Pick<ConnectionPools, 'refusalOf'>): ServingCheck {
  return ({ brand, upstream: { baseUrl } }) => {
    const refusal = baseUrl === 'sandbox:' ? undefined : refusalOf(new URL(baseUrl).origin);
    return refusal === undefined
      ? []
      : [
          {
            code: 'LV521',
            file: `${brand}/upstream.json`,
            line: 1,
            column: 1,
            message: `the operator at ${refusal}`,
          },
        ];
  };
}
