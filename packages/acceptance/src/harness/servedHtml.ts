import { expect } from 'playwright/test';
import type { TestBrand } from './TestBrand.ts';

/** A page as it is served, without the data beside it, once its guest page is rendered: a busy server may first send the document without one. */
export async function servedHtml(brand: TestBrand, path: string): Promise<string> {
  let body = '';
  await expect.poll(async () => {
    ({ body } = await brand.request(path));
    return body;
  }, { timeout: 15_000 }).not.toContain('<div id="livery"></div>');
  return body.split('<script type="application/json"', 1)[0] ?? '';
}
