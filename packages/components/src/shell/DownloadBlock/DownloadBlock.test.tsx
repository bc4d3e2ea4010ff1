// @vitest-environment jsdom
import { reply } from '@livery/stores/testing/fakeApi';
import { within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

const apps = [
  { resourceType: 'ANDROID', url: 'https://apps.example/livery.apk' },
  { resourceType: 'IOS', url: 'https://apps.example/livery.mobileconfig' },
  { resourceType: 'ACCESS', url: 'https://access.example' },
];

/** Mounts the block; `resources` are the operator's apps. */
async function mountBlock({
  props = {},
  resources = apps,
  routers = [reply({ domainList: [] }), reply({ domainList: [] })],
}: {
  props?: object;
  resources?: readonly { resourceType: string; url?: string }[];
  routers?: readonly ReturnType<typeof reply>[];
} = {}) {
  const block = await mountNode(
    { use: 'DownloadBlock', props: { title: { $text: 'download.title' }, ...props } },
    {
      bootstrap: { state: { known: true, resources: [...resources], imageCDNs: [] } },
      answers: { getRouters: routers },
    },
  );
  const card = (name: 'download.android' | 'download.ios' | 'download.desktop') =>
    block.queryByRole('article', { name: block.t(name) });
  return {
    ...block,
    card,
    within: (name: Parameters<typeof card>[0]) => {
      const found = card(name);
      if (!found) throw new Error(`There is no card ${name}.`);
      return within(found);
    },
  };
}

afterEach(() => vi.restoreAllMocks());

it.each([
  ['download.android', 'download.androidQr', 'download.androidGet', apps[0]?.url, 4],
  ['download.ios', 'download.iosQr', 'download.iosGet', apps[1]?.url, 3],
] as const)(
  '[DOWN-01] [HOME-05] shows QR code, link and steps of %s',
  async (name, qr, action, url, steps) => {
    const block = await mountBlock({ props: { steps: true } });
    const card = block.within(name);
    expect(card.getByRole('img', { name: block.t(qr) })).toBeTruthy();
    expect([
      card.getByRole('link', { name: block.t(action) }).getAttribute('href'),
      card.getAllByRole('listitem').length,
    ]).toEqual([url, steps]);
  },
);

it('[DOWN-01] shows version, checksum and desktop steps on the download page', async () => {
  const block = await mountBlock({
    props: { level: 1, steps: true, android: { version: '1.0.0', sha256: 'ab12' } },
  });
  expect(block.getByRole('heading', { level: 1, name: block.t('download.title') })).toBeTruthy();
  expect([...block.container.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(
    ['1.0.0', 'ab12'],
  );
  expect(block.within('download.desktop').getAllByRole('listitem')).toHaveLength(3);
});

it('[HOME-05] [DOWN-01] shows neither version nor steps on other pages', async () => {
  const block = await mountBlock({ props: { android: { version: '1.0.0', sha256: 'ab12' } } });
  expect(block.getByRole('heading', { level: 2, name: block.t('download.title') })).toBeTruthy();
  expect([
    block.queryAllByRole('listitem'),
    block.container.querySelectorAll('dd').length,
    block.card('download.desktop'),
  ]).toEqual([[], 0, null]);
  expect(
    block.within('download.android').getByRole('img', { name: block.t('download.androidQr') }),
  ).toBeTruthy();
});

it('[HOME-05] [DOWN-01] opens direct access in a new tab', async () => {
  const block = await mountBlock();
  const link = block.getByRole('link', { name: new RegExp(block.t('download.access')) });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    'https://access.example',
    '_blank',
  ]);
});

it('[HOME-05] [DOWN-01] offers an app only if the operator has it', async () => {
  const block = await mountBlock({ props: { steps: true }, resources: apps.slice(0, 1) });
  expect([
    block.card('download.android') === null,
    block.card('download.ios'),
    block.queryByRole('link', { name: new RegExp(block.t('download.access')) }),
  ]).toEqual([false, null, null]);
  expect(block.queryByText(block.t('download.none'))).toBeNull();
});

it('[HOME-05] [DOWN-01] ignores invalid addresses, and shows a message without any app', async () => {
  const block = await mountBlock({
    resources: [
      { resourceType: 'ANDROID', url: 'javascript:alert(1)' },
      { resourceType: 'IOS' },
      { resourceType: 'ACCESS', url: '//access.example' },
    ],
  });
  expect([
    block.card('download.android'),
    block.card('download.ios'),
    block.queryAllByRole('link'),
  ]).toEqual([null, null, []]);
  expect(block.getByText(block.t('download.none'))).toBeTruthy();
});

it.each([
  [
    'download.android',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
  ],
  [
    'download.ios',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'download.desktop',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
  ],
] as const)('[DOWN-01] marks only %s as the visitor’s own device', async (name, userAgent) => {
  vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const block = await mountBlock({ props: { steps: true } });
  expect(
    block.getAllByText(block.t('download.own')).map((mark) => mark.closest('article')),
  ).toEqual([block.card(name)]);
});

it.each([
  [
    'best.example',
    [reply({ domainList: [{ domainName: 'best.example' }] }), reply({ domainList: [] })],
  ],
  [
    'other.example',
    [reply({ domainList: [] }), reply({ domainList: [{ domainName: 'other.example' }] })],
  ],
] as const)('[DOWN-01] shows the alternative host %s', async (host, routers) => {
  const block = await mountBlock({ props: { steps: true }, routers });
  expect(await block.findByText(block.t('download.reachedAt', { host }))).toBeTruthy();
});

it('[DOWN-01] shows no alternative host if it is the current one', async () => {
  const block = await mountBlock({
    props: { steps: true },
    routers: [
      reply({ domainList: [{ domainName: window.location.hostname }] }),
      reply({ domainList: [] }),
    ],
  });
  expect(block.api.countOf('getRouters')).toBe(2);
  expect(
    block.queryByText(block.t('download.reachedAt', { host: window.location.hostname })),
  ).toBeNull();
});
