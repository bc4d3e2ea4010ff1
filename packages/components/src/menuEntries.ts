import { iconNames, type IconName, type MenuItem } from '@livery/contract';
import type { RootStore } from '@livery/stores';
import { categoryIcon } from './categoryIcon.ts';

/** A menu entry as it is shown. */
export interface MenuEntry {
  id: string;
  label: string;
  address: string;
  icon: IconName | undefined;
  /** It leads to the page that is shown. */
  current: boolean;
}

/** The entries of a menu that are shown now: their conditions hold and their routes exist. Read it inside an observer. */
export function menuEntries(stores: RootStore, menu: string): MenuEntry[] {
  return (stores.site.config.menus.menus[menu] ?? []).flatMap((item) => {
    if (!stores.shows(item.when)) return [];
    if (item.each === 'gameCategories') return categoryEntries(stores);
    return ownEntry(stores, item);
  });
}

/** One entry for each of the operator's game categories that has a route. */
export function categoryEntries(stores: RootStore): MenuEntry[] {
  return stores.vendors.lanes.flatMap(({ gameType }) => {
    const target = stores.site.routeOfGameType(gameType);
    if (!target) return [];
    return routeEntry(stores, { id: gameType, label: stores.locale.text(`category.${gameType}`), icon: categoryIcon(gameType) }, target.route, target.params);
  });
}

function ownEntry(stores: RootStore, item: MenuItem): MenuEntry[] {
  const label = item.text ? stores.locale.text(item.text.$text, item.text.values) : item.id;
  const icon = iconNames.find((name) => name === item.icon);
  if (item.href !== undefined) return [{ id: item.id, label, address: item.href, icon, current: false }];
  return item.route === undefined ? [] : routeEntry(stores, { id: item.id, label, icon }, item.route, item.params);
}

function routeEntry(stores: RootStore, entry: Pick<MenuEntry, 'id' | 'label' | 'icon'>, route: string, params?: Readonly<Record<string, string>>): MenuEntry[] {
  const address = stores.site.routePath(route, params);
  if (address === undefined || !stores.shows(stores.site.config.routes.routes[route]?.when)) return [];
  return [{ ...entry, address, current: stores.page.routeName === route }];
}
