import '@livery/ui/base.css';
import '@livery/ui/fonts.css';
import type { Bootstrap } from '@livery/contract';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { AddressBar, BrowserRouting } from './BrowserRouting.tsx';
import { DocumentSync } from './DocumentSync.tsx';
import { browserStores } from './ports.ts';
import { prepare } from './registry.ts';
import { renderContext } from './renderContext.tsx';

// The server wrote it as a Bootstrap; nothing else writes there.
const bootstrap = JSON.parse(document.getElementById('livery-bootstrap')?.textContent ?? '') as Bootstrap;
const container = document.getElementById('livery');
if (!container) throw new Error('The document has no element #livery');

const { root, navigator } = browserStores(bootstrap);
await prepare(bootstrap);

const site = (
  <BrowserRouting>
    <App root={root} context={renderContext(root)} aside={<><AddressBar root={root} navigator={navigator} /><DocumentSync root={root} /></>} />
  </BrowserRouting>
);

// An empty element: the server could not render the page in time.
if (container.hasChildNodes()) hydrateRoot(container, site);
else createRoot(container).render(site);
