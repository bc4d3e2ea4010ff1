// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';
import { stubInView } from '../../testing/stubInView.ts';

const links = {
  ANDROID: 'https://app.example/android',
  IOS: 'https://app.example/ios',
  ACCESS: 'https://app.example/access',
};

/** Mounts the block for an operator with these resources and pictures of QR codes. */
function mountPromo(
  urls: Readonly<Record<string, string>>,
  isInView = true,
  pictures: Readonly<Record<string, string>> = {},
) {
  const inView = stubInView(isInView);
  const resources = Object.entries(urls).map(([resourceType, url]) => ({
    resourceType,
    url,
    ...(pictures[resourceType] !== undefined && { qrCodeUrl: pictures[resourceType] }),
  }));
  return mountNode(
    { use: 'DownloadPromo', props: { title: { $text: 'appPromo.title' } } },
    { bootstrap: { state: { known: true, resources, imageCDNs: ['https://cdn.example/a'] } } },
  ).then((node) => ({ ...node, inView }));
}

it('[HOME-05] shows a QR code for each app near the viewport, and the direct link', async () => {
  // Loads the chunk of the codes; without it, they would also be missing near the viewport.
  const loaded = await mountPromo(links);
  await loaded.findByRole('img', { name: loaded.t('appPromo.androidQr') });
  loaded.unmount();

  const promo = await mountPromo(links, false);
  expect(promo.queryAllByRole('img')).toEqual([]);

  await promo.inView.set(true);

  expect(await promo.findByRole('img', { name: promo.t('appPromo.androidQr') })).toBeTruthy();
  expect(promo.getByRole('img', { name: promo.t('appPromo.iosQr') })).toBeTruthy();
  for (const [text, url] of [
    ['appPromo.android', links.ANDROID],
    ['appPromo.ios', links.IOS],
    ['appPromo.access', links.ACCESS],
  ] as const) {
    const link = promo.getByRole('link', { name: new RegExp(`^${promo.t(text)}`) });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([url, '_blank']);
  }
});

it.each([undefined, 'javascript:alert(1)'])(
  '[HOME-05] shows nothing for Android when its resource is %s',
  async (url) => {
    const promo = await mountPromo({
      IOS: links.IOS,
      ...(url === undefined ? {} : { ANDROID: url }),
    });

    expect(await promo.findByRole('img', { name: promo.t('appPromo.iosQr') })).toBeTruthy();
    expect(promo.queryByRole('img', { name: promo.t('appPromo.androidQr') })).toBeNull();
    expect(promo.getAllByRole('link')).toHaveLength(1);
  },
);

it('[HOME-05] shows the operator’s picture of a QR code, and draws the code if it fails', async () => {
  const picture = 'https://cdn.example/qr/android.png';
  const promo = await mountPromo(links, true, { ANDROID: picture });
  const code = () => promo.getByRole('img', { name: promo.t('appPromo.androidQr') });
  await promo.findByRole('img', { name: promo.t('appPromo.androidQr') });
  expect(code().getAttribute('src')).toBe(picture);
  expect(promo.getByRole('img', { name: promo.t('appPromo.iosQr') }).tagName).toBe('svg');

  fireEvent.error(code());

  expect(code().tagName).toBe('svg');
});

it.each(['https://other.example/android.png', 'javascript:alert(1)', 'android.png'])(
  '[HOME-05] draws the QR code if the operator’s picture is %s, which pages may not load',
  async (picture) => {
    const promo = await mountPromo(links, true, { ANDROID: picture });
    const code = await promo.findByRole('img', { name: promo.t('appPromo.androidQr') });
    expect(code.tagName).toBe('svg');
  },
);

it('[HOME-05] renders nothing without any resource', async () => {
  const promo = await mountPromo({ TELEGRAM: 'https://chat.example' });

  expect(promo.queryByRole('heading')).toBeNull();
});
