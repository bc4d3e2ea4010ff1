import type { RoutesDocument } from '@livery/model';
import type { Check } from '../BrandUnderCheck.ts';
import { joinPointer } from '../../source/pointer.ts';

const outlet = 'Outlet';

/** Checks that each layout has exactly one Outlet and that no page has one. */
export const layouts: Check = ({ documents, pages }, report) => {
  if (!documents.routes) return;
  const routes = Object.values(documents.routes.routes);
  const layoutNames = new Set(
    routes.filter(({ page }) => page !== undefined).map(({ layout }) => layout),
  );
  const pageNames = new Set(routes.map(({ page }) => page));
  for (const [name, page] of pages) {
    const at = joinPointer('/pages', name);
    const [first, second] = Object.keys(page.nodes).filter((id) => page.nodes[id]?.use === outlet);
    if (layoutNames.has(name) && first === undefined)
      report('LV418', ...placeOfLack(name, at, documents.routes, pageNames.has(name)));
    if (layoutNames.has(name) && second !== undefined)
      report(
        'LV418',
        joinPointer(at, 'nodes', second, 'use'),
        `layout "${name}" has a second Outlet; keep one of "${first}" and "${second}"`,
      );
    if (!layoutNames.has(name) && pageNames.has(name) && first !== undefined) {
      report(
        'LV418',
        joinPointer(at, 'nodes', first, 'use'),
        `page "${name}" is no layout: no page is put into its Outlet`,
      );
    }
  }
};

/**
 * Returns where a layout lacks its Outlet, with a message: at the route if it names a page as its
 * layout, otherwise in the layout.
 */
function placeOfLack(
  name: string,
  at: string,
  { routes }: RoutesDocument,
  isPage: boolean,
): [pointer: string, message: string] {
  const [route] =
    Object.entries(routes).find(
      ([, { layout, page }]) => isPage && page !== undefined && layout === name,
    ) ?? [];
  return route === undefined
    ? [at, `layout "${name}" has no Outlet for the page`]
    : [
        joinPointer('/routes/routes', route, 'layout'),
        `"${name}" is a page, not a layout: it has no Outlet for the page of route "${route}"`,
      ];
}
