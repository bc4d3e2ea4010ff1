import { permissionsOf, type CentreName } from '@livery/model';
import { CentreStore, type RootStore } from '@livery/stores';

/**
 * Returns the address of a page of a centre; `undefined` if the brand has no such centre or the
 * account no access to it. Use it inside an observer.
 *
 * @param page the page's document name; by default the centre's first page.
 */
export function centreAddress(
  stores: RootStore,
  centre: CentreName,
  page?: string,
): string | undefined {
  const settings = stores.site.config.site.centres?.[centre];
  const { memberCentre, agentCentre } = permissionsOf(stores.session.view);
  const isAllowed = centre === 'ac' ? agentCentre : memberCentre;
  return settings && isAllowed
    ? stores.get(CentreStore).addressOf(page ?? settings.defaultPage)
    : undefined;
}
