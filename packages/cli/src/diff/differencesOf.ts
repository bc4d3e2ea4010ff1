import type { ComparedSite } from './ComparedSite.ts';
import {
  describeBanners,
  describeFlags,
  describeMenus,
  describeRegistration,
  describeRoutes,
} from './describeNamed.ts';
import { describePages } from './describePages.ts';
import {
  describeAssets,
  describeCompliance,
  describeSite,
  describeTexts,
  describeUpstream,
  describeValues,
} from './describeRest.ts';
import { describeTheme } from './describeTheme.ts';
import type { Describe, Difference, Site } from './Difference.ts';

/** Descriptions by the part of a site that they read, in the order of a report. */
const describers: readonly { part: keyof Site; describe: Describe }[] = [
  { part: 'site', describe: describeSite },
  { part: 'theme', describe: describeTheme },
  { part: 'routes', describe: describeRoutes },
  { part: 'menus', describe: describeMenus },
  { part: 'pages', describe: describePages },
  { part: 'banners', describe: describeBanners },
  { part: 'flags', describe: describeFlags },
  { part: 'registration', describe: describeRegistration },
  { part: 'compliance', describe: describeCompliance },
  { part: 'upstream', describe: describeUpstream },
  { part: 'locales', describe: describeTexts },
  { part: 'assets', describe: describeAssets },
];

/** Returns all differences between two brands or parents, document by document. */
export function differencesOf(before: ComparedSite, after: ComparedSite): Difference[] {
  return describers.flatMap(({ part, describe }): Difference[] => {
    const [from, to] = [before.site[part], after.site[part]];
    if (from === undefined || to === undefined)
      return from === to
        ? []
        : [{ document: part, pointer: `/${part}`, text: to === undefined ? 'removed' : 'added' }];
    // Each description reads its own part only, which both sites have.
    return before.incomplete.has(part) || after.incomplete.has(part)
      ? describeValues(part, from, to)
      : describe(before.site as Site, after.site as Site);
  });
}
