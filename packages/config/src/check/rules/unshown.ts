import type { Check } from '../BrandUnderCheck.ts';
import { didYouMean, hintOf, nearestName } from '../../source/nearestName.ts';
import { getAt, nearestLocation, type LocatedValue } from '../../source/LocatedValue.ts';
import { joinPointer } from '../../source/pointer.ts';

/**
 * Checks that the brand's own pages and menus are shown by something. As long as one name is wrong,
 * nothing is reported, because the wrong name may be that of the page or menu.
 */
export const unshown: Check = ({ brand, tree, references, pages }, report) => {
  const menus = namesIn('/menus/menus', 'menu');
  for (const name of menus.unshown)
    report(
      'LV745',
      joinPointer('/menus/menus', name),
      `no MenuBar, button or centre shows the menu "${name}"${didYouMean(name, menus.shown)}`,
      { atKey: true },
    );
  const { unshown: ownPages, inherited } = namesIn('/pages', 'page');
  for (const name of ownPages) {
    const pointer = joinPointer('/pages', name);
    const location = { location: nearestLocation(tree, pointer) };
    const meant = nearestName(name, inherited);
    const [centre] = /^(?:mc|ac)(?=\.)/.exec(name) ?? [];
    if (pages.has(name))
      report(
        'LV746',
        pointer,
        centre === undefined
          ? `no route shows the page "${name}"${meant === undefined ? '; add one to routes.json' : hintOf(`${meant}.json`)}`
          : `no entry of a menu opens the page "${name}"; add one to the menu of the centre "${centre}"`,
        location,
      );
    else if (meant !== undefined)
      report(
        'LV751',
        pointer,
        `"${name}" is no whole page, and changes none that there is${hintOf(`${meant}.json`)}`,
        location,
      );
  }

  /**
   * Returns the brand's own names that nothing refers to, those referred to, and inherited ones.
   */
  function namesIn(
    pointer: string,
    kind: 'page' | 'menu',
  ): { unshown: string[]; shown: ReadonlySet<string>; inherited: string[] } {
    const object = getAt(tree, pointer);
    const all = object?.kind === 'object' ? [...object.entries] : [];
    const isOwn = ([, { value }]: (typeof all)[number]): boolean => isOfLayer(value, brand);
    const shown = new Set(
      references.filter((reference) => reference.kind === kind).map(({ value }) => value),
    );
    const names = new Set(all.map(([name]) => name));
    return {
      unshown: [...shown].every((name) => names.has(name))
        ? all.filter(isOwn).flatMap(([name]) => (shown.has(name) ? [] : name))
        : [],
      shown,
      inherited: all.filter((entry) => !isOwn(entry)).map(([name]) => name),
    };
  }
};

/** Returns whether a layer wrote a value and everything in it. */
function isOfLayer(value: LocatedValue, layer: string): boolean {
  if (value.location.document.layer !== layer) return false;
  if (value.kind === 'list') return value.items.every((item) => isOfLayer(item, layer));
  if (value.kind === 'scalar') return true;
  return [...value.entries.values()].every((entry) => isOfLayer(entry.value, layer));
}
