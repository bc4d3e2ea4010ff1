import type { Check } from '../BrandUnderCheck.ts';
import { joinPointer, pointerParts } from '../../source/pointer.ts';

/**
 * Checks links that consist of a route name only, in a prop or a banner. They cannot pass
 * parameters, so their route must not require any.
 */
export const links: Check = ({ documents, references }, report) => {
  const routes = documents.routes?.routes ?? {};
  const reportMissing = (name: string, pointer: string): void => {
    const route = Object.hasOwn(routes, name) ? routes[name] : undefined;
    for (const [, parameter = ''] of (route?.paths[0] ?? '').matchAll(/\{([^{}]*)\}/g)) {
      const values = route?.params?.[parameter] ?? [];
      // A parameter without values is reported at the route itself.
      if (values.length < 2) continue;
      const advice = `a name alone does not say which of ${values.join(', ')}; name a route of one value`;
      report(
        'LV422',
        pointer,
        `"${pointerParts(pointer).at(-1)}" leads to route "${name}" without its parameter "${parameter}": ${advice}`,
      );
    }
  };
  for (const { kind, value, pointer } of references) {
    if (kind === 'route' && pointer.startsWith('/pages/')) reportMissing(value, pointer);
  }
  for (const [group, banners] of Object.entries(documents.banners?.groups ?? {})) {
    for (const [index, { linkageType, linkageTarget = '' }] of banners.entries()) {
      if (linkageType === 'ROUTE')
        reportMissing(linkageTarget, joinPointer('/banners/groups', group, index, 'linkageTarget'));
    }
  }
};
