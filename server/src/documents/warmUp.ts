import type { RenderGuestPage } from '@livery/model';
import { pageStateOf } from '../brand-state/PageState.ts';
import type { TenantRegistry } from '../brands/TenantRegistry.ts';
import type { PageBuilder } from './PageBuilder.ts';
import { resolvePage } from './resolvePage.ts';

/**
 * Renders a home page without operator calls. Errors are ignored because the first real render
 * reports them.
 */
export async function warmUp({
  registry,
  pageBuilder,
  renderGuestPage,
}: {
  registry: TenantRegistry;
  pageBuilder: PageBuilder;
  renderGuestPage: RenderGuestPage;
}): Promise<void> {
  const site = registry.entries().find(({ live }) => live)?.live?.site;
  if (!site) return;
  const language = site.site.defaultLang;
  const state = pageStateOf(site, undefined);
  const resolved = resolvePage(site, {
    path: '/',
    flags: state.flags,
    isComplete: state.publicState.known,
    language,
  });
  if (resolved.kind !== 'page') return;
  const without = {
    ...resolved,
    layout: { ...resolved.layout, preload: [] },
    page: { ...resolved.page, preload: [] },
  };
  const inputs = { site, state, language, host: site.site.hosts[0] ?? '', source: 'server' };
  const { page } = await pageBuilder.page(inputs, without);
  await renderGuestPage({ bootstrap: pageBuilder.bootstrap(inputs, page) }).catch(() => undefined);
}
