// @vitest-environment jsdom
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { expect, it } from 'vitest';
import { mountNode, pagesAt, type MountOptions } from '../../testing/mountNode.tsx';

const article = {
  id: 'term',
  title: 'Terms',
  content: '<h3>Who may play</h3><p>These are the terms.</p>',
  updatedAt: '2026-01-01T20:00:00Z',
};
const help = (changes: object = {}) =>
  reply({
    language: 'EN',
    categories: [{ id: 'rules', name: 'Rules', articles: [article] }],
    ...changes,
  });
const mountArticle = (id: string, answers: NonNullable<MountOptions['answers']>) =>
  mountNode(
    { use: 'HelpArticle', props: { article: id, title: { $text: 'help.terms' } } },
    { answers, documents: { routes: pagesAt({ help: '/help' }) } },
  );

it('[HELP-02] shows an article as a page with its headings, its date and a link to the help centre', async () => {
  const page = await mountArticle('term', { getHelpCenter: [help()] });

  expect(page.getByRole('heading', { level: 1 }).textContent).toBe(page.t('help.terms'));
  expect(await page.findByRole('heading', { level: 2, name: 'Who may play' })).toBeTruthy();
  expect(page.getByText(page.t('help.updated', { date: 'Jan 2, 2026' }))).toBeTruthy();
  expect(page.getByRole('link', { name: page.t('help.all') }).getAttribute('href')).toBe('/help');
});

it('[HELP-01] marks a text in another language than the page’s with its language', async () => {
  const page = await mountArticle('term', { getHelpCenter: [help({ language: 'ID' })] });

  expect(
    (await page.findByText('These are the terms.')).closest('[lang]')?.getAttribute('lang'),
  ).toBe('id');
});

it('[HELP-02] shows a message if the operator does not have the article', async () => {
  const page = await mountArticle('other', { getHelpCenter: [help()] });

  expect(page.getByText(page.t('help.missing'))).toBeTruthy();
});

it('[HELP-02] offers a retry after the article failed to load', async () => {
  const page = await mountArticle('term', { getHelpCenter: [fail('network_failed'), help()] });

  await page.user.click(page.getByRole('button', { name: page.t('games.retry') }));

  expect(await page.findByText('These are the terms.')).toBeTruthy();
});
