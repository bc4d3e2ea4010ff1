import '@livery/ui/base.css';
import '@livery/ui/fonts.css';
import type { Bootstrap } from '@livery/model';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { BrowserRouting } from './navigation/BrowserRouting.tsx';
import { DocumentSync } from './navigation/DocumentSync.tsx';
import { browserStores } from './browser/ports.ts';
import { prepareFirst } from './registry.ts';
import { renderContext } from './renderContext.tsx';

// The server wrote it as a Bootstrap; nothing else writes there.
const bootstrap = JSON.parse(
  document.getElementById('livery-bootstrap')?.textContent ?? '',
) as Bootstrap;
const container = document.getElementById('livery');
if (!container) throw new Error('The document has no element #livery');

const { root, navigator, activity } = browserStores(bootstrap);
const served = root.locale.language.code;
// What the page needs did not come: the server's page stays, and says so.
await prepareFirst(bootstrap).catch((error: unknown) => {
  document.documentElement.dataset.program = 'failed';
  throw error;
});

const site = (
  <App
    root={root}
    context={renderContext(root)}
    aside={
      <>
        <BrowserRouting root={root} navigator={navigator} />
        <DocumentSync root={root} activity={activity} />
      </>
    }
  />
);

// An empty element: the server could not render the page in time. As a transition, the work is done
// in slices: whoever presses something meanwhile is not kept waiting for all of it.
if (container.hasChildNodes())
  startTransition(() => void hydrateRoot(container, site, { onRecoverableError: reportMismatch }));
else createRoot(container).render(site);

// It serves the next visit, not this one: when this page has all it wants.
if (import.meta.env.PROD)
  afterLoad(
    () =>
      void import('./browser/offlinePage.ts').then(({ keepOfflinePage }) => keepOfflinePage(root)),
  );

/**
 * A late part that takes over in another language than the server's is drawn anew, as all words are
 * then. Every other difference is a fault.
 */
function reportMismatch(error: unknown): void {
  if (root.locale.language.code === served) reportError(error);
}

function afterLoad(work: () => void): void {
  const later = (): unknown => setTimeout(work, 2_000);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
