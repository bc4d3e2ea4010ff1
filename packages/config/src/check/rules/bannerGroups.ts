import { isContextPath, type PageDocument, type RoutesDocument } from '@livery/model';
import type { Check } from '../BrandUnderCheck.ts';
import { pageGraph } from '../pageGraph.ts';
import { didYouMean } from '../../source/nearestName.ts';
import { joinPointer } from '../../source/pointer.ts';

type Route = RoutesDocument['routes'][string];

/**
 * Checks that each banner is shown somewhere: its group is named by a page, or by a route whose
 * page or layout has a place for the route's group.
 */
export const bannerGroups: Check = ({ documents, pages, references }, report) => {
  if (!documents.banners || !documents.routes) return;
  const groups = Object.entries(documents.banners.groups);
  const names = groups.map(([name]) => name);
  const named = references.filter(({ kind }) => kind === 'bannerGroup');
  // A wrong reference is reported itself, not the group that it leaves unused.
  if (named.some(({ value }) => !names.includes(value))) return;
  for (const [group, banners] of groups) {
    if (banners.length === 0) continue;
    const isOnPage = named.some(
      ({ value, pointer }) => value === group && pointer.startsWith('/pages/'),
    );
    const routes = Object.entries(documents.routes.routes).filter(
      ([, { bannerGroup }]) => bannerGroup === group,
    );
    if (isOnPage || routes.some(([, route]) => hasPlace(route, pages))) continue;
    const [[name, { layout }] = ['', { layout: '' }]] = routes;
    const used = names.filter((other) => named.some(({ value }) => value === other));
    report(
      'LV452',
      joinPointer('/banners/groups', group),
      routes.length === 0
        ? `no route or page shows the banners of "${group}"${didYouMean(group, used)}`
        : `the banners of "${group}" are never shown: route "${name}" has no place for them in its page or its layout "${layout}"`,
      { atKey: true },
    );
  }
};

/** Returns whether the page or the layout of a route shows the route's banner group. */
function hasPlace({ page, layout }: Route, pages: ReadonlyMap<string, PageDocument>): boolean {
  return [page, layout].some((name) => {
    const document = name === undefined ? undefined : pages.get(name);
    // A page with problems of its own is not judged.
    if (!document) return name !== undefined;
    // Neither is a layout that cannot show the page.
    if (name === layout && !Object.values(document.nodes).some(({ use }) => use === 'Outlet'))
      return true;
    return [...pageGraph(document).reached].some((id) =>
      Object.values(document.nodes[id]?.props ?? {}).some(
        (value: unknown) =>
          typeof value === 'object' &&
          value !== null &&
          '$value' in value &&
          // A misspelt path is reported itself.
          (value.$value === 'route.bannerGroup' || !isContextPath(String(value.$value))),
      ),
    );
  });
}
