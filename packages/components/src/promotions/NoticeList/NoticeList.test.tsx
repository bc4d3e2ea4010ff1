// @vitest-environment jsdom
import { stubMembers } from '@livery/testing/stubMembers';
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { act } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

// 17:30 UTC is already the next day in Manila, the brand's time zone.
const notices = ['One', 'Two'].map((name) => ({
  id: `n-${name}`,
  title: `Notice ${name}`,
  content: `<p>Words of ${name}</p>`,
  publishedAt: '2026-11-20T17:30:00.000Z',
}));
const scrolled: string[] = [];

beforeEach(() => {
  scrolled.length = 0;
  // jsdom has no layout to scroll.
  stubMembers(Element.prototype, {
    scrollIntoView() {
      scrolled.push(this.id);
    },
  });
});

async function mountList(getNotice = [reply({ player: notices })]) {
  const node = await mountNode(
    { use: 'NoticeList', props: { title: { $text: 'news' } } },
    { answers: { getNotice } },
  );
  const { container, root } = node;
  return {
    ...node,
    entries: () => [...container.querySelectorAll('details')],
    showHash: (hash: string) => act(() => root.page.show('/', `/${hash}`)),
  };
}

it('[ANNC-05] [ANNC-08] lists notices with their date in the brand’s time zone, and opens the content of one', async () => {
  const list = await mountList();
  expect(list.getByRole('heading', { level: 1 }).textContent).toBe(list.t('news'));
  expect(list.entries().map(({ textContent }) => textContent)).toEqual([
    'Notice OneNovember 21, 2026',
    'Notice TwoNovember 21, 2026',
  ]);

  const [first] = list.entries();
  await act(async () => {
    if (first) first.open = true;
    first?.dispatchEvent(new Event('toggle'));
  });

  expect(await list.findByText('Words of One')).toBeTruthy();
  expect(list.queryByText('Words of Two')).toBeNull();
});

it('[ANNC-05] opens the notice in the URL hash and scrolls to it', async () => {
  const list = await mountList();

  await list.showHash('#n-Two');

  expect(await list.findByText('Words of Two')).toBeTruthy();
  expect([scrolled, list.entries().map(({ open }) => open)]).toEqual([['n-Two'], [false, true]]);
});

it('[ANNC-05] shows a message if there is no news', async () => {
  const list = await mountList([reply({ player: [], banners: [], popup: [], promotion: [] })]);

  expect(list.getByText(list.t('news.none'))).toBeTruthy();
});

it('[ANNC-05] offers a retry after the news failed to load', async () => {
  const list = await mountList([fail('upstream_failed'), reply({ player: notices })]);

  await list.user.click(list.getByRole('button', { name: list.t('games.retry') }));

  expect(list.entries()).toHaveLength(2);
});

it('[ANNC-05] shows thousands of notices in pages of the server, and moves the focus to the start of the next one', async () => {
  const page = (name: string) =>
    reply({ player: [{ id: name, title: `Notice ${name}` }], totalPages: 100 });
  const list = await mountList([page('1'), page('51')]);
  expect(list.getByText(list.t('pager.status', { page: 1, pages: 100 }))).toBeTruthy();

  await list.user.click(list.getByRole('button', { name: list.t('pager.next') }));

  expect(await list.findByText('Notice 51')).toBeTruthy();
  expect([list.entries().length, list.queryByText('Notice 1')]).toEqual([1, null]);
  expect(list.api.calls.at(-1)?.request).toMatchObject({ pageNo: 2 });
  expect(document.activeElement).toBe(list.container.querySelector('section'));
});
