import '@livery/ui/base.css';
import '@livery/ui/fonts.css';
import { Notices, Overlays, StoresProvider } from '@livery/components';
import type { Bootstrap } from '@livery/model';
import { RenderContextProvider } from '@livery/renderer';
import { createRoot } from 'react-dom/client';
import { browserStores } from './browser/ports.ts';
import { Gallery } from './gallery/Gallery.tsx';
import { galleryEntries, type ComponentSchema } from './gallery/galleryEntries.ts';
import { preparePage } from './registry.ts';
import { renderContext } from './renderContext.tsx';

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
const bootstrap = await homeOfBrand();
const { root } = browserStores(bootstrap);
const entries = galleryEntries(schemas);
// A chunk that fails to load breaks only its own examples.
await Promise.allSettled(
  entries.flatMap(({ examples }) => examples.map(({ page }) => preparePage(page))),
);
const container = document.getElementById('livery');
if (container)
  createRoot(container).render(
    <StoresProvider value={root}>
      <RenderContextProvider value={renderContext(root)}>
        <Gallery entries={entries} />
        <Notices />
        <Overlays />
      </RenderContextProvider>
    </StoresProvider>,
  );
