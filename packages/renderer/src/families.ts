import type { PageDocument } from '@livery/model';
import { isRegistered, type Registry } from './Registry.ts';

/**
 * The component families a page needs, in order; load them before the page is shown. Names nobody
 * registered are left out.
 */
export function families(page: PageDocument, registry: Registry): string[] {
  const found = new Set<string>();
  for (const node of Object.values(page.nodes)) {
    const family = isRegistered(registry, node.use) ? registry.familyOf(node.use) : undefined;
    if (family !== undefined) found.add(family);
  }
  return [...found].toSorted();
}
