// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';
import { stubSight } from '../../testing/stubSight.ts';

const all = {
  ANDROID: 'https://app.example/android',
  IOS: 'https://app.example/ios',
  ACCESS: 'https://app.example/access',
};

/** The block of an operator with these links. */
function mountPromo(links: Readonly<Record<string, string>>, isInSight = true) {
  const sight = stubSight(isInSight);
  const resources = Object.entries(links).map(([resourceType, url]) => ({ resourceType, url }));
  return mountNode(
    { use: 'DownloadPromo', props: { title: { $text: 'appPromo.title' } } },
    { bootstrap: { state: { known: true, resources, imageCDNs: [] } } },
  ).then((node) => ({ ...node, sight }));
}

it('[HOME-05] has a QR code for each app once it is near, and the direct link', async () => {
  const promo = await mountPromo(all, false);
  expect(promo.queryAllByRole('img')).toEqual([]);

  await promo.sight.set(true);

  expect(await promo.findByRole('img', { name: promo.t('appPromo.androidQr') })).toBeTruthy();
  expect(promo.getByRole('img', { name: promo.t('appPromo.iosQr') })).toBeTruthy();
  for (const [text, url] of [
    ['appPromo.android', all.ANDROID],
    ['appPromo.ios', all.IOS],
    ['appPromo.access', all.ACCESS],
  ] as const) {
    const link = promo.getByRole('link', { name: new RegExp(`^${promo.t(text)}`) });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([url, '_blank']);
  }
});

it.each([undefined, 'javascript:alert(1)'])(
  '[HOME-05] has nothing for Android where its resource is %s',
  async (url) => {
    const promo = await mountPromo({
      IOS: all.IOS,
      ...(url === undefined ? {} : { ANDROID: url }),
    });

    expect(await promo.findByRole('img', { name: promo.t('appPromo.iosQr') })).toBeTruthy();
    expect(promo.queryByRole('img', { name: promo.t('appPromo.androidQr') })).toBeNull();
    expect(promo.getAllByRole('link')).toHaveLength(1);
  },
);

it('[HOME-05] is not there without any resource', async () => {
  const promo = await mountPromo({ TELEGRAM: 'https://chat.example' });

  expect(promo.queryByRole('heading')).toBeNull();
});
