import type { GameCategory, IconName, MenuItem } from '@livery/model';
import type { RootStore } from '@livery/stores';
import { categoryIcon } from '../core/categoryIcon.ts';

/** Id of the footer's menu, which lists every page. */
export const footerMenuId = 'footer-menu';

/** Visible entry of a menu. */
export interface MenuEntry {
  id: string;
  label: string;
  address: string;
  /** Menu that the entry opens as a sheet instead of a page. */
  opensMenu?: string;
  /** Title of that sheet. */
  text?: MenuItem['text'];
  icon: IconName | undefined;
  /** Whether the entry links to the current page. */
  current: boolean;
}

/**
 * Returns the entries of a menu whose conditions hold and whose routes exist. Reads observables, so
 * call it in an observer.
 */
export function menuEntries(
  stores: RootStore,
  menu: string,
  categories: readonly GameCategory[],
): MenuEntry[] {
  return (stores.site.config.menus.menus[menu] ?? []).flatMap((item) => {
    if (!stores.shows(item.when)) return [];
    if (item.each === 'gameCategories') return categoryEntries(stores, categories);
    return ownEntry(stores, item, categories);
  });
}

/** Returns an entry for each of the operator's game categories that has a route. */
export function categoryEntries(
  stores: RootStore,
  categories: readonly GameCategory[],
): MenuEntry[] {
  return categories.flatMap(({ gameType }) => {
    const target = stores.site.routeOfGameType(gameType);
    if (!target) return [];
    return routeEntry(
      stores,
      {
        id: gameType,
        label: stores.locale.text(`category.${gameType}`),
        icon: categoryIcon(gameType),
      },
      target,
      categories,
    );
  });
}

function ownEntry(
  stores: RootStore,
  item: MenuItem,
  categories: readonly GameCategory[],
): MenuEntry[] {
  const label = item.text ? stores.locale.text(item.text.$text, item.text.values) : item.id;
  const icon = item.icon as IconName | undefined; // The validation of the document checks it.
  if (item.opensMenu !== undefined)
    return [
      {
        id: item.id,
        label,
        address: `#${footerMenuId}`,
        opensMenu: item.opensMenu,
        text: item.text,
        icon,
        current: false,
      },
    ];
  if (item.href !== undefined)
    return [{ id: item.id, label, address: item.href, icon, current: false }];
  return item.route === undefined
    ? []
    : routeEntry(
        stores,
        { id: item.id, label, icon },
        { route: item.route, params: item.params },
        categories,
      );
}

function routeEntry(
  stores: RootStore,
  entry: Pick<MenuEntry, 'id' | 'label' | 'icon'>,
  { route, params }: { route: string; params?: Readonly<Record<string, string>> | undefined },
  categories: readonly GameCategory[],
): MenuEntry[] {
  const vendorRoute = providerRoute(stores, route, categories);
  const address =
    vendorRoute === undefined
      ? stores.site.routePath(route, params)
      : stores.site.routePath(vendorRoute);
  if (address === undefined || !stores.shows(stores.site.config.routes.routes[route]?.when))
    return [];
  return [{ ...entry, address, current: [route, vendorRoute].includes(stores.page.routeName) }];
}

/**
 * Returns the route of a vendor's own page in the category of `route`, if the operator has that
 * vendor. Source: ROUTE-11.
 */
function providerRoute(
  { site }: RootStore,
  route: string,
  categories: readonly GameCategory[],
): string | undefined {
  const { routes } = site.config.routes;
  const gameType = routes[route]?.gameType;
  const entry = Object.entries(routes).find(
    ([, { vendor, gameType: type }]) =>
      vendor !== undefined &&
      type === gameType &&
      categories.some(
        (category) =>
          category.gameType === type &&
          category.vendors.some(({ vassalage }) => vassalage === vendor),
      ),
  );
  return entry?.[0];
}
