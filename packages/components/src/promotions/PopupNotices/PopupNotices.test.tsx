// @vitest-environment jsdom
import { reply } from '@livery/stores/testing/fakeApi';
import { memoryStorage } from '@livery/stores/testing/memoryStorage';
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

const popups = ['One', 'Two'].map((name) => ({
  id: `p-${name}`,
  title: `Pop-up ${name}`,
  content: `<p>Words of ${name}</p>`,
}));

const mountPopups = (
  storages: {
    localStorage?: ReturnType<typeof memoryStorage>;
    sessionStorage?: ReturnType<typeof memoryStorage>;
  } = {},
) =>
  mountNode(
    { use: 'PopupNotices' },
    { answers: { getAnnouncementContentV2: [reply({ popup: popups })] }, ports: storages },
  );

it('[ANNC-04] requests the configured types and opens the popups one after the other', async () => {
  const page = await mountPopups();
  const first = within(await page.findByRole('dialog', { name: 'Pop-up One' }));
  expect(page.api.calls.find(({ name }) => name === 'getAnnouncementContentV2')?.request).toEqual({
    types: 'A',
    execution: 'NOW',
    platform: 'WEB',
    language: 'EN',
  });
  expect(await first.findByText('Words of One')).toBeTruthy();
  expect(first.getByText(page.t('news.count', { number: 1, count: 2 }))).toBeTruthy();

  await page.user.click(first.getByRole('button', { name: page.t('news.next') }));
  const second = within(page.getByRole('dialog', { name: 'Pop-up Two' }));
  expect(await second.findByText('Words of Two')).toBeTruthy();
  await page.user.click(second.getByRole('button', { name: page.t('dialog.ok') }));

  expect(page.queryByRole('dialog')).toBeNull();
});

it('[ANNC-04] opens once per session, and shows each popup at most once a day', async () => {
  const [localStorage, sessionStorage] = [memoryStorage(), memoryStorage()];
  const first = await mountPopups({ localStorage, sessionStorage });
  await first.user.click(
    within(await first.findByRole('dialog', { name: 'Pop-up One' })).getByRole('button', {
      name: first.t('dialog.close'),
    }),
  );
  first.unmount();

  const sameSession = await mountPopups({ localStorage, sessionStorage });
  expect(sameSession.api.countOf('getAnnouncementContentV2')).toBe(0);
  sameSession.unmount();

  const other = await mountPopups({ localStorage });
  expect(await other.findByRole('dialog', { name: 'Pop-up Two' })).toBeTruthy();
  expect(other.queryByText(other.t('news.count', { number: 1, count: 1 }))).toBeNull();
});
