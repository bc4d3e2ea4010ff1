import { platformFlags } from '@livery/model';
import { keyLocation } from '../../source/LocatedValue.ts';
import { nearestName } from '../../source/nearestName.ts';
import { joinPointer } from '../../source/pointer.ts';
import type { Check } from '../BrandUnderCheck.ts';

/**
 * Checks that no flag of the brand is a misspelt one: a new flag that nothing reads, and that leaves
 * the intended flag as it is.
 */
export const flags: Check = ({ brand, documents, references, tree }, report) => {
  const read = new Set([
    ...platformFlags,
    ...references.filter(({ kind }) => kind === 'flag').map(({ value }) => value),
  ]);
  for (const name of Object.keys(documents.flags?.flags ?? {})) {
    const pointer = joinPointer('/flags/flags', name);
    if (read.has(name) || keyLocation(tree, pointer).document.layer !== brand) continue;
    const meant = nearestName(name, read);
    if (meant !== undefined)
      report('LV451', pointer, `nothing reads the flag "${name}"; did you mean "${meant}"?`, {
        atKey: true,
      });
  }
};
