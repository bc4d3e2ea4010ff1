import { permissionsOf, type CentreName, type LinkedCentrePage } from '@livery/model';
import { CentreStore, type RootStore } from '@livery/stores';

/**
 * Returns the address of a centre or of one of its pages; `undefined` if the brand does not have it
 * or the account no access to it. Use it inside an observer.
 *
 * @param params parameters of the page.
 */
export function centreAddress(
  stores: RootStore,
  target: CentreName | LinkedCentrePage,
  params?: Readonly<Record<string, string>>,
): string | undefined {
  const { centreLinks, site } = stores.site.config;
  const { memberCentre, agentCentre } = permissionsOf(stores.session.view);
  const settings = target === 'ac' ? site.centres?.ac : site.centres?.mc;
  if (!settings || !(target === 'ac' ? agentCentre : memberCentre)) return undefined;
  if (target === 'mc' || target === 'ac')
    return stores.get(CentreStore).addressOf(settings.defaultPage);
  const when = centreLinks[target];
  return when === false || !stores.shows(when)
    ? undefined
    : stores.get(CentreStore).addressOf(target, params);
}
