import { componentRegistry } from '@livery/components';
import type { PageBootstrap } from '@livery/contract';
import { families, Outlet, type Registry } from '@livery/renderer';

/** The site's components: the registry of the components package, and the renderer's own Outlet. */
export const registry: Registry = {
  get: (name) => (name === 'Outlet' ? Outlet : componentRegistry.get(name)),
  familyOf: componentRegistry.familyOf,
};

/** The families a page and its layout need. */
export function familiesOf({ layout, page }: Pick<PageBootstrap, 'layout' | 'page'>): string[] {
  return [...new Set([...families(layout, registry), ...families(page, registry)])].toSorted();
}

/** Loads what a page needs before it is shown; rejects when it cannot be had. */
export function prepare(page: Pick<PageBootstrap, 'layout' | 'page'>): Promise<void> {
  return componentRegistry.load(familiesOf(page));
}
