import { servedHtml } from '../../http/servedHtml.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[ROUTE-01] home is served at all of its paths', async ({ brand }) => {
  for (const path of ['/', '/index', '/index.html', '/home'])
    expect(await servedHtml(brand, `${path}?lang=EN`, 'Top slots'), path).toContain('<main');
});
