import type { ConnectionRules } from './connectionRules.ts';
import type { ServingCheck } from './ServingCheck.ts';

/**
 * Refuses brands whose operator is at an address that the server may not connect to, because every
 * call would fail. A name is looked up with each connection, which then is refused instead.
 */
export function refuseNetworks({ refusalOf }: Pick<ConnectionRules, 'refusalOf'>): ServingCheck {
  return ({ upstream: { baseUrl } }) => {
    if (baseUrl === 'sandbox:') return [];
    const { origin } = new URL(baseUrl);
    const refusal = refusalOf(origin);
    if (refusal === undefined) return [];
    return [
      {
        code: 'LV521',
        names: ['baseUrl'],
        message: `the operator at ${refusal}`,
        decidedBy: {
          setting: 'LIVERY_UPSTREAM_NETWORKS',
          subject: `the operator is at ${origin}`,
        },
      },
    ];
  };
}
