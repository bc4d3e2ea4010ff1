// @vitest-environment jsdom
import type { Banner } from '@livery/model';
import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { carouselIn, layOutCarousel, stopTimers } from '../../testing/layOutCarousel.ts';
import { recordNavigation } from '../../testing/games.ts';
import { isFollowed } from '../../testing/isFollowed.ts';
import { mountNode, pagesAt, type MountOptions } from '../../testing/mountNode.tsx';

/** Returns a banner with the title "Play <name>". */
const named = (name: string, changes: Partial<Banner> = {}): Banner => ({
  bannerId: name,
  url: 'assets/logo.svg',
  title: { $text: 'games.play', values: { game: name } },
  ...changes,
});

beforeEach(() => layOutCarousel());

/** Mounts the carousel on a page whose route has the banner group `w_home`. */
async function mountBanners(
  w_home: readonly Banner[],
  { props = {}, ...options }: MountOptions & { props?: object } = {},
) {
  const groups = { w_home: [...w_home], w_other: [named('other')] };
  const node = await mountNode(
    { use: 'BannerCarousel', props: { ...props } },
    {
      documents: { banners: { groups } },
      ...options,
      bootstrap: {
        route: { name: 'home', path: '/', params: {}, bannerGroup: 'w_home' },
        ...options.bootstrap,
      },
    },
  );
  const { container, getByRole, t } = node;
  return {
    ...node,
    ...carouselIn(container),
    dot: (number: number, count: number) =>
      getByRole('button', { name: t('carousel.slide', { number, count }) }),
    press: (name: 'carousel.pause' | 'carousel.play') =>
      fireEvent.click(getByRole('button', { name: t(name) })),
  };
}

it('[BANR-01] [BANR-06] shows image and texts of the banners of the route’s group', async () => {
  const banners = await mountBanners([named('one', { subtitle: { $text: 'banner.help.text' } })]);

  expect(banners.getByText(banners.t('games.play', { game: 'one' }))).toBeTruthy();
  expect(banners.getByText(banners.t('banner.help.text'))).toBeTruthy();
  expect(banners.queryByText(banners.t('games.play', { game: 'other' }))).toBeNull();
  expect(banners.container.querySelector('img')?.getAttribute('src')).toBe(
    '/assets/0123456789abcdef',
  );
});

it('[BANR-01] shows the group of its props instead of the route’s group', async () => {
  const banners = await mountBanners([named('one')], { props: { group: 'w_other' } });

  expect(banners.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    banners.t('games.play', { game: 'other' }),
  ]);
});

it('[BANR-03] renders nothing when the group has no visible banner', async () => {
  expect((await mountBanners([])).container.textContent).toBe('');
  expect(
    (await mountBanners([named('chat', { when: { flag: 'chat' } })])).container.textContent,
  ).toBe('');
});

it('[BANR-02] has neither dots nor a pause button with a single banner', async () => {
  const banners = await mountBanners([named('one')]);

  expect(banners.getAllByRole('listitem')).toHaveLength(1);
  expect(banners.container.querySelector('button')).toBeNull();
});

it('[BANR-02] moves to the banner of the clicked dot', async () => {
  const banners = await mountBanners([named('one'), named('two'), named('three')]);
  await banners.attached();

  for (const number of [3, 1, 2]) {
    fireEvent.click(banners.dot(number, 3));
    // A looping carousel reorders its slides before it moves.
    await waitFor(() =>
      expect([banners.first(), banners.dot(number, 3).getAttribute('aria-current')]).toEqual([
        number - 1,
        'true',
      ]),
    );
  }
});

it.each([
  [{}, 5_000],
  [{ autoplayMs: 2_000 }, 2_000],
])(
  '[BANR-02] [CONF-08] with %j moves to the next banner every %i ms until paused',
  async (props, everyMs) => {
    const banners = await mountBanners([named('one'), named('two'), named('three')], { props });
    await banners.attached();
    const pass = stopTimers();

    banners.press('carousel.play');
    for (const next of [1, 2, 0]) {
      const before = banners.first();
      pass(everyMs - 1);
      expect(banners.first()).toBe(before);
      pass(1);
      expect(banners.first()).toBe(next);
    }
    banners.press('carousel.pause');
    pass(3 * everyMs);
    expect(banners.first()).toBe(0);
  },
);

it.each([
  ['a route by its name', { linkageType: 'ROUTE', linkageTarget: 'sports' }, '/sports', null],
  ['a path', { linkageType: 'ROUTE', linkageTarget: '/games/rng' }, '/games/rng', null],
  [
    'an address in a new tab',
    { linkageType: 'URL', linkageTarget: 'https://partner.example/offer' },
    'https://partner.example/offer',
    '_blank',
  ],
] as const)('[BANR-04] links to %s', async (_title, linkage, href, target) => {
  const banners = await mountBanners([named('offer', linkage)]);

  const link = banners.getByRole('link', { name: banners.t('games.play', { game: 'offer' }) });

  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, target]);
});

it('[BANR-04] links to a game, which a click opens as its tile does', async () => {
  const { visited, navigation } = recordNavigation();
  const game = {
    linkageType: 'GAME',
    linkageTarget: '40246',
    vendor: 'NOVA',
    gameType: 'RNG',
  } as const;
  const banners = await mountBanners([named('offer', game)], {
    visitor: 'member',
    documents: {
      banners: { groups: { w_home: [named('offer', game)] } },
      routes: pagesAt({ home: '/', game: '/game' }),
    },
    ports: { navigation },
  });
  const link = banners.getByRole('link', { name: banners.t('games.play', { game: 'offer' }) });
  const address = '/game?vassalage=NOVA&gameType=RNG&nodeId=40246';
  expect(link.getAttribute('href')).toBe(address);

  expect(isFollowed(link, { ctrlKey: true })).toBe(true);
  expect(isFollowed(link)).toBe(false);

  await waitFor(() => expect(visited).toEqual([`${address}&back=%2F`]));
});

it('[BANR-04] has no link without a linkageType', async () => {
  const banners = await mountBanners([named('offer', { linkageTarget: 'sports' })]);

  expect(banners.getByText(banners.t('games.play', { game: 'offer' }))).toBeTruthy();
  expect(banners.queryByRole('link')).toBeNull();
});
