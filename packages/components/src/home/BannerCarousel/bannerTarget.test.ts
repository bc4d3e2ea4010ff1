import type { Banner, Condition } from '@livery/model';
import type { RootStore } from '@livery/stores';
import { expect, it } from 'vitest';
import { bannerTarget } from './bannerTarget.ts';

const routes: Record<string, { path: string; when?: Condition }> = {
  sports: { path: '/sports' },
  chat: { path: '/chat', when: { flag: 'chat' } },
};

/** Where a banner with this link leads, with the flag `chat` off. */
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
  // A banner reads no more of the stores than this.
  return bannerTarget(stores as unknown as RootStore, banner);
}

it('leads to a route by name or to a path of the site', () => {
  expect(target('ROUTE', 'sports')).toEqual({ address: '/sports', outside: false });
  expect(target('ROUTE', '/games/rng?a=1')).toEqual({ address: '/games/rng?a=1', outside: false });
});

it('leads outside over https only', () => {
  expect(target('URL', 'https://elsewhere.example/a')).toEqual({
    address: 'https://elsewhere.example/a',
    outside: true,
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

it('leads nowhere when the target is gone, hidden, outside in disguise or missing', () => {
  for (const address of ['gone', 'chat', '//elsewhere.example', 'toString'])
    expect(target('ROUTE', address)).toBeUndefined();
  expect([target(), target('ROUTE'), target(undefined, 'sports')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
