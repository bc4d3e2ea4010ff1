import { platformFlags, type FlagsDocument } from '@livery/model';
import { keyLocation } from '../../source/LocatedValue.ts';
import { nearestName } from '../../source/nearestName.ts';
import { joinPointer } from '../../source/pointer.ts';
import type { Check } from '../BrandUnderCheck.ts';

/**
 * Checks that no flag of the brand is a misspelt one: a new flag that nothing reads, and that
 * leaves the intended flag as it is.
 */
export const flags: Check = ({ brand, documents, references, tree }, report) => {
  const read = new Set([
    ...platformFlags,
    ...references.filter(({ kind }) => kind === 'flag').map(({ value }) => value),
  ]);
  const all = documents.flags?.flags ?? {};
  for (const name of Object.keys(all)) {
    const pointer = joinPointer('/flags/flags', name);
    if (read.has(name) || keyLocation(tree, pointer).document.layer !== brand) continue;
    const meant = flagOfModule(name, all) ?? nearestName(name, read);
    if (meant !== undefined)
      report('LV451', pointer, `nothing reads the flag "${name}"; did you mean "${meant}"?`, {
        atKey: true,
      });
  }
};

/**
 * Returns the flag that follows a module of the operator, for one that has the name of the module.
 */
function flagOfModule(name: string, all: FlagsDocument['flags']): string | undefined {
  return Object.keys(all).find((flag) => flag !== name && all[flag]?.module === name);
}
