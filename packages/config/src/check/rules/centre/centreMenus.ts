import type { Check } from '../../BrandUnderCheck.ts';
import { joinPointer } from '../../../source/pointer.ts';

/**
 * Checks that the entries of the centres' menus open pages of their own centre, and that no other
 * menu has such entries.
 */
export const centreMenus: Check = ({ documents }, report) => {
  if (!documents.site) return;
  const centres = Object.entries(documents.site.centres ?? {});
  for (const [name, items] of Object.entries(documents.menus?.menus ?? {})) {
    const [centre] = centres.find(([, { menu }]) => menu === name) ?? [];
    for (const [index, { id, page }] of items.entries()) {
      const at = joinPointer('/menus/menus', name, index);
      if (page !== undefined && centre === undefined)
        report(
          'LV476',
          `${at}/page`,
          `"${id}" opens a page of a centre, but "${name}" is the menu of none; name it in "centres" of site.json`,
        );
      else if (page !== undefined && !page.startsWith(`${centre}.`))
        report('LV476', `${at}/page`, `"${id}" opens a page of another centre than its menu`);
      else if (page === undefined && centre !== undefined)
        report(
          'LV476',
          at,
          `"${id}" would not be shown, because entries of a centre open pages; add "page"`,
        );
    }
  }
};
