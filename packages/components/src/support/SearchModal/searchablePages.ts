import { centreNames, permissionsOf, type CentreName, type IconName } from '@livery/model';
import { CentreStore, valueOf, type RootStore, type SearchablePage } from '@livery/stores';
import { centreEntries } from '../../centre/Centre/centreEntries.ts';
import { categoryEntries, menuEntries } from '../../shell/menuEntries.ts';

/** A page of the site with its icon. */
export interface PageEntry extends SearchablePage {
  readonly icon: IconName | undefined;
}

/** Pages that no menu has, because the account's panel leads guests to them. */
const guestPages = [
  { route: 'login', text: 'account.login', icon: 'log-in' },
  { route: 'register', text: 'account.register', icon: 'user' },
] as const;

/**
 * Returns the pages of all menus whose conditions hold, those of the centres that the visitor may
 * open once they are loaded, and for guests login and registration. Reads observables.
 */
export function searchablePages(stores: RootStore): PageEntry[] {
  const { locale, session, site, vendors } = stores;
  const ofMenus = Object.keys(site.config.menus.menus)
    .flatMap((menu) => menuEntries(stores, menu, vendors.categories))
    .filter(({ opensMenu }) => opensMenu === undefined);
  const ofGuests = guestPages.flatMap(({ route, text, icon }) => {
    const address = session.isGuest ? site.routePath(route) : undefined;
    return address === undefined ? [] : [{ label: locale.t(text), address, icon }];
  });
  const ofCentres = openCentres(stores).flatMap((name) => {
    const content = valueOf(stores.get(CentreStore).contentOf(name));
    return content ? centreEntries(stores, content) : [];
  });
  const pages = [...ofMenus, ...ofGuests, ...ofCentres].map(
    ({ label, address, icon }): PageEntry => ({ label, address, icon }),
  );
  return [...new Map(pages.map((page) => [page.address, page])).values()];
}

/** Returns the game categories whose pages the visitor may open. Reads observables. */
export function searchableGameTypes(stores: RootStore): string[] {
  return categoryEntries(stores, stores.vendors.categories).map(({ id }) => id);
}

/** Returns the centres of the brand that the account may open. */
export function openCentres({ session, site }: RootStore): CentreName[] {
  const { memberCentre, agentCentre } = permissionsOf(session.view);
  return centreNames.filter(
    (name) =>
      site.config.site.centres?.[name] !== undefined &&
      (name === 'ac' ? agentCentre : memberCentre),
  );
}
