import type { PageDocument } from '@livery/model';
import { isRegistered, type Registry } from './Registry.ts';

/**
 * Returns the chunks of a page's components, sorted. Load them before the page is shown. Unknown
 * components are left out.
 */
export function chunksOf(page: PageDocument, registry: Registry): string[] {
  const found = new Set<string>();
  for (const node of Object.values(page.nodes)) {
    const chunk = isRegistered(registry, node.use) ? registry.chunkOf(node.use) : undefined;
    if (chunk !== undefined) found.add(chunk);
  }
  return [...found].toSorted();
}
