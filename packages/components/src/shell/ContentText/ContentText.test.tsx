// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

it('shows headings, paragraphs, lists, steps and quotes in their order', async () => {
  const { container, t } = await mountNode({
    use: 'ContentText',
    props: {
      title: { $text: 'home.slots' },
      level: 1,
      blocks: [
        { kind: 'paragraph', texts: [{ $text: 'nav.vip' }, { $text: 'help.title' }] },
        { kind: 'heading', texts: [{ $text: 'nav.home' }] },
        { kind: 'list', texts: [{ $text: 'nav.vip' }, { $text: 'nav.home' }] },
        { kind: 'steps', texts: [{ $text: 'nav.vip' }] },
        { kind: 'quote', texts: [{ $text: 'nav.home' }] },
      ],
    },
  });

  const elements = container.querySelectorAll('h1, h2, p, ul, ol, li, blockquote');
  expect([...elements].map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['H1', t('home.slots')],
    ['P', t('nav.vip')],
    ['P', t('help.title')],
    ['H2', t('nav.home')],
    ['UL', t('nav.vip') + t('nav.home')],
    ['LI', t('nav.vip')],
    ['LI', t('nav.home')],
    ['OL', t('nav.vip')],
    ['LI', t('nav.vip')],
    ['BLOCKQUOTE', t('nav.home')],
  ]);
});

it('shows segments of a text as links, and only as text where the visitor may not go', async () => {
  const { container, t } = await mountNode({
    use: 'ContentText',
    props: {
      blocks: [
        {
          kind: 'paragraph',
          linkedTexts: [
            [
              { text: { $text: 'nav.vip' } },
              { text: { $text: 'help.title' }, link: { href: 'https://help.example/' } },
              { text: { $text: 'nav.home' }, link: { route: 'noSuchRoute' } },
            ],
          ],
        },
      ],
    },
  });

  const links = [...container.querySelectorAll('p > a')];
  expect(container.querySelector('p')?.textContent).toBe(
    t('nav.vip') + t('help.title') + t('nav.home'),
  );
  expect(
    links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]),
  ).toEqual([[t('help.title'), 'https://help.example/', 'noopener noreferrer']]);
});
