import type { AxeFault, AxeResult } from './AxeResult.ts';
import { lookName } from './looks.ts';

/** A fault, and in which looks of the page it was found. */
export interface GroupedFault extends AxeFault {
  looks: readonly string[];
}

/** The faults of a page over its looks: one an element and rule, in the order they were met. */
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
