import { buildPath } from '@livery/model';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build } from 'vite';

const site = join(import.meta.dirname, '../../packages/site');
const packable = /\.(?:js|css|svg)$/;

/**
 * Builds the two entries of the site: the compressed browser program, and the server's guest-page
 * renderer.
 */
export async function buildSite(): Promise<void> {
  const shared = {
    root: site,
    configFile: join(site, 'vite.config.ts'),
    logLevel: 'warn',
  } as const;
  await build(shared);
  await build({
    ...shared,
    // Vite leaves it to the environment of the server, where nothing sets it under `npm start`.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { ssr: true },
  });
  await pack(join(site, 'dist/client', buildPath));
}

/** Writes `<file>.br` beside each file with brotli's best compression. */
async function pack(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => packable.test(name));
  await Promise.all(
    names.map(async (name) =>
      writeFile(
        join(folder, `${name}.br`),
        await promisify(brotliCompress)(await readFile(join(folder, name))),
      ),
    ),
  );
}
