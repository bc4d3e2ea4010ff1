import { isServerPath, matchRoute } from '@livery/model';
import type { Check } from '../BrandUnderCheck.ts';

/** Files that the server has below these paths have hashed names, so other names are free. */
const hashedFiles = /^\/(?:assets|build)\//;

/** Checks that the path of a retired service worker is free: routes and the server come first. */
export const retiredWorkers: Check = ({ documents: { site, routes } }, report) => {
  for (const [index, path] of (site?.retiredWorkers ?? []).entries()) {
    const route = matchRoute(routes?.routes ?? {}, path)?.name;
    const pointer = `/site/retiredWorkers/${index}`;
    if (isServerPath(path) && !hashedFiles.test(path))
      report('LV446', pointer, `${path} is answered by the server itself`);
    else if (route !== undefined)
      report('LV446', pointer, `${path} is a path of the route "${route}"`);
  }
};
