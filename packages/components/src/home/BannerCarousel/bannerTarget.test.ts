import type { Banner, Condition } from '@livery/model';
import type { RootStore } from '@livery/stores';
import { expect, it } from 'vitest';
import { bannerTarget } from './bannerTarget.ts';

const routes: Record<string, { path: string; when?: Condition }> = {
  sports: { path: '/sports' },
  chat: { path: '/chat', when: { flag: 'chat' } },
};

/** Returns the target of a banner with this linkage, with the flag `chat` off. */
function target(
  linkageType?: Banner['linkageType'],
  linkageTarget?: string,
): ReturnType<typeof bannerTarget> {
  const stores = {
    site: {
      config: { routes: { routes } },
      routePath: (name: string) => (Object.hasOwn(routes, name) ? routes[name]?.path : undefined),
    },
    shows: (when: Condition | undefined) => when === undefined,
  };
  const banner: Banner = {
    bannerId: 'b1',
    url: 'assets/b1.svg',
    title: { $text: 'banner.label' },
    ...(linkageType ? { linkageType } : {}),
    ...(linkageTarget === undefined ? {} : { linkageTarget }),
  };
  // `bannerTarget` reads nothing else of the stores.
  return bannerTarget(stores as unknown as RootStore, banner);
}

it('returns the path of a named route or a path of the site', () => {
  expect(target('ROUTE', 'sports')).toEqual({ address: '/sports', isExternal: false });
  expect(target('ROUTE', '/games/rng?a=1')).toEqual({
    address: '/games/rng?a=1',
    isExternal: false,
  });
});

it('returns external addresses with https only', () => {
  expect(target('URL', 'https://elsewhere.example/a')).toEqual({
    address: 'https://elsewhere.example/a',
    isExternal: true,
  });
  for (const address of [
    'http://elsewhere.example',
    'javascript:alert(1)',
    '//elsewhere.example',
    '/sports',
    ' https://elsewhere.example',
  ])
    expect(target('URL', address)).toBeUndefined();
});

it('returns no target for a game whose provider or category is missing, or without a page for games', () => {
  expect(target('GAME', '40246')).toBeUndefined();
});

it('returns undefined when the target is unknown, hidden, a protocol-relative address or missing', () => {
  for (const address of ['unknown', 'chat', '//elsewhere.example', 'toString'])
    expect(target('ROUTE', address)).toBeUndefined();
  expect([target(), target('ROUTE'), target(undefined, 'sports')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
