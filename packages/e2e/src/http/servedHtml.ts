import { expect } from 'playwright/test';
import type { TestBrand } from '../fixtures/TestBrand.ts';

/**
 * Returns a page's HTML without its data, once it contains the given text. A busy server may first
 * send the document without its content.
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
