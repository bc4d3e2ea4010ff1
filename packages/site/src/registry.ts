import { componentRegistry } from '@livery/components';
import type { PageBootstrap, PageDocument } from '@livery/model';
import { chunksOf, Outlet, type Registry } from '@livery/renderer';

/** Component registry of the site: the components package, and the renderer's Outlet. */
export const registry: Registry = {
  ...componentRegistry,
  get: (name) => (name === 'Outlet' ? Outlet : componentRegistry.get(name)),
};

/** Returns the chunks of a page and its layout. */
function chunksOfPages({ layout, page }: Pick<PageBootstrap, 'layout' | 'page'>): string[] {
  const named = [...chunksOf(layout, registry), ...chunksOf(page, registry)];
  return [
    ...new Set(named.flatMap((chunk) => [chunk, componentRegistry.partsOf(chunk) ?? chunk])),
  ].toSorted();
}

/** Returns the chunks that a page needs before it is interactive. */
export function firstChunksOf(page: Pick<PageBootstrap, 'layout' | 'page'>): string[] {
  return chunksOfPages(page).filter((chunk) => !componentRegistry.isLazy(chunk));
}

/** Loads all chunks of a page before it replaces another one. Rejects if one fails to load. */
export function prepare(page: Pick<PageBootstrap, 'layout' | 'page'>): Promise<void> {
  return componentRegistry.load(chunksOfPages(page));
}

/** Loads all chunks of a page without a layout. Rejects if one fails to load. */
export function preparePage(page: PageDocument): Promise<void> {
  return componentRegistry.load(chunksOf(page, registry));
}

/** Loads the chunks that a page needs before hydration. Rejects if one fails to load. */
export function prepareFirst(page: Pick<PageBootstrap, 'layout' | 'page'>): Promise<void> {
  return componentRegistry.load(firstChunksOf(page));
}
