import type { MenuItem } from '@livery/model';
import type { Check } from '../BrandUnderCheck.ts';
import { didYouMean } from '../../source/nearestName.ts';
import { joinPointer } from '../../source/pointer.ts';

/**
 * Checks that each menu entry leads to one place and has a label, and that it passes the path
 * parameters that its route requires.
 */
export const menus: Check = ({ documents }, report) => {
  if (!documents.menus) return;
  for (const [name, items] of Object.entries(documents.menus.menus)) {
    for (const [index, item] of items.entries()) {
      const at = joinPointer('/menus/menus', name, index);
      const fault = faultOf(item);
      if (fault !== undefined) report('LV450', at, `"${item.id}" ${fault}`);
      const route = item.route === undefined ? undefined : documents.routes?.routes[item.route];
      if (!route) continue;
      const needed = Array.from(
        (route.paths[0] ?? '').matchAll(/\{([^{}]*)\}/g),
        ([, parameter]) => parameter ?? '',
      );
      for (const parameter of needed) {
        const values = route.params?.[parameter] ?? [];
        const value = item.params?.[parameter];
        // A parameter with a single possible value may be omitted.
        if (value === undefined && values.length === 1) continue;
        // A parameter without values is reported at the route.
        if (values.length === 0) continue;
        if (value === undefined) {
          report(
            'LV422',
            at,
            `"${item.id}" leads to route "${item.route}" without its parameter; add "params": {"${parameter}": "${values[0] ?? ''}"}`,
          );
        } else if (!values.includes(value)) {
          report(
            'LV422',
            joinPointer(at, 'params', parameter),
            `route "${item.route}" knows no ${parameter} "${value}"${didYouMean(value, values)}`,
          );
        }
      }
    }
  }
};

/** Returns why an entry would not be shown as it is written. */
function faultOf({ route, href, each, opensMenu, page, text }: MenuItem): string | undefined {
  const targets = Object.entries({ route, href, each, opensMenu, page }).flatMap(([name, value]) =>
    value === undefined ? [] : `"${name}"`,
  );
  if (targets.length === 0)
    return 'leads nowhere and would not be shown; add "route", "href", "each" or "opensMenu"';
  if (targets.length > 1) return `has ${targets.join(' and ')}; keep one of them`;
  return each === undefined && text === undefined
    ? 'has no label; add "text": { "$text": "…" }'
    : undefined;
}
