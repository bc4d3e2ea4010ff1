import '@livery/ui/base.css';
import '@livery/ui/fonts.css';
import { loadChunk, loadLazyChunk } from '@livery/components';
import type { Bootstrap } from '@livery/model';
import { needI18next } from '@livery/stores/PlainTranslator';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { DocumentSync } from './navigation/DocumentSync.tsx';
import { Routing } from './navigation/Routing.tsx';
import { watchKeptPage } from './browser/keptPage.ts';
import { browserStores } from './browser/ports.ts';
import { prepareFirst } from './registry.ts';
import { renderContext } from './renderContext.tsx';

// Only the server writes this element, as a Bootstrap.
const bootstrap = JSON.parse(
  document.getElementById('livery-bootstrap')?.textContent ?? '',
) as Bootstrap;
const container = document.getElementById('livery');
if (!container) throw new Error('The document has no element #livery');

const { root, navigator, activity } = browserStores(bootstrap);
watchKeptPage(root);
const served = root.locale.language.code;
// Only the texts of some brands need i18next for the first page.
const isI18nextFirst = needI18next(bootstrap.texts);
const loadedI18next = (isI18nextFirst ? loadChunk : loadLazyChunk)(
  'i18next',
  () => import('@livery/stores/I18nextTranslator'),
).then(({ I18nextTranslator }) => root.locale.setTranslator(new I18nextTranslator()));
// If a required chunk fails to load, the server's page stays and shows a message.
await Promise.all([prepareFirst(bootstrap), ...(isI18nextFirst ? [loadedI18next] : [])]).catch(
  (error: unknown) => {
    document.documentElement.dataset.program = 'failed';
    throw error;
  },
);

const site = (
  <App
    root={root}
    context={renderContext(root)}
    aside={
      <>
        <Routing root={root} navigator={navigator} />
        <DocumentSync root={root} activity={activity} />
      </>
    }
  />
);

// The container is empty if the server could not render the page in time. Hydration runs as a
// transition, in slices, so that input is handled meanwhile.
if (container.hasChildNodes())
  startTransition(() => void hydrateRoot(container, site, { onRecoverableError: reportMismatch }));
else createRoot(container).render(site);

// The offline page serves later visits, so it is cached after this page has loaded.
if (import.meta.env.PROD)
  afterLoad(
    () =>
      void import('./browser/offlinePage.ts').then(
        ({ keepOfflinePage }) => keepOfflinePage(root),
        // The page was left or the network is away; the next document caches it.
        () => undefined,
      ),
  );

/**
 * Reports hydration mismatches. A late part that hydrates after a change of language is rendered
 * again and is no failure.
 */
function reportMismatch(error: unknown): void {
  if (root.locale.language.code === served) reportError(error);
}

function afterLoad(work: () => void): void {
  const later = (): unknown => setTimeout(work, 2_000);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
