import type { IconName, MenuItem } from '@livery/model';
import type { RootStore } from '@livery/stores';
import { categoryIcon } from '../core/categoryIcon.ts';

/** A menu entry as it is shown. */
export interface MenuEntry {
  id: string;
  label: string;
  address: string;
  icon: IconName | undefined;
  /** It leads to the page that is shown. */
  current: boolean;
}

/**
 * The entries of a menu that are shown now: their conditions hold and their routes exist. Read it
 * inside an observer.
 */
export function menuEntries(stores: RootStore, menu: string): MenuEntry[] {
  return (stores.site.config.menus.menus[menu] ?? []).flatMap((item) => {
    if (!stores.shows(item.when)) return [];
    if (item.each === 'gameCategories') return categoryEntries(stores);
    return ownEntry(stores, item);
  });
}

/** One entry for each of the operator's game categories that has a route. */
export function categoryEntries(
  stores: RootStore,
  categories = stores.vendors.categories,
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
      target.route,
      target.params,
    );
  });
}

function ownEntry(stores: RootStore, item: MenuItem): MenuEntry[] {
  const label = item.text ? stores.locale.text(item.text.$text, item.text.values) : item.id;
  const icon = item.icon as IconName | undefined; // Checked where the document was validated.
  if (item.href !== undefined)
    return [{ id: item.id, label, address: item.href, icon, current: false }];
  return item.route === undefined
    ? []
    : routeEntry(stores, { id: item.id, label, icon }, item.route, item.params);
}

function routeEntry(
  stores: RootStore,
  entry: Pick<MenuEntry, 'id' | 'label' | 'icon'>,
  route: string,
  params?: Readonly<Record<string, string>>,
): MenuEntry[] {
  const own = providerRoute(stores, route);
  const address =
    own === undefined ? stores.site.routePath(route, params) : stores.site.routePath(own);
  if (address === undefined || !stores.shows(stores.site.config.routes.routes[route]?.when))
    return [];
  return [{ ...entry, address, current: [route, own].includes(stores.page.routeName) }];
}

/**
 * A provider of the category that has a page of its own, where the operator has that provider.
 * Source: product-spec §2 "/fbsports opened when a sports provider coded FB exists".
 */
function providerRoute({ site, vendors }: RootStore, route: string): string | undefined {
  const { routes } = site.config.routes;
  const gameType = routes[route]?.gameType;
  const own = Object.entries(routes).find(
    ([, { vendor, gameType: type }]) =>
      vendor !== undefined &&
      type === gameType &&
      vendors.categories.some(
        (category) =>
          category.gameType === type &&
          category.vendors.some(({ vassalage }) => vassalage === vendor),
      ),
  );
  return own?.[0];
}
