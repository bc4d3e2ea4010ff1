import { join } from 'node:path';
import { build } from 'vite';

const provider = join(import.meta.dirname, '../../packages/demo-provider');

/** Builds the browser half of the demonstration's games for the sandbox. */
export async function buildProvider(): Promise<void> {
  await build({
    root: provider,
    configFile: join(provider, 'vite.config.ts'),
    logLevel: 'warn',
  });
}
