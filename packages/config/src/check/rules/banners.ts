import { matchRoute } from '@livery/model';
import type { Check } from '../BrandUnderCheck.ts';
import { keyLocation } from '../../source/LocatedValue.ts';
import { didYouMean } from '../../source/nearestName.ts';
import { joinPointer } from '../../source/pointer.ts';
import { routeHint } from '../routeHint.ts';

const linkageTypes = '"ROUTE", "URL" or "GAME"';

/** Checks that the target of each banner exists and is safe to open. */
export const banners: Check = ({ documents, tree }, report) => {
  for (const [group, list] of Object.entries(documents.banners?.groups ?? {})) {
    for (const [index, banner] of list.entries()) {
      const { linkageType, linkageTarget, bannerId } = banner;
      const at = joinPointer('/banners/groups', group, index);
      const target = `${at}/linkageTarget`;
      if (linkageType === undefined) {
        if (linkageTarget !== undefined)
          report(
            'LV202',
            `${at}/linkageType`,
            `banner "${bannerId}" has a linkageTarget but lacks "linkageType": ${linkageTypes}`,
            { location: keyLocation(tree, target) },
          );
        continue;
      }
      if (linkageTarget === undefined)
        report(
          'LV202',
          target,
          `banner "${bannerId}" has linkageType ${linkageType} but lacks "linkageTarget"`,
        );
      else if (linkageType === 'URL' && !isHttps(linkageTarget))
        report(
          'LV505',
          target,
          `"${linkageTarget}" is no https address; it begins with "https://"`,
        );
      else if (linkageType === 'GAME' && !/^\d{1,15}$/.test(linkageTarget))
        report('LV205', target, `"${linkageTarget}" is no game: a nodeId is a whole number`);
      else if (linkageType === 'GAME') {
        for (const name of ['vendor', 'gameType'] as const) {
          if (banner[name] === undefined)
            report(
              'LV202',
              `${at}/${name}`,
              `banner "${bannerId}" opens a game but lacks "${name}"`,
            );
        }
      } else if (linkageType === 'ROUTE' && documents.routes) {
        const all = documents.routes.routes;
        const exists = linkageTarget.startsWith('/')
          ? matchRoute(all, linkageTarget.split(/[?#]/)[0] ?? '')
          : Object.hasOwn(all, linkageTarget);
        const verb = linkageTarget.startsWith('/') ? 'has the path' : 'is called';
        if (!exists)
          report(
            'LV401',
            target,
            `no route ${verb} "${linkageTarget}"${isHttps(linkageTarget) ? '; for another site, write "linkageType": "URL"' : didYouMean(linkageTarget, Object.keys(all)) || routeHint(linkageTarget, all)}`,
          );
      }
    }
  }
};

function isHttps(address: string): boolean {
  return /^https:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/.test(address) && URL.canParse(address);
}
