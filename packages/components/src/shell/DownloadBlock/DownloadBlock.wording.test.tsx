// @vitest-environment jsdom
import type { TextKey } from '@livery/model';
import { reply } from '@livery/stores/testing/fakeApi';
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

const resources = ['ANDROID', 'IOS', 'ACCESS'].map((resourceType) => ({
  resourceType,
  url: `https://apps.example/${resourceType}`,
}));

const mountBlock = () =>
  mountNode(
    {
      use: 'DownloadBlock',
      props: {
        title: { $text: 'download.title' },
        steps: true,
        android: { version: '1.0.0', sha256: 'ab12' },
      },
    },
    {
      bootstrap: { state: { known: true, resources, imageCDNs: [] } },
      answers: { getRouters: [reply({ domainList: [] }), reply({ domainList: [] })] },
    },
  );

it.each<[TextKey, readonly TextKey[]]>([
  [
    'download.android',
    [
      'download.step.androidOpen',
      'download.step.androidAllow',
      'download.step.androidCheck',
      'download.step.androidInstall',
    ],
  ],
  ['download.ios', ['download.step.iosOpen', 'download.step.iosProfile', 'download.step.iosTrust']],
  [
    'download.desktop',
    ['download.step.desktopOpen', 'download.step.desktopInstall', 'download.step.desktopPhone'],
  ],
])('[DOWN-01] lists the steps of %s in order', async (name, steps) => {
  const { getByRole, t } = await mountBlock();

  const items = within(getByRole('article', { name: t(name) })).getAllByRole('listitem');

  expect(items.map(({ textContent }) => textContent)).toEqual(steps.map((key) => t(key)));
});

it('[DOWN-01] explains the QR codes and the desktop, and labels version and checksum', async () => {
  const { getAllByRole, getAllByText, getByText, t } = await mountBlock();

  expect(getAllByText(t('download.scan'))).toHaveLength(2);
  expect(getByText(t('download.desktopText'))).toBeTruthy();
  expect(getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    t('download.version'),
    t('download.checksum'),
  ]);
});

it('[DOWN-01] explains direct access, and announces its new tab to screen readers', async () => {
  const { getByRole, getByText, t } = await mountBlock();

  expect(getByText(t('download.accessText'))).toBeTruthy();
  expect(
    getByRole('link', { name: `${t('download.access')} ${t('download.newTab')}` }),
  ).toBeTruthy();
});
