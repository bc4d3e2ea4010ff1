import '@livery/ui/base.css';
import '@livery/ui/fonts.css';
import type { Bootstrap, PageDocument } from '@livery/model';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { browserStores } from './browser/ports.ts';
import { prepare } from './registry.ts';
import { renderContext } from './renderContext.tsx';

/** Part of a component's schema that the gallery reads. */
interface ComponentSchema {
  title: string;
  examples?: readonly Record<string, unknown>[];
}

/** Page with every example of every component schema, in the brand of the current address. */
function galleryPage(schemas: readonly ComponentSchema[]): PageDocument {
  const nodes: PageDocument['nodes'] = { page: { use: 'Stack', slots: { default: [] } } };
  for (const { title, examples = [] } of schemas) {
    const use = title.replace(/Props$/, '');
    if (use === 'Outlet' || use === 'PageShell') continue;
    for (const [index, props] of examples.entries()) {
      const id = `${use}-${index}`;
      nodes[id] = { use, props };
      nodes.page?.slots?.default?.push(id);
    }
  }
  return { root: 'page', nodes };
}

/** Returns the bootstrap of the brand's home page, which contains the brand and its theme. */
async function homeOfBrand(): Promise<Bootstrap> {
  const home = new DOMParser().parseFromString(await (await fetch('/')).text(), 'text/html');
  const theme = home.querySelector<HTMLLinkElement>('link[href^="/assets/theme-"]');
  if (theme) document.head.prepend(theme);
  // Written by the server as a Bootstrap.
  return JSON.parse(home.getElementById('livery-bootstrap')?.textContent ?? '') as Bootstrap;
}

const schemas = Object.values(
  import.meta.glob<ComponentSchema>('../../components/src/*/*/*.schema.json', {
    eager: true,
    import: 'default',
  }),
);
const home = await homeOfBrand();
const layout: PageDocument = { root: 'outlet', nodes: { outlet: { use: 'Outlet' } } };
const bootstrap: Bootstrap = { ...home, layout, page: galleryPage(schemas) };
const { root } = browserStores(bootstrap);
await prepare(bootstrap);
const container = document.getElementById('livery');
if (container) createRoot(container).render(<App root={root} context={renderContext(root)} />);
