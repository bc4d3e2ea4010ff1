// @vitest-environment jsdom
import { reply } from '@livery/stores/testing/fakeApi';
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

const hosts = (...names: readonly string[]) =>
  reply({ domainList: names.map((domainName, index) => ({ domainName, speed: 10 + index })) });

it.each([
  [
    'the first host of device 0',
    ['second.example', 'third.example'],
    ['mobile.example'],
    'second.example',
  ],
  ['the first host of device 3 if device 0 has none', [], ['mobile.example'], 'mobile.example'],
  ['no host if there is none', [], [], undefined],
  ['no host if it is the current one', [window.location.hostname], ['mobile.example'], undefined],
])('[CALL-05] shows %s', async (_name, first, second, host) => {
  const page = await mountNode(
    { use: 'DownloadBlock', props: { title: { $text: 'download.title' }, steps: true } },
    { answers: { getRouters: [hosts(...first), hosts(...second)] } },
  );

  expect(
    page.api.calls.filter(({ name }) => name === 'getRouters').map(({ request }) => request),
  ).toMatchObject([{ device: 0 }, { device: 3 }]);
  const [before = '', after = ''] = page.t('download.reachedAt', { host: '|' }).split('|');
  const visibleTexts = [...page.container.querySelectorAll('p')]
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text.startsWith(before) && text.endsWith(after));
  expect(visibleTexts).toEqual(host === undefined ? [] : [page.t('download.reachedAt', { host })]);
});
