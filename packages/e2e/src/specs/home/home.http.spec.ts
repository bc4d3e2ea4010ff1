import { servedHtml } from '../../http/servedHtml.ts';
import { expect, test } from '../../fixtures/test.ts';
import { textOf } from '../../browser/texts/textsOf.ts';

test('[ROUTE-01] [ROUTE-03] home is served at all of its paths, with header, banner, side menu and footer', async ({
  brand,
}) => {
  const labels = await Promise.all(
    ['nav.main', 'banner.label', 'side.label'].map((key) => textOf(brand.folder, 'EN', key)),
  );
  for (const path of ['/', '/index', '/index.html', '/home']) {
    const html = await servedHtml(brand, `${path}?lang=EN`, 'Top slots');
    for (const part of ['<main', '<footer', ...labels.map((label) => `aria-label="${label}"`)])
      expect(html, path).toContain(part);
  }
});
