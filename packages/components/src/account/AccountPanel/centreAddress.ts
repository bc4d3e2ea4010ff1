import { permissionsOf } from '@livery/model';
import { CentreStore, type RootStore } from '@livery/stores';

/**
 * Returns the address of a page of the member centre, by default its first; `undefined` if the brand
 * has no centre or the account no access to it. Use it inside an observer.
 */
export function centreAddress(stores: RootStore, page?: string): string | undefined {
  const { mc } = stores.site.config.site.centres ?? {};
  return mc && permissionsOf(stores.session.view).memberCentre
    ? stores.get(CentreStore).addressOf(page ?? mc.defaultPage)
    : undefined;
}
