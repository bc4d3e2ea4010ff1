import { buildProvider } from './buildProvider.ts';
import { buildSite } from './buildSite.ts';

/** Builds all programs that run in a browser. */
export async function buildAll(): Promise<void> {
  await buildProvider();
  await buildSite();
}
