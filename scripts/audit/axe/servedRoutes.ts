import type { Bootstrap, RoutesDocument } from '@livery/model';
import type { Browser } from 'playwright';

/** The routes of a brand, as the document of its home page carries them for the browser. */
export async function servedRoutes(
  browser: Browser,
  origin: string,
): Promise<RoutesDocument['routes']> {
  const page = await browser.newPage();
  await page.goto(`${origin}/`, { waitUntil: 'commit' });
  const text = await page.locator('#livery-bootstrap').textContent();
  await page.close();
  // The server wrote it as a Bootstrap.
  return (JSON.parse(text ?? '') as Bootstrap).site.routes.routes;
}
