import { homeInsteadOf, loginInsteadOf, matchRoute, type RoutesDocument } from '@livery/model';
import type { Check } from '../BrandUnderCheck.ts';
import { joinPointer } from '../../source/pointer.ts';
import { firstPath, pathOnly } from './routes.ts';

/**
 * Returns the path that a visitor is sent to instead of a page; `undefined` if the page is shown.
 */
type Step = (path: string) => string | undefined;

/**
 * Checks that redirects end at a page, for a guest, who may be sent to a login, and for a member,
 * who is sent from a login to the home page.
 */
export const redirects: Check = ({ documents: { site, routes: document } }, report) => {
  if (!site || !document) return;
  const { routes } = document;
  const redirectOf: Step = (path) => {
    const name = matchRoute(routes, path)?.name;
    return name === undefined ? undefined : routes[name]?.redirect;
  };
  const steps: readonly Step[] = [
    (path) => loginInsteadOf({ site, routes: document }, path) ?? redirectOf(path),
    (path) => homeInsteadOf({ routes: document }, path, { agentCentre: false }) ?? redirectOf(path),
  ];
  const reported = new Set<string>();
  for (const step of steps) {
    const settled = new Set<string>();
    for (const route of Object.values(routes)) {
      const circle = circleFrom(firstPath(route), { routes, step, settled });
      const [culprit] = Object.keys(routes).filter(
        (name) => circle.includes(name) && routes[name]?.redirect !== undefined,
      );
      const name = culprit ?? circle[0];
      if (name === undefined || circle.some((each) => reported.has(each))) continue;
      for (const each of circle) reported.add(each);
      report(
        'LV442',
        joinPointer('/routes/routes', name, culprit === undefined ? 'access' : 'redirect'),
        `redirects lead in a circle: ${[...circle, circle[0]].join(' → ')}; one of them has to show a page`,
      );
    }
  }
};

/**
 * Returns the names of the routes that a visitor is sent around, or nothing. Each route is followed
 * once: `settled` has those whose end is known.
 */
function circleFrom(
  start: string,
  { routes, step, settled }: { routes: RoutesDocument['routes']; step: Step; settled: Set<string> },
): string[] {
  const names: string[] = [];
  for (let path: string | undefined = start; path !== undefined;) {
    const name = matchRoute(routes, pathOnly(path))?.name;
    if (name === undefined) return [];
    if (names.includes(name)) return names.slice(names.indexOf(name));
    if (settled.has(name)) return [];
    settled.add(name);
    names.push(name);
    path = step(pathOnly(path));
  }
  return [];
}
