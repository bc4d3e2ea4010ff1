import type { RenderGuestPage } from '@livery/model';
import type { SiteProgram } from '@livery/server';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';

const root = join(import.meta.dirname, '../../packages/site');

/**
 * Directives that differ in development. The program's modules are at any path; Vite's client has
 * inline scripts and styles, and waits for a restarted server in a worker of its own text.
 */
const developmentDirectives: Readonly<Record<string, string>> = {
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'worker-src': "'self' blob:",
  'connect-src': "'self' ws:",
};
/** Directives that development leaves out, because Vite's client does not know trusted types. */
const liveDirectives: readonly string[] = ['require-trusted-types-for', 'trusted-types'];

const gallery =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Every component</title></head><body><div id="livery"></div><script type="module" src="/src/gallery.tsx"></script></body></html>';

/**
 * Serves the site's program from source: modules by Vite's development server, guest pages by its
 * module runner. Open pages reload when another version of a brand goes live.
 */
export async function sourceSite(): Promise<{ program: SiteProgram; close: () => Promise<void> }> {
  // Never listens: it passes the sockets of the site's own port on to Vite, which would open a
  // fixed port otherwise.
  const sockets = createHttpServer();
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, allowedHosts: ['.localhost'], ws: { server: sockets } },
    // There is no HTML file from which Vite could find them. A dependency that is found late
    // reloads the page.
    optimizeDeps: { entries: ['src/main.tsx', 'src/gallery.tsx', 'src/browser/*Worker.ts'] },
  });
  const renderGuestPage: RenderGuestPage = async (input) => {
    const module = await vite.ssrLoadModule('/src/renderGuestPage.tsx');
    // The export has the type of the port.
    return (module.renderGuestPage as RenderGuestPage)(input);
  };
  let served: string | undefined;
  return {
    close: () => vite.close(),
    program: {
      renderGuestPage,
      folder: undefined,
      client: {
        id: 'source',
        script: '/src/main.tsx',
        style: undefined,
        core: [],
        chunk: () => [],
      },
      dev: {
        loosenPolicy,
        transformHtml: (path, html) => vite.transformIndexHtml(path, html),
        onServed: (versions) => {
          const before = served;
          served = versions.join(' ');
          if (before !== undefined && before !== served) vite.ws.send({ type: 'full-reload' });
        },
        onUpgrade: (request, socket, head) => {
          // Nothing listens once Vite is closed, and an open socket would keep the server running.
          if (!sockets.emit('upgrade', request, socket, head)) socket.destroy();
        },
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

/** Returns the content security policy of a document with the sources of the development server. */
function loosenPolicy(policy: string): string {
  return policy
    .split('; ')
    .map((directive) => ({ name: directive.split(' ', 1).join(), directive }))
    .filter(({ name }) => !liveDirectives.includes(name))
    .map(({ name, directive }) => {
      const sources = developmentDirectives[name];
      return sources === undefined ? directive : `${name} ${sources}`;
    })
    .join('; ');
}
