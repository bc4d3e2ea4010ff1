import type { AxeFault, AxeResult } from './AxeResult.ts';
import { lookName } from './looks.ts';

/** Fault with the looks of the page in which it was found. */
export interface GroupedFault extends AxeFault {
  looks: readonly string[];
}

/**
 * Groups the faults of a page across its looks: one for each element and rule, in order of
 * occurrence.
 */
export function groupFaults(results: readonly AxeResult[]): GroupedFault[] {
  const groups = new Map<string, GroupedFault>();
  for (const { look, violations } of results) {
    for (const fault of violations) {
      const key = `${fault.rule} ${fault.selector}`;
      groups.set(key, { ...fault, looks: [...(groups.get(key)?.looks ?? []), lookName(look)] });
    }
  }
  return [...groups.values()];
}
