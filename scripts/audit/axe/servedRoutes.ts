import type { Bootstrap, RoutesDocument } from '@livery/model';
import type { Browser } from 'playwright';

/** Returns the routes of a brand from the bootstrap data of its home page. */
export async function servedRoutes(
  browser: Browser,
  origin: string,
): Promise<RoutesDocument['routes']> {
  const page = await browser.newPage();
  await page.goto(`${origin}/`, { waitUntil: 'commit' });
  const text = await page.locator('#livery-bootstrap').textContent();
  await page.close();
  // The server serializes a Bootstrap into this element.
  return (JSON.parse(text ?? '') as Bootstrap).site.routes.routes;
}
