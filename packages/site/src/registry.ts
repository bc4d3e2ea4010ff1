import { componentRegistry } from '@livery/components';
import type { PageBootstrap } from '@livery/model';
import { families, Outlet, type Registry } from '@livery/renderer';

/** The site's components: the registry of the components package, and the renderer's own Outlet. */
export const registry: Registry = {
  get: (name) => (name === 'Outlet' ? Outlet : componentRegistry.get(name)),
  familyOf: componentRegistry.familyOf,
};

/** The families a page and its layout need. */
function familiesOf({ layout, page }: Pick<PageBootstrap, 'layout' | 'page'>): string[] {
  const named = [...families(layout, registry), ...families(page, registry)];
  return [
    ...new Set(named.flatMap((family) => [family, componentRegistry.partsOf(family) ?? family])),
  ].toSorted();
}

/** The families a page needs before it can answer its visitor. */
export function firstFamiliesOf(page: Pick<PageBootstrap, 'layout' | 'page'>): string[] {
  return familiesOf(page).filter((family) => !componentRegistry.isLate(family));
}

/**
 * Loads all a page needs before it is shown in place of another one; rejects when it cannot be had.
 */
export function prepare(page: Pick<PageBootstrap, 'layout' | 'page'>): Promise<void> {
  return componentRegistry.load(familiesOf(page));
}

/**
 * Loads what a page needs before it takes over what the server rendered; rejects when it cannot be
 * had.
 */
export function prepareFirst(page: Pick<PageBootstrap, 'layout' | 'page'>): Promise<void> {
  return componentRegistry.load(firstFamiliesOf(page));
}
