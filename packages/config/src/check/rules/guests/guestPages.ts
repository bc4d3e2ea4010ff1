import { loginInsteadOf, matchRoute, pathOf } from '@livery/model';
import type { Check } from '../../BrandUnderCheck.ts';
import { getAt } from '../../../source/LocatedValue.ts';
import { didYouMean } from '../../../source/nearestName.ts';
import { joinPointer } from '../../../source/pointer.ts';

/**
 * Routes that every guest needs: help, terms and responsible gaming before an account exists, and
 * the recovery of a password without a session.
 */
const openRoutes = ['forget', 'help', 'responsible', 'terms'] as const;

/**
 * Checks that no guard closes the pages that every guest needs, and that the paths open to guests
 * exist. Source: ROUTE-15.
 */
export const guestPages: Check = (
  { brand, tree, documents: { site, routes: document } },
  report,
) => {
  if (!site || !document) return;
  const { routes } = document;
  const names = openRoutes.filter((name) => Object.hasOwn(routes, name));
  for (const name of names) {
    if (routes[name]?.access !== undefined)
      report(
        'LV458',
        joinPointer('/routes/routes', name, 'access'),
        `route "${name}" is needed by guests, so it cannot have "access"`,
      );
  }
  const closed = names.flatMap((name) => {
    const path = routes[name]?.access === undefined ? pathOf(routes, name) : undefined;
    return path !== undefined && loginInsteadOf({ site, routes: document }, path) !== undefined
      ? [path]
      : [];
  });
  // The brand's own list is the mistake, not the switch that makes it count.
  const list = getAt(tree, '/routes/guardExempt');
  const isOwnList = list?.location.document.layer === brand;
  if (closed.length > 0)
    report(
      'LV458',
      isOwnList ? '/routes/guardExempt' : '/site/loginedToHomePage',
      `guests cannot open ${closed.join(', ')}; add ${closed.length === 1 ? 'it' : 'them'} to "guardExempt" in routes.json`,
    );
  for (const [index, path] of list ? document.guardExempt.entries() : []) {
    if (matchRoute(routes, path)) continue;
    const hint = didYouMean(
      path,
      Object.values(routes).flatMap(({ paths }) => paths),
    );
    // A route that the brand deleted may stay in an inherited list.
    if (isOwnList || hint !== '')
      report('LV401', `/routes/guardExempt/${index}`, `no route has the path "${path}"${hint}`);
  }
};
