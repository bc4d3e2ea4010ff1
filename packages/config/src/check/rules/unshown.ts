import type { BrandUnderCheck, Check } from '../BrandUnderCheck.ts';
import { didYouMean, hintOf, nearestName } from '../../source/nearestName.ts';
import { childOf, getAt, keyLocation, type LocatedValue } from '../../source/LocatedValue.ts';
import { joinPointer } from '../../source/pointer.ts';

/**
 * Checks that the brand's own pages and menus are shown by something. While a name is wrong
 * anywhere, nothing is said, because the wrong name may be that of the page or menu.
 */
export const unshown: Check = (underCheck, report) => {
  const { brand, tree, references } = underCheck;
  const named = (kind: 'page' | 'menu', from = ''): Set<string> =>
    new Set(
      references
        .filter((reference) => reference.kind === kind && reference.pointer.startsWith(from))
        .map(({ value }) => value),
    );
  const namesOf = (kind: 'page' | 'menu', pointer: string): string[] => {
    const all = [...entriesAt(tree, pointer).keys()];
    const isSettled = [...named(kind)].every((name) => all.includes(name));
    const shown = named(kind);
    return isSettled
      ? all.filter((name) => !shown.has(name) && isOwn(underCheck, joinPointer(pointer, name)))
      : [];
  };
  for (const name of namesOf('menu', '/menus/menus'))
    report(
      'LV745',
      joinPointer('/menus/menus', name),
      `no MenuBar, button or centre shows the menu "${name}"${didYouMean(name, named('menu'))}`,
      { atKey: true },
    );
  for (const name of namesOf('page', '/pages')) {
    const pointer = joinPointer('/pages', name);
    const [centre] = /^(?:mc|ac)(?=\.)/.exec(name) ?? [];
    const inherited = [...entriesAt(tree, '/pages').keys()].filter(
      (other) => !isOwn(underCheck, joinPointer('/pages', other)),
    );
    const meant = nearestName(name, inherited);
    const advice = meant === undefined ? '; add one to routes.json' : hintOf(`${meant}.json`);
    report(
      'LV746',
      pointer,
      centre === undefined
        ? `no route shows the page "${name}"${advice}`
        : `no entry of a menu opens the page "${name}"; add one to the menu of the centre "${centre}"`,
      { location: getAt(tree, pointer)?.location ?? keyLocation(tree, pointer) },
    );
  }

  function isOwn({ tree: root }: BrandUnderCheck, pointer: string): boolean {
    const value = getAt(root, pointer);
    return value !== undefined && isOfLayer(value, brand);
  }
};

function entriesAt(tree: LocatedValue, pointer: string): ReadonlyMap<string, unknown> {
  const value = getAt(tree, pointer);
  return value?.kind === 'object' ? value.entries : new Map();
}

/** Returns whether a layer wrote a value and everything in it. */
function isOfLayer(value: LocatedValue, layer: string): boolean {
  if (value.location.document.layer !== layer) return false;
  const parts =
    value.kind === 'object'
      ? [...value.entries.keys()].map((name) => childOf(value, name))
      : value.kind === 'list'
        ? value.items
        : [];
  return parts.every((part) => part === undefined || isOfLayer(part, layer));
}
