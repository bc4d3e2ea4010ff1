import type { Banner } from '@livery/model';
import type { RootStore } from '@livery/stores';

/**
 * Returns the target of a banner: the path of a named route, a path of the site or an external
 * https address. `undefined` if the target does not exist or is hidden. Source: BANR-04.
 */
export function bannerTarget(
  stores: RootStore,
  { linkageType, linkageTarget }: Banner,
): { address: string; isExternal: boolean } | undefined {
  if (linkageType === undefined || linkageTarget === undefined) return undefined;
  if (linkageType === 'URL')
    return linkageTarget.startsWith('https://')
      ? { address: linkageTarget, isExternal: true }
      : undefined;
  if (linkageTarget.startsWith('/') && !linkageTarget.startsWith('//'))
    return { address: linkageTarget, isExternal: false };
  const route = stores.site.config.routes.routes[linkageTarget];
  const address = stores.site.routePath(linkageTarget);
  return address === undefined || !stores.shows(route?.when)
    ? undefined
    : { address, isExternal: false };
}
