// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mountNode, pagesAt, type MountedNode } from '../../testing/mountNode.tsx';

const picture = { file: 'assets/reef.webp', widthPx: 640, heightPx: 360 };

const mountPicture = (props: object): Promise<MountedNode> =>
  mountNode(
    { use: 'ContentPicture', props: { picture, ...props } },
    {
      bootstrap: { assets: { 'assets/reef.webp': '/assets/0123456789abcdef.webp' } },
      documents: { routes: pagesAt({ vip: '/vip' }) },
    },
  );

it('shows the brand’s file with reserved space, its description and its caption', async () => {
  const { getByRole, t } = await mountPicture({
    picture: { ...picture, alt: { $text: 'nav.vip' } },
    caption: { $text: 'help.title' },
  });

  const image = getByRole('img', { name: t('nav.vip') });
  expect(image.getAttribute('src')).toBe('/assets/0123456789abcdef.webp');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['640', '360']);
  expect(getByRole('figure').textContent).toBe(t('help.title'));
});

it.each([
  ['to a route', { route: 'vip' }, ['/vip', null, null]],
  [
    'to another site, in a new tab without a way back',
    { href: 'https://reef.example/' },
    ['https://reef.example/', '_blank', 'noopener noreferrer'],
  ],
])('is a link %s, named by its caption', async (_, link, expected) => {
  const { getByRole, t } = await mountPicture({ caption: { $text: 'help.title' }, link });

  const element = getByRole('link', { name: t('help.title') });
  expect(['href', 'target', 'rel'].map((name) => element.getAttribute(name))).toEqual(expected);
});

it('is no link where its route does not exist', async () => {
  const { queryByRole } = await mountPicture({ link: { route: 'none' } });

  expect(queryByRole('link')).toBeNull();
});
