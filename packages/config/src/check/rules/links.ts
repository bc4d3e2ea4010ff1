import type { Scalar } from '@livery/model';
import type { Check } from '../BrandUnderCheck.ts';
import { didYouMean } from '../../source/nearestName.ts';
import { getAt, plainValue } from '../../source/LocatedValue.ts';
import { joinPointer, pointerParts } from '../../source/pointer.ts';

/**
 * Checks the links of pages and banners. A link with parameters must give those of its route, with
 * values that the route has; the route of a link without parameters must not require any.
 */
export const links: Check = ({ documents, references, tree }, report) => {
  const routes = documents.routes?.routes ?? {};
  const reportFaults = (name: string, pointer: string, paramsAt: string): void => {
    const route = Object.hasOwn(routes, name) ? routes[name] : undefined;
    if (!route) return;
    const located = getAt(tree, paramsAt);
    // The schema of the component has checked that it is an object.
    const params = (located ? plainValue(located) : {}) as Readonly<
      Record<string, Scalar | object>
    >;
    const needed = Array.from(
      (route.paths[0] ?? '').matchAll(/\{([^{}]*)\}/g),
      ([, parameter = '']) => parameter,
    );
    for (const parameter of needed) {
      const values = route.params?.[parameter] ?? [];
      const value = params[parameter];
      // The browser checks the value of a row.
      if (typeof value === 'object') continue;
      if (value !== undefined && !values.includes(String(value))) {
        report(
          'LV422',
          joinPointer(paramsAt, parameter),
          `route "${name}" knows no ${parameter} "${String(value)}"${didYouMean(String(value), values)}`,
        );
        continue;
      }
      // A parameter without values is reported at the route itself.
      if (value !== undefined || values.length < 2) continue;
      const advice = located
        ? `add "${parameter}" to its "params"`
        : `a name alone does not say which of ${values.join(', ')}; name a route of one value`;
      report(
        'LV422',
        pointer,
        `"${pointerParts(pointer).at(-1)}" leads to route "${name}" without its parameter "${parameter}": ${advice}`,
      );
    }
    for (const parameter of Object.keys(params))
      if (!needed.includes(parameter))
        report(
          'LV422',
          joinPointer(paramsAt, parameter),
          `route "${name}" has no parameter "${parameter}"${didYouMean(parameter, needed)}`,
        );
  };
  for (const { kind, value, pointer } of references) {
    if (kind === 'route' && pointer.startsWith('/pages/'))
      reportFaults(value, pointer, joinPointer(parentOf(pointer), 'params'));
  }
  for (const [group, banners] of Object.entries(documents.banners?.groups ?? {})) {
    for (const [index, { linkageType, linkageTarget = '' }] of banners.entries()) {
      const at = joinPointer('/banners/groups', group, index);
      if (linkageType === 'ROUTE')
        reportFaults(linkageTarget, joinPointer(at, 'linkageTarget'), joinPointer(at, 'params'));
    }
  }
};

function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}
