import type { ServedBrand, ServingCheck } from './ServingCheck.ts';

/**
 * Returns whether the server may call an origin for a brand. The list is kept outside the brands'
 * folders, so that an edit of a folder cannot send members' passwords and the operator's keys to
 * another address.
 */
export type AllowsOrigin = (brand: string, origin: string) => boolean;

/**
 * Refuses brands whose operator or identity provider is at an origin that is not listed for them.
 */
export function refuseUnlistedOrigins(allows: AllowsOrigin): ServingCheck {
  return ({ brand, upstream }) =>
    addressesIn(upstream)
      .filter(({ origin }) => !allows(brand, origin))
      .map(({ origin, usedBy, names }) => {
        const subject = `${usedBy} is at ${origin}`;
        return {
          code: 'LV509',
          names,
          message: `${subject}, which is not an origin that this server may call for the brand; an administrator adds it to LIVERY_UPSTREAM_ORIGINS`,
          decidedBy: { setting: 'LIVERY_UPSTREAM_ORIGINS', subject },
        };
      });
}

/** Returns the origins outside the sandbox. */
function addressesIn({
  baseUrl,
  socialProviders = {},
}: ServedBrand['upstream']): { origin: string; usedBy: string; names: readonly string[] }[] {
  return [
    { address: baseUrl, usedBy: 'the operator', names: ['baseUrl'] },
    ...Object.entries(socialProviders).map(([name, { issuer }]) => ({
      address: issuer,
      usedBy: `the provider ${name}`,
      names: ['socialProviders', name, 'issuer'],
    })),
  ]
    .filter(({ address }) => address !== 'sandbox:')
    .map(({ address, ...use }) => ({
      ...use,
      origin: URL.canParse(address) ? new URL(address).origin : address,
    }));
}
