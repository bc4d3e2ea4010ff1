import { join } from 'node:path';
import { build } from 'vite';

const site = join(import.meta.dirname, '../../packages/site');

/** Builds the two entries of the site: the browser's program and the server's guest-page renderer. */
export async function buildSite(): Promise<void> {
  const shared = { root: site, configFile: join(site, 'vite.config.ts'), logLevel: 'warn' } as const;
  await build(shared);
  await build({ ...shared, build: { ssr: true } });
}
