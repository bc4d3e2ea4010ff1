import { drawAll } from '@livery/demo-content/pictures/drawAll';
import { buildProvider } from './buildProvider.ts';
import { buildSite } from './buildSite.ts';

/** Builds the demonstration's pictures and games, and the site. */
export async function buildAll(): Promise<void> {
  await drawAll();
  await buildProvider();
  await buildSite();
}
