// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mountNode, pagesAt } from '../../testing/mountNode.tsx';

it('shows a link for each button, without those whose route does not exist', async () => {
  const { getAllByRole, t } = await mountNode(
    {
      use: 'ContentButtons',
      props: {
        buttons: [
          { label: { $text: 'nav.vip' }, link: { route: 'vip' } },
          { label: { $text: 'nav.home' }, link: { route: 'none' } },
          { label: { $text: 'help.title' }, link: { href: 'https://reef.example/' }, look: 'soft' },
        ],
      },
    },
    { documents: { routes: pagesAt({ vip: '/vip' }) } },
  );

  const links = getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [t('nav.vip'), '/vip'],
    [t('help.title'), 'https://reef.example/'],
  ]);
  expect(links[1]?.getAttribute('target')).toBe('_blank');
});

it('takes no space if it has no button to show', async () => {
  const { container } = await mountNode({
    use: 'ContentButtons',
    props: { buttons: [{ label: { $text: 'nav.home' }, link: { route: 'none' } }] },
  });

  expect(container.querySelector('[data-align]')).toBeNull();
});
