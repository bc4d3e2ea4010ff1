// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

const mountBanner = (resources: { resourceType: string; url: string }[]) =>
  mountNode(
    { use: 'DownloadBanner' },
    { bootstrap: { state: { known: true, resources, imageCDNs: [] } } },
  );

it('[HEAD-02] opens the operator’s access page in a new tab', async () => {
  const banner = await mountBanner([{ resourceType: 'ACCESS', url: 'https://app.example/access' }]);

  const link = banner.getByRole('link');

  expect(link.textContent).toContain(banner.t('header.access'));
  expect(link.textContent).toContain(banner.t('header.newTab'));
  expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
    'https://app.example/access',
    '_blank',
    'noopener noreferrer',
  ]);
});

it.each([
  ['without resources', []],
  ['with other resources', [{ resourceType: 'ANDROID', url: 'https://app.example/android' }]],
  ['with an invalid address', [{ resourceType: 'ACCESS', url: 'javascript:alert(1)' }]],
])('[HEAD-02] is hidden %s', async (_title, resources) => {
  const banner = await mountBanner(resources);

  expect(banner.queryByRole('link')).toBeNull();
});
