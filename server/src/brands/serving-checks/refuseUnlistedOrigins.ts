import type { SiteFacts } from '../../snapshots/PackedSite.ts';
import type { ServingCheck } from '../EntryMaker.ts';
import { upstreamPlace } from '../upstreamPlace.ts';

/**
 * Returns whether the server may call an origin for a brand. The list is kept outside the brands' folders, so
 * that an edit of a folder cannot send members' passwords and the operator's keys to another address.
 */
export type AllowsOrigin = (brand: string, origin: string) => boolean;

/** Refuses brands whose operator or identity provider is at an origin that is not listed for them. */
export function refuseUnlistedOrigins(allows: AllowsOrigin): ServingCheck {
  return (site) =>
    addressesIn(site.upstream)
      .filter(({ origin }) => !allows(site.brand, origin))
      .map(({ origin, usedBy, names }) => ({
        code: 'LV509',
        ...upstreamPlace(site, ...names),
        message: `${usedBy} is at ${origin}, which is not an origin that this server may call for the brand; an administrator adds it to LIVERY_UPSTREAM_ORIGINS`,
      }));
}

/** Returns the origins outside the sandbox. */
function addressesIn({
  baseUrl,
  socialProviders = {},
}: SiteFacts['upstream']): { origin: string; usedBy: string; names: readonly string[] }[] {
  return [
    { address: baseUrl, usedBy: 'the operator', names: ['baseUrl'] },
    ...Object.entries(socialProviders).map(([name, { issuer }]) => ({
      address: issuer,
      usedBy: `the provider ${name}`,
      names: ['socialProviders', name, 'issuer'],
    })),
  ]
    .filter(({ address }) => address !== 'sandbox:')
    .map(({ address, ...use }) => ({ ...use, origin: new URL(address).origin }));
}
