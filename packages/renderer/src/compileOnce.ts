import type { PageDocument } from '@livery/model';
import type { CompiledPage } from './CompiledPage.ts';
import { compilePage } from './compilePage.tsx';
import type { Registry } from './Registry.ts';

const compiled = new WeakMap<Registry, WeakMap<PageDocument, CompiledPage>>();

/**
 * Calls {@link compilePage} once per document object and registry. The result is released with
 * either.
 */
export function compileOnce(page: PageDocument, registry: Registry, name?: string): CompiledPage {
  const pages = compiled.get(registry) ?? new WeakMap<PageDocument, CompiledPage>();
  compiled.set(registry, pages);
  const known = pages.get(page) ?? compilePage(page, registry, name);
  pages.set(page, known);
  return known;
}
