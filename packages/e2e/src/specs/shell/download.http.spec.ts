import { servedHtml } from '../../http/servedHtml.ts';
import { expect, test } from '../../fixtures/test.ts';
import { test as testWithOperator } from '../../fixtures/testWithOperator.ts';
import { textReader } from '../../browser/texts/textsOf.ts';

test('[DOWN-01] [HOME-05] [ROUTE-07] the download page has the bare layout, QR codes, version, checksum, steps and direct access, and highlights no device until the visitor’s is known', async ({
  brand,
}) => {
  const t = await textReader(brand);
  const served = await servedHtml(brand, '/down?lang=EN');
  expect(served).toMatch(new RegExp(`<h1[^>]*>${t('download.title')}</h1>`));
  for (const key of ['download.androidQr', 'download.iosQr'])
    expect(served).toContain(`role="img" aria-label="${t(key)}"`);
  for (const key of ['download.androidGet', 'download.iosGet'])
    expect(served).toMatch(
      new RegExp(`<a [^>]*href="http://localhost:\\d+/sample/[^>]*>(?:(?!</a>).)*${t(key)}`),
    );
  expect(served).toMatch(/<dd>1\.0\.0<\/dd>/);
  expect(served).toMatch(/<code>[0-9a-f]{64}<\/code>/);
  for (const key of [
    'download.step.androidOpen',
    'download.step.iosTrust',
    'download.step.desktopPhone',
  ])
    expect(served).toContain(t(key));
  expect(served).toMatch(/href="http:\/\/localhost:\d+\/sample\/access"/);
  expect(served).not.toContain(t('download.own'));
  expect(served).not.toMatch(/<svg[^>]* style=/);
  // The main menu is part of the other layout, which the home page uses.
  const menu = `aria-label="${t('nav.main')}"`;
  expect([(await servedHtml(brand, '/?lang=EN')).includes(menu), served.includes(menu)]).toEqual([
    true,
    false,
  ]);
});

test('[DOWN-01] /download redirects to the download page', async ({ brand }) => {
  const { status, headers } = await brand.request('/download');
  expect([status, headers.location]).toEqual([302, '/down']);
});

testWithOperator(
  '[HOME-05] [DOWN-01] downloads without an operator address are not offered',
  async ({ ownBrand: brand, operator }) => {
    const t = await textReader(brand);
    // The reply's value
    operator.change('/wps/system/whitelabel', (reply) => ({
      ...reply,
      value: {
        ...(reply.value as object),
        resources: [
          { resourceType: 'ANDROID', url: 'javascript:alert(1)' },
          { resourceType: 'IOS' },
        ],
      },
    }));
    await expect.poll(() => servedHtml(brand, '/down?lang=EN')).toContain(t('download.none'));
  },
);
