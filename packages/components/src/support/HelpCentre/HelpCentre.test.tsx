// @vitest-environment jsdom
import { stubMembers } from '@livery/testing/stubMembers';
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  mountNode,
  navigating,
  type MountedNode,
  type MountOptions,
} from '../../testing/mountNode.tsx';

const categories = [
  {
    id: 'money',
    name: 'Money',
    articles: [
      { id: 'limits', title: 'Setting limits', content: '<p>A lower limit holds at once.</p>' },
      {
        id: 'deposit',
        title: 'Making a deposit',
        content: '<p>Set a <a href="#limits">limit</a> first.</p>',
      },
    ],
  },
  {
    id: 'rules',
    name: 'Rules',
    articles: [{ id: 'term', title: 'Terms of use', content: '<p>These are the terms.</p>' }],
  },
];
const help = (changes: object = {}) => reply({ language: 'EN', categories, ...changes });
const mountHelp = (options: MountOptions = {}) =>
  mountNode(
    { use: 'HelpCentre', props: { title: { $text: 'help.title' } } },
    { answers: { getHelpCenter: [help()] }, ...options },
  );
const search = (page: MountedNode, words: string): boolean =>
  fireEvent.change(page.getByRole('searchbox', { name: page.t('help.search') }), {
    target: { value: words },
  });
/** Returns the ids of the open articles. */
const opened = ({ container }: MountedNode): string[] =>
  [...container.querySelectorAll('details')].filter(({ open }) => open).map(({ id }) => id);
const goTo = (page: MountedNode, hash: string): Promise<void> =>
  act(() => page.root.page.show('/', `/${hash}`));

/** Ids of the articles scrolled to. The method is a fake, because jsdom does not implement it. */
const scrolledTo: string[] = [];
beforeEach(() => {
  scrolledTo.length = 0;
  stubMembers(Element.prototype, {
    scrollIntoView() {
      scrolledTo.push(this.id);
    },
  });
});

it('[HELP-01] lists the operator’s categories and articles in order, with a link to each category', async () => {
  const page = await mountHelp();

  expect(page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Money',
    'Rules',
  ]);
  expect(page.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Setting limits',
    'Making a deposit',
    'Terms of use',
  ]);
  expect(
    page
      .getAllByRole('link')
      .slice(0, 2)
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Money2', '#help-money'],
    ['Rules1', '#help-rules'],
  ]);
  expect(opened(page)).toEqual([]);
});

describe('[HELP-01] the search', () => {
  it('shows results on input, highlights the words, and links to the article', async () => {
    const page = await mountHelp();

    search(page, 'LIMIT');
    expect((await page.findByRole('status')).textContent).toBe(page.t('help.found', { count: 2 }));
    const [first, second] = page.getAllByRole('listitem');
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('#limits');
    expect(
      [...(first?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent),
    ).toEqual(['limit', 'limit']);
    expect(second?.textContent).toContain('Money');
    search(page, 'terms');
    expect(page.getByRole('status').textContent).toBe(page.t('help.found', { count: 1 }));
  });

  it('shows a message if nothing matches, and can be cleared', async () => {
    const page = await mountHelp();

    search(page, 'zebra crossing');
    expect(await page.findByText(page.t('help.nothing'))).toBeTruthy();
    expect(page.getByText(page.t('help.nothingText'))).toBeTruthy();
    expect(page.getByRole('status').textContent).toBe(page.t('help.found', { count: 0 }));
    const clear = page.getAllByRole('button', { name: page.t('help.clear') }).at(-1);
    if (!clear) throw new Error('There is no button that clears the search.');
    await page.user.click(clear);
    expect(page.getByRole('searchbox')).toHaveProperty('value', '');
    expect(page.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });

  it('closes when the URL hash names an article', async () => {
    const page = await mountHelp();
    search(page, 'deposit');

    await goTo(page, '#deposit');

    expect([opened(page), scrolledTo, page.getByRole('searchbox')]).toMatchObject([
      ['deposit'],
      ['deposit'],
      { value: '' },
    ]);
  });
});

it('[HELP-01] opens and scrolls to the article in the URL hash, keeps others open, and ignores categories', async () => {
  const page = await mountHelp({ query: '#limits' });
  expect([opened(page), scrolledTo]).toEqual([['limits'], ['limits']]);

  await goTo(page, '#help-rules');
  expect(opened(page)).toEqual(['limits']);
  await goTo(page, '#deposit');
  expect([opened(page), scrolledTo]).toEqual([
    ['limits', 'deposit'],
    ['limits', 'deposit'],
  ]);
});

describe('[HELP-02] [ROUTE-12] the terms', () => {
  const mountTerms = async (options: MountOptions = {}) => {
    const page = await mountHelp({ query: '#term', ...options });
    return { page, dialog: await page.findByRole('dialog', { name: 'Terms of use' }) };
  };

  it('open in their modal by the URL hash, and close with another one', async () => {
    const { page, dialog } = await mountTerms();
    expect(dialog.textContent).toContain('These are the terms.');

    await goTo(page, '');

    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await goTo(page, '#term');
    expect(await page.findByRole('dialog', { name: 'Terms of use' })).toBeTruthy();
    expect(opened(page)).toEqual([]);
  });

  it('are removed from the URL when closed by their button', async () => {
    const { addresses, ports } = navigating();
    const { page } = await mountTerms({ ports });

    await page.user.click(page.getByRole('button', { name: page.t('dialog.close') }));

    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(addresses).toEqual(['/']);
  });
});

it('[HELP-01] marks texts in another language than the page’s with their language', async () => {
  const page = await mountHelp({ answers: { getHelpCenter: [help({ language: 'ID' })] } });

  expect(
    page.getByRole('navigation', { name: page.t('help.categories') }).getAttribute('lang'),
  ).toBe('id');
});

it('[HELP-01] offers a retry after a failure, and shows a message if the help centre is empty', async () => {
  const page = await mountHelp({
    answers: { getHelpCenter: [fail('upstream_failed'), help({ categories: [] })] },
  });

  await page.user.click(page.getByRole('button', { name: page.t('games.retry') }));

  expect(await page.findByText(page.t('help.empty'))).toBeTruthy();
});
