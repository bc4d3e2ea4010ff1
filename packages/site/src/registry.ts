import { componentRegistry } from '@livery/components';
import type { PageBootstrap } from '@livery/model';
import { chunksOf, Outlet, type Registry } from '@livery/renderer';

/** The site's components: the registry of the components package, and the renderer's own Outlet. */
export const registry: Registry = {
  get: (name) => (name === 'Outlet' ? Outlet : componentRegistry.get(name)),
  chunkOf: componentRegistry.chunkOf,
};

/** The chunks a page and its layout need. */
function chunksOfPages({ layout, page }: Pick<PageBootstrap, 'layout' | 'page'>): string[] {
  const named = [...chunksOf(layout, registry), ...chunksOf(page, registry)];
  return [
    ...new Set(named.flatMap((chunk) => [chunk, componentRegistry.partsOf(chunk) ?? chunk])),
  ].toSorted();
}

/** The chunks a page needs before it can answer its visitor. */
export function firstChunksOf(page: Pick<PageBootstrap, 'layout' | 'page'>): string[] {
  return chunksOfPages(page).filter((chunk) => !componentRegistry.isLazy(chunk));
}

/**
 * Loads all a page needs before it is shown in place of another one; rejects when it cannot be had.
 */
export function prepare(page: Pick<PageBootstrap, 'layout' | 'page'>): Promise<void> {
  return componentRegistry.load(chunksOfPages(page));
}

/**
 * Loads what a page needs before it takes over what the server rendered; rejects when it cannot be
 * had.
 */
export function prepareFirst(page: Pick<PageBootstrap, 'layout' | 'page'>): Promise<void> {
  return componentRegistry.load(firstChunksOf(page));
}
