// @vitest-environment jsdom
import { exampleSettings } from '@livery/testing/exampleSettings';
import { reply } from '@livery/stores/testing/fakeApi';
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountNode, type MountOptions } from '../../testing/mountNode.tsx';

const notices = ['One', 'Two', 'Three'].map((name) => ({
  id: `n-${name}`,
  title: `Notice ${name}`,
  content: `<p>Words of <strong>${name}</strong></p>`,
}));
const titles = notices.map(({ title }) => title);

const mountBar = (options: MountOptions = {}) =>
  mountNode(
    { use: 'AnnouncementBar', props: { title: { $text: 'news' } } },
    {
      ...options,
      answers: { getNotice: [reply({ player: notices })], ...options.answers },
    },
  );
const textsOf = (elements: readonly Element[]): (string | null)[] =>
  elements.map(({ textContent }) => textContent);

it('[ANNC-01] shows a speaker icon, a title and a marquee of notice titles that can be paused', async () => {
  const bar = await mountBar();

  const region = bar.getByRole('region', { name: bar.t('news') });
  expect(region.querySelector('use')?.getAttribute('href')).toMatch(/#volume-2$/);
  expect(within(region).getByText(bar.t('news'))).toBeTruthy();
  expect(textsOf(within(region).getAllByRole('listitem'))).toEqual(titles);

  await bar.user.click(bar.getByRole('button', { name: bar.t('news.stop') }));
  expect(region.querySelector('[data-paused]')).not.toBeNull();
  await bar.user.click(bar.getByRole('button', { name: bar.t('news.run') }));
  expect(region.querySelector('[data-paused]')).toBeNull();
});

it('[ANNC-01] is hidden without notices', async () => {
  const bar = await mountBar({
    answers: { getNotice: [reply({ player: [], banners: [], popup: [], promotion: [] })] },
  });

  expect(bar.queryByRole('region', { name: bar.t('news') })).toBeNull();
});

it('[ANNC-02] [ANNC-03] [MODL-03] opens the notice modal at the clicked title, switches to another notice, and closes', async () => {
  const bar = await mountBar();

  await bar.user.click(bar.getByRole('button', { name: 'Notice Two' }));

  const dialog = within(await bar.findByRole('dialog', { name: bar.t('news') }));
  expect(
    textsOf(
      within(dialog.getByRole('list', { name: bar.t('news.choose') })).getAllByRole('button'),
    ),
  ).toEqual(titles);
  expect(dialog.getByRole('heading', { name: 'Notice Two' })).toBeTruthy();
  expect((await dialog.findByText('Two')).tagName).toBe('STRONG');
  expect(dialog.getByRole('button', { name: 'Notice Two' }).getAttribute('aria-current')).toBe(
    'true',
  );

  await bar.user.click(dialog.getByRole('button', { name: 'Notice Three' }));
  expect(await dialog.findByText('Three')).toBeTruthy();
  expect(
    dialog.getByRole('button', { name: 'Notice Two' }).getAttribute('aria-current'),
  ).toBeNull();

  await bar.user.click(dialog.getByRole('button', { name: bar.t('dialog.close') }));
  expect(bar.queryByRole('dialog')).toBeNull();
});

it('[ANNC-06] requests the configured types and execution', async () => {
  const bar = await mountBar({
    site: {
      announcements: { ...exampleSettings.announcements, noticeTypes: ['A'], execution: 'NOW' },
    },
  });

  expect(
    bar.api.calls.filter(({ name }) => name === 'getNotice').map(({ request }) => request),
  ).toEqual([{ types: 'A', execution: 'NOW', platform: 'WEB', language: 'EN' }]);
  expect(bar.api.countOf('getAnnouncementLogined')).toBe(0);
});

it('[ANNC-07] requests a member’s own notices once and shows them first', async () => {
  const own = { id: 'm-1', title: 'For members: hello', content: '<p>Hello</p>' };
  const bar = await mountBar({
    visitor: 'member',
    answers: { getAnnouncementLogined: [reply({ player: [own] })] },
  });

  expect(textsOf(bar.getAllByRole('listitem'))).toEqual([own.title, ...titles]);
  expect(bar.api.countOf('getAnnouncementLogined')).toBe(1);
});

it.each([100, 700])(
  '[MODL-01] [CONF-08] opens the notices %i ms after the click, as the brand configures',
  async (modalDelayMs) => {
    const bar = await mountBar({ site: { modalDelayMs } });

    await bar.user.click(bar.getByRole('button', { name: 'Notice One' }));

    await bar.advance(modalDelayMs - 1);
    expect(bar.queryByRole('dialog')).toBeNull();
    await bar.advance(1);
    expect(await bar.findByRole('dialog', { name: bar.t('news') })).toBeTruthy();
  },
);
