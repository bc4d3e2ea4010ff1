// @vitest-environment jsdom
import { exampleSettings } from '@livery/testing/exampleSettings';
import { fail, type Answer } from '@livery/stores/testing/fakeApi';
import { fireEvent, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountNode, type MountOptions } from '../../testing/mountNode.tsx';
import { vendorMenu } from '../../testing/vendors.ts';

const page = { layout: 'main', page: 'games' };
const routes = {
  guardExempt: [],
  routes: {
    sports: { paths: ['/sports'], ...page, gameType: 'SPORTS' },
    games: { paths: ['/{games}'], ...page, params: { games: ['esports', 'cockfight'] } },
  },
};
const sports = vendorMenu({ SPORTS: ['SB', 'TF', 'DS88', 'BTI', 'TCG_1'] });

async function mountCards(
  gameType: string,
  {
    getGameVendor = [sports],
    ...options
  }: MountOptions & { getGameVendor?: readonly Answer[] } = {},
) {
  const node = await mountNode(
    { use: 'VendorCards', props: { title: { $text: 'lobby.providers' }, gameType } },
    { answers: { getGameVendor }, documents: { routes }, ...options },
  );
  return {
    ...node,
    cards: () =>
      within(node.getByRole('region', { name: node.t('lobby.providers') })).queryAllByRole('link'),
  };
}

it.each([
  ['SPORTS', ['Vendor SB', 'Vendor BTI', 'Vendor TCG_1']],
  ['ESPORTS', ['Vendor TF']],
  ['COCKFIGHT', ['Vendor DS88']],
])('[ROUTE-09] [LOBB-09] shows the providers of %s, split from sports', async (gameType, names) => {
  const { cards, t } = await mountCards(gameType);

  expect(
    cards().map(({ textContent }) => names.filter((name) => textContent?.includes(name)).join()),
  ).toEqual(names);
  // A key of the table above
  for (const card of cards())
    expect(card.textContent).toContain(t(`category.${gameType}` as 'category.SPORTS'));
});

it('[LOBB-09] [CONF-08] splits the brand’s configured providers', async () => {
  const { cards } = await mountCards('ESPORTS', {
    site: { esportsProviders: ['SB'], cockfightProviders: [] },
  });

  expect(cards().map(({ textContent }) => textContent?.includes('Vendor SB'))).toEqual([true]);
});

it.each([
  ['TY', ['Vendor SB', 'Example Partners']],
  ['EN', ['Vendor SB', 'Vendor BTI', 'Vendor TCG_1']],
])('[LOBB-11] in the language %s shows the providers %j', async (code, names) => {
  const { cards } = await mountCards('SPORTS', {
    bootstrap: { language: { code, tag: 'en', dir: 'ltr' } },
  });

  expect(
    cards().flatMap(({ textContent }) => names.filter((name) => textContent?.includes(name))),
  ).toEqual(names);
});

it('[HOME-11] shows each provider’s logo, the special logo of BTI, and names for TCG codes', async () => {
  const { getByRole } = await mountCards('SPORTS');

  const src = (name: string) => getByRole('img', { name }).getAttribute('src');
  expect([src('Vendor SB'), src('Vendor BTI'), src('Vendor TCG_1')]).toEqual([
    'https://cdn.example/TCG_PROD_IMAGES/SPORTS_LIST_VENDOR/SB-COLOR.png',
    'https://cdn.example/TCG_PROD_IMAGES/SPECIAL_LIST_VENDOR/BTI-COLOR.png',
    null,
  ]);
});

it('[ROUTE-09] links each card to the games of its provider', async () => {
  const { cards } = await mountCards('SPORTS');

  expect(cards().map((card) => card.getAttribute('href'))).toEqual([
    '/sports?vassalage=SB',
    '/sports?vassalage=BTI',
    '/sports?vassalage=TCG_1',
  ]);
});

it('[LOBB-09] shows the error of a failed request and retries', async () => {
  const { cards, findAllByRole, getByRole, t, user } = await mountCards('SPORTS', {
    getGameVendor: [fail('upstream_failed'), sports],
  });
  expect(cards()).toEqual([]);

  await user.click(getByRole('button', { name: t('games.retry') }));

  expect(await findAllByRole('link')).toHaveLength(3);
});

it.each([
  [2, 2],
  [3, 3],
])(
  '[LOBB-12] [LOBB-21] [CONF-08] with %i attempts requests a failed logo from another CDN, %i times in total, then shows initials',
  async (attempts, count) => {
    const { container, getByRole } = await mountCards('ESPORTS', {
      site: { images: { ...exampleSettings.images, attempts } },
      bootstrap: {
        state: {
          known: true,
          resources: [],
          imageCDNs: ['https://a.example', 'https://b.example'],
        },
      },
    });
    const origins: (string | undefined)[] = [];

    for (
      let image = container.querySelector('img');
      image;
      image = container.querySelector('img')
    ) {
      origins.push(URL.parse(image.src)?.origin);
      fireEvent.error(image);
    }

    expect(origins).toHaveLength(count);
    expect(origins.every((origin, index) => index === 0 || origin !== origins[index - 1])).toBe(
      true,
    );
    expect(getByRole('img', { name: 'Vendor TF' }).textContent).toBe('VT');
  },
);
