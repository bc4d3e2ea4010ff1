import type { Banner } from '@livery/model';
import type { RootStore } from '@livery/stores';

/**
 * Where a banner leads: a route by name or a path of the site, or an address outside it. Nowhere
 * when its target is gone.
 */
export function bannerTarget(
  stores: RootStore,
  { linkageType, linkageTarget }: Banner,
): { address: string; outside: boolean } | undefined {
  if (linkageType === undefined || linkageTarget === undefined) return undefined;
  if (linkageType === 'URL')
    return linkageTarget.startsWith('https://')
      ? { address: linkageTarget, outside: true }
      : undefined;
  if (linkageTarget.startsWith('/') && !linkageTarget.startsWith('//'))
    return { address: linkageTarget, outside: false };
  const route = stores.site.config.routes.routes[linkageTarget];
  const address = stores.site.routePath(linkageTarget);
  return address === undefined || !stores.shows(route?.when)
    ? undefined
    : { address, outside: false };
}
