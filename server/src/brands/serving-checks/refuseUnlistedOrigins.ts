import type { SiteFacts } from '../../snapshots/PackedSite.ts';
import type { ServingCheck } from '../EntryMaker.ts';

/**
 * Returns whether the server may call an origin for a brand. The list is kept outside the brands' folders, so
 * that an edit of a folder cannot send members' passwords and the operator's keys to another address.
 */
export type AllowsOrigin = (brand: string, origin: string) => boolean;

/** Refuses brands whose operator or identity provider is at an origin that is not listed for them. */
export function refuseUnlistedOrigins(allows: AllowsOrigin): ServingCheck {
  return ({ brand, upstream }) =>
    addressesIn(upstream)
      .filter(({ origin }) => !allows(brand, origin))
      .map(({ origin, usedBy }) => ({
        code: 'LV509',
        file: `${brand}/upstream.json`,
        line: 1,
        column: 1,
        message: `${usedBy} is at ${origin}, which is not an origin that this server may call for the brand; an administrator adds it to LIVERY_UPSTREAM_ORIGINS`,
      }));
}

/** Returns the origins outside the sandbox. */
function addressesIn({
  baseUrl,
  socialProviders = {},
}: SiteFacts['upstream']): { origin: string; usedBy: string }[] {
  return [
    { address: baseUrl, usedBy: 'the operator' },
    ...Object.entries(socialProviders).map(([name, { issuer }]) => ({
      address: issuer,
      usedBy: `the provider ${name}`,
    })),
  ]
    .filter(({ address }) => address !== 'sandbox:')
    .map(({ address, usedBy }) => ({ usedBy, origin: new URL(address).origin }));
}
