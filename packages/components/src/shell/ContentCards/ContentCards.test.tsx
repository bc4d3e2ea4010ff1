// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountNode, pagesAt } from '../../testing/mountNode.tsx';

it('shows cards with picture, text and link; a link without a label is the title', async () => {
  const { getByRole, t } = await mountNode(
    {
      use: 'ContentCards',
      props: {
        title: { $text: 'home.slots' },
        cards: [
          {
            title: { $text: 'nav.vip' },
            text: { $text: 'help.title' },
            icon: 'crown',
            link: { route: 'vip' },
          },
          {
            title: { $text: 'nav.home' },
            picture: {
              file: 'assets/reef.webp',
              widthPx: 64,
              heightPx: 36,
              alt: { $text: 'nav.vip' },
            },
            link: { route: 'vip' },
            action: { $text: 'help.title' },
          },
          { title: { $text: 'help.title' }, link: { route: 'none' } },
        ],
      },
    },
    {
      bootstrap: { assets: { 'assets/reef.webp': '/assets/0123456789abcdef.webp' } },
      documents: { routes: pagesAt({ vip: '/vip' }) },
    },
  );

  const section = within(getByRole('region', { name: t('home.slots') }));
  const links = section.getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('aria-label'), link.textContent])).toEqual([
    [null, t('nav.vip')],
    [`${t('help.title')}: ${t('nav.home')}`, `${t('help.title')} `],
  ]);
  expect(section.getByRole('img', { name: t('nav.vip') }).getAttribute('src')).toBe(
    '/assets/0123456789abcdef.webp',
  );
  expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(3);
});
