import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

/** Built script on its own page. */
export interface BuiltPage extends AsyncDisposable {
  readonly url: string;
}

const html =
  '<!doctype html><meta charset="utf-8"><title>bench</title><link rel="icon" href="data:,"><script type="module" src="/bench.js"></script>';

/**
 * Builds a browser entry for production into a temporary folder and serves it cross-origin
 * isolated, which gives the browser's clock its full resolution.
 */
export async function serveBuilt(entry: string): Promise<BuiltPage> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-bench-'));
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      lib: { entry, formats: ['es'], fileName: () => 'bench.js' },
      minify: true,
    },
  });
  const script = await readFile(join(folder, 'bench.js'));
  const server = createServer((request, response) => {
    const isScript = request.url === '/bench.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.setHeader('cache-control', 'no-store');
    response.setHeader('cross-origin-opener-policy', 'same-origin');
    response.setHeader('cross-origin-embedder-policy', 'require-corp');
    response.end(isScript ? script : html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a listening TCP server has an address
  return {
    url: `http://127.0.0.1:${port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}
