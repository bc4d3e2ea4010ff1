import type { Check } from '../BrandUnderCheck.ts';
import { didYouMean } from '../../source/nearestName.ts';
import { joinPointer } from '../../source/pointer.ts';

/** Checks that each menu entry passes the path parameters that its route requires. */
export const menus: Check = ({ documents }, report) => {
  if (!documents.menus || !documents.routes) return;
  for (const [name, items] of Object.entries(documents.menus.menus)) {
    for (const [index, item] of items.entries()) {
      const route = item.route === undefined ? undefined : documents.routes.routes[item.route];
      if (!route) continue;
      const at = joinPointer('/menus/menus', name, index);
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
