import { expect, hydrated, test } from '../../harness/test.ts';
import type { Page } from 'playwright/test';
import { servedHtml } from '../../harness/servedHtml.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { publish } from '../../harness/brandStatus.ts';
import { test as testWithOperator } from '../../harness/testWithOperator.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

async function open(page: Page, brand: TestBrand, path = '/down?lang=EN'): Promise<void> {
  await withoutPopups(page);
  await page.goto(brand.url(path));
  await hydrated(page);
}

function card(page: Page, name: string) {
  return page.getByRole('article', { name });
}

test('[DOWN-01] [ROUTE-07] the download page has the bare layout, QR codes, version, checksum and steps', async ({ brand, page }) => {
  const served = await servedHtml(brand, '/down?lang=EN');
  expect(served).toMatch(/<h1[^>]*>Take it with you<\/h1>/);
  expect(served).not.toContain('Your device');
  expect(served).not.toMatch(/<svg[^>]* style=/);
  await open(page, brand);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
  for (const [name, qr, action, steps] of [['Android', 'QR code of the Android app', 'Download for Android', 4], ['iPhone and iPad', 'QR code of the iOS configuration', 'Configuration for iOS', 3]] as const) {
    await expect(card(page, name).getByRole('img', { name: qr })).toBeVisible();
    await expect(card(page, name).getByRole('link', { name: action })).toHaveAttribute('href', /^http:\/\/localhost:\d+\/sample\//);
    await expect(card(page, name).getByRole('listitem')).toHaveCount(steps);
  }
  await expect(card(page, 'Android')).toContainText('1.0.0');
  await expect(card(page, 'Android').getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Direct access/ })).toHaveAttribute('href', /\/sample\/access$/);
});

test('[DOWN-01] /download leads there', async ({ brand, page }) => {
  const reply = await brand.request('/download');
  expect([reply.status, reply.headers.location]).toEqual([302, '/down']);
  await open(page, brand, '/download');
  await expect(page).toHaveURL(brand.url('/down'));
});

const agents = {
  Android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'iPhone and iPad': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  Computer: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
};
for (const [name, userAgent] of Object.entries(agents)) {
  test.describe(name, () => {
    test.use({ userAgent });

    test('[DOWN-01] the visitor’s own device is marked, and no other', async ({ brand, page }) => {
      await open(page, brand);
      await expect(page.getByRole('article').filter({ hasText: 'Your device' })).toHaveCount(1);
      await expect(card(page, name)).toContainText('Your device');
    });
  });
}

testWithOperator('[HOME-05] [DOWN-01] an app is offered only where the operator has it, and only at an address', async ({ ownBrand: brand, operator, page }) => {
  const only = (...resources: { resourceType: string; url?: string }[]) => operator.change('/wps/system/whitelabel', (reply) => ({ ...reply, value: { ...reply.value as object, resources } })); // the reply's value
  const served = (): Promise<string> => servedHtml(brand, '/down?lang=EN');
  only({ resourceType: 'ANDROID', url: 'https://apps.example/livery.apk' });
  await expect.poll(served).not.toContain('QR code of the iOS configuration');
  await open(page, brand);
  await expect(card(page, 'Android').getByRole('img', { name: 'QR code of the Android app' })).toBeVisible();
  await expect(card(page, 'iPhone and iPad')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: /Direct access/ })).toHaveCount(0);
  only({ resourceType: 'ANDROID', url: 'javascript:alert(1)' }, { resourceType: 'IOS' });
  await expect.poll(served).toContain('There is no app at the moment');
});

test('[HOME-05] [DOWN-01] the block stands on any page, without versions and steps', async ({ ownBrand: brand, page }) => {
  await publish(brand, () => brand.write('pages/home.json', JSON.stringify({
    $schema: '../../../../schemas/page.schema.json',
    nodes: { page: { slots: { default: ['apps'] } }, apps: { use: 'DownloadBlock', props: { title: { $text: 'download.title' } } }, categories: null, slots: null, live: null },
  })));
  await open(page, brand, '/?lang=EN');
  await expect(page.getByRole('heading', { level: 2, name: 'Take it with you' })).toBeVisible();
  await expect(card(page, 'Android').getByRole('img', { name: 'QR code of the Android app' })).toBeVisible();
  await expect(card(page, 'Android').getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: /Direct access/ })).toBeVisible();
});
