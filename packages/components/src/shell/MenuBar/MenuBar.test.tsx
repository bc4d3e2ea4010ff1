// @vitest-environment jsdom
import { exampleSettings } from '@livery/testing/exampleSettings';
import { act, fireEvent, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { mountNode, type MountOptions } from '../../testing/mountNode.tsx';
import { withoutLayout } from '../../testing/withoutLayout.ts';
import { vendorMenu } from '../../testing/vendors.ts';

beforeEach(withoutLayout);

const page = { layout: 'main', page: 'games' };
const routes = {
  guardExempt: [],
  routes: {
    home: { paths: ['/'], ...page },
    rng: { paths: ['/rng'], ...page, gameType: 'RNG' },
    fish: { paths: ['/fish'], ...page, gameType: 'FISH' },
    sports: { paths: ['/sports'], ...page, gameType: 'SPORTS' },
    fbsports: { paths: ['/fbsports'], ...page, gameType: 'SPORTS', vendor: 'FB' },
    promotions: { paths: ['/promotions'], ...page },
  },
};
const menus = {
  menus: {
    main: [
      { id: 'home', text: { $text: 'nav.home' }, route: 'home' },
      { id: 'categories', each: 'gameCategories' as const },
      { id: 'promotions', text: { $text: 'nav.promotions' }, route: 'promotions' },
      { id: 'chat', text: { $text: 'nav.download' }, route: 'home', when: { flag: 'chat' } },
    ],
  },
};

/** Mounts the menu of an operator with these categories loaded. */
async function mountMenu(
  categories: Readonly<Record<string, readonly string[]>>,
  { hot, ...options }: MountOptions & { hot?: string } = {},
) {
  const answer = vendorMenu(categories, hot === undefined ? {} : { [hot]: { isHot: 1 } });
  const node = await mountNode(
    { use: 'MenuBar', props: { menu: 'main', label: { $text: 'nav.main' } } },
    { documents: { routes, menus }, answers: { getGameVendor: [answer] }, ...options },
  );
  const { root } = node;
  await act(() => root.vendors.menu.load({}));
  const nav = within(node.getByRole('navigation'));
  return {
    ...node,
    nav,
    entry: (name: string) => nav.getByRole('link', { name }),
    panel: (name: string) =>
      node.queryByRole('group', { name: node.t('providers.of', { category: name }) }),
    point: (name: string, event: 'pointerEnter' | 'pointerLeave' = 'pointerEnter') =>
      act(
        async () =>
          void fireEvent[event](nav.getByRole('link', { name }).parentElement ?? document.body, {
            pointerType: 'mouse',
          }),
      ),
  };
}

it('[HEAD-05] [HEAD-08] lists home, the operator’s categories with a route in order, and promotions; omits entries whose condition fails', async () => {
  const { entry, findByRole, nav, t } = await mountMenu({
    SPORTS: ['SB'],
    RNG: ['PG'],
    LOTT: ['LT'],
  });
  await findByRole('link', { name: t('category.RNG') });

  expect(
    nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    [t('nav.home'), '/'],
    [t('category.SPORTS'), '/sports'],
    [t('category.RNG'), '/rng'],
    [t('nav.promotions'), '/promotions'],
  ]);
  expect(entry(t('nav.home')).getAttribute('aria-current')).toBe('page');
});

it('[HEAD-05] opens and closes the entries of further lines by button and Escape', async () => {
  const { findByRole, nav, t, user } = await mountMenu({ RNG: ['PG'] });
  const more = await findByRole('button', { name: t('nav.more') });
  const bar = nav.getByRole('list').parentElement;

  await user.click(more);
  expect([more.getAttribute('aria-expanded'), bar?.hasAttribute('data-open')]).toEqual([
    'true',
    true,
  ]);
  act(() => nav.getByRole('link', { name: t('nav.home') }).focus());
  await user.keyboard('{Escape}');

  expect([more.getAttribute('aria-expanded'), bar?.hasAttribute('data-open')]).toEqual([
    'false',
    false,
  ]);
  expect(document.activeElement).toBe(more);

  // An opened menu focuses its first further entry, and closes when the focus or a press leaves it.
  const home = nav.getByRole('link', { name: t('nav.home') });
  home.closest('li')?.setAttribute('data-wrapped', '');
  await user.click(more);
  expect(document.activeElement).toBe(home);
  expect(nav.getByRole('list').id).toBe(more.getAttribute('aria-controls'));
  await user.click(document.body);
  expect(more.getAttribute('aria-expanded')).toBe('false');
});

it.each([
  [['SB', 'FB'], '/fbsports'],
  [['SB'], '/sports'],
])('[ROUTE-11] with the sports providers %j links the sports entry to %s', async (codes, path) => {
  const { findByRole, t } = await mountMenu({ SPORTS: codes });

  expect((await findByRole('link', { name: t('category.SPORTS') })).getAttribute('href')).toBe(
    path,
  );
});

it('[HEAD-06] [HOME-11] shows the providers of a hovered category with icon, name, category and hot mark, until the pointer moves on', async () => {
  const { findByRole, panel, point, t } = await mountMenu(
    { RNG: ['PG', 'TCG_1'], FISH: ['JL'] },
    { hot: 'PG' },
  );
  await findByRole('link', { name: t('category.RNG') });

  await point(t('category.RNG'));
  const links = within(
    await findByRole('group', { name: t('providers.of', { category: t('category.RNG') }) }),
  ).getAllByRole('link', { hidden: true });

  expect(
    links.map((link) => [
      link.querySelector('img')?.getAttribute('src') ?? null,
      link.textContent?.includes(t('category.RNG')),
      link.querySelector(`[aria-label="${t('games.hot')}"]`) !== null,
    ]),
  ).toEqual([
    ['https://cdn.example/TCG_PROD_IMAGES/RNG_LIST_VENDOR/PG-COLOR.png', true, true],
    [null, true, false],
  ]);
  expect(links[0]?.textContent).toContain('Vendor PG');
  await point(t('category.FISH'));
  await findByRole('group', { name: t('providers.of', { category: t('category.FISH') }) });
  expect(panel(t('category.RNG'))).toBeNull();
  await point(t('category.FISH'), 'pointerLeave');
  expect(panel(t('category.FISH'))).toBeNull();
});

it.each([1, 2])(
  '[CONF-08] [LOBB-12] tries a provider’s picture as often as the brand configures: %i times',
  async (attemptsOnce) => {
    const { findByRole, point, t } = await mountMenu(
      { RNG: ['PG'] },
      { site: { images: { ...exampleSettings.images, attemptsOnce } } },
    );
    await findByRole('link', { name: t('category.RNG') });
    await point(t('category.RNG'));
    const group = await findByRole('group', {
      name: t('providers.of', { category: t('category.RNG') }),
    });
    let tries = 0;

    for (
      let image = group.querySelector('img');
      image && tries < 5;
      image = group.querySelector('img')
    ) {
      tries += 1;
      fireEvent.error(image);
    }

    expect(tries).toBe(attemptsOnce);
  },
);
