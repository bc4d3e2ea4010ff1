import type { Check } from '../../BrandUnderCheck.ts';
import { joinPointer } from '../../../source/pointer.ts';

/**
 * Checks that the first page of each centre is in its menu, that the entries of the centres' menus
 * open pages of their own centre, and that no other menu has such entries.
 */
export const centreMenus: Check = ({ documents, pages, deleted }, report) => {
  if (!documents.site) return;
  const centres = Object.entries(documents.site.centres ?? {});
  const menus = documents.menus?.menus ?? {};
  for (const [name, { menu, defaultPage }] of centres) {
    const entries = Object.hasOwn(menus, menu) ? menus[menu] : undefined;
    // A page that does not exist and an unknown menu are reported as references.
    if (!entries || !pages.has(defaultPage) || entries.some(({ page }) => page === defaultPage))
      continue;
    const first = entries.find(({ page }) => page !== undefined)?.page;
    const removed = deleted.get(joinPointer('/menus/menus', menu, pageName(defaultPage)));
    report(
      'LV476',
      joinPointer('/site/centres', name, 'defaultPage'),
      `menu "${menu}" has no entry for "${defaultPage}", the first page of the centre; ${first === undefined ? 'add it' : `add it, or set "defaultPage": "${first}"`}`,
      removed ? { location: removed } : {},
    );
  }
  // Entries of a centre whose menu is misspelt are in the right menu.
  if (centres.some(([, { menu }]) => !Object.hasOwn(menus, menu))) return;
  for (const [name, items] of Object.entries(menus)) {
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

/** `mc.withdraw` → `withdraw`, which is also the id of its entry. */
function pageName(page: string): string {
  return page.slice(page.indexOf('.') + 1);
}
