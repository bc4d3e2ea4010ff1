import type { RenderGuestPage } from '@livery/model';
import { pageStateOf } from '../brand-state/PageState.ts';
import type { TenantRegistry } from '../brands/TenantRegistry.ts';
import type { PageMaker } from './PageMaker.ts';
import { resolvePage } from './resolvePage.ts';

/**
 * Renders a home page without asking any operator. A render that fails fails again where it is
 * reported.
 */
export async function warmUp({
  registry,
  pages,
  renderGuestPage,
}: {
  registry: TenantRegistry;
  pages: PageMaker;
  renderGuestPage: RenderGuestPage;
}): Promise<void> {
  const site = registry.entries().find(({ live }) => live)?.live?.site;
  if (!site) return;
  const language = site.site.defaultLang;
  const state = pageStateOf(site, undefined);
  const shown = resolvePage(site, { path: '/', flags: state.flags, language });
  if (shown.kind !== 'page') return;
  const without = {
    ...shown,
    layout: { ...shown.layout, preload: [] },
    page: { ...shown.page, preload: [] },
  };
  const inputs = { site, state, language, host: site.site.hosts[0] ?? '' };
  const { page } = await pages.page(inputs, without);
  await renderGuestPage({ bootstrap: pages.bootstrap(inputs, page) }).catch(() => undefined);
}
