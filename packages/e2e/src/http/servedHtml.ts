import { expect } from 'playwright/test';
import type { TestBrand } from '../fixtures/TestBrand.ts';

/**
 * A page as it is served, without the data beside it, once its guest page is rendered with what it
 * is to contain: a busy server may first send the document without.
 */
export async function servedHtml(brand: TestBrand, path: string, containing = ''): Promise<string> {
  let html = '';
  await expect(async () => {
    html = (await brand.request(path)).body.split('<script type="application/json"', 1)[0] ?? '';
    expect(html).not.toContain('<div id="livery"></div>');
    expect(html).toContain(containing);
  }).toPass();
  return html;
}
