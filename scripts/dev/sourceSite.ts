import type { RenderGuestPage } from '@livery/model';
import type { SiteProgram } from '@livery/server';
import { join } from 'node:path';
import { createServer } from 'vite';

const root = join(import.meta.dirname, '../../packages/site');

/** Vite's client needs an inline script and inline styles, in development only. */
const policy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src * data:; connect-src 'self' ws:";

const gallery =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Every component</title></head><body><div id="livery"></div><script type="module" src="/src/gallery.tsx"></script></body></html>';

/**
 * Serves the site's program from source: modules by Vite's development server, guest pages by its
 * module runner.
 */
export async function sourceSite(): Promise<{ program: SiteProgram; close: () => Promise<void> }> {
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, allowedHosts: ['.localhost'] },
  });
  const renderGuestPage: RenderGuestPage = async (input) => {
    const module = await vite.ssrLoadModule('/src/renderGuestPage.tsx');
    // The export has the type of the port.
    return (module.renderGuestPage as RenderGuestPage)(input);
  };
  return {
    close: () => vite.close(),
    program: {
      renderGuestPage,
      client: {
        id: 'source',
        script: '/src/main.tsx',
        style: undefined,
        core: [],
        chunk: () => [],
      },
      dev: {
        csp: policy,
        transformHtml: (path, html) => vite.transformIndexHtml(path, html),
        middleware: (request, response, next) => {
          if (request.path !== '/_gallery') return vite.middlewares(request, response, next);
          vite
            .transformIndexHtml('/_gallery', gallery)
            .then((html) => response.type('html').send(html), next);
        },
      },
    },
  };
}
