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
])('[ROUTE-09] [LOBB-09] has the providers of %s, split from sports', async (gameType, names) => {
  const { cards, t } = await mountCards(gameType);

  expect(
    cards().map(({ textContent }) => names.filter((name) => textContent?.includes(name)).join()),
  ).toEqual(names);
  // A key of the table above
  for (const card of cards())
    expect(card.textContent).toContain(t(`category.${gameType}` as 'category.SPORTS'));
});

it('[LOBB-09] [CONF-08] the lists of split providers are the tenant’s', async () => {
  const { cards } = await mountCards('ESPORTS', {
    site: { esportsProviders: ['SB'], cockfightProviders: [] },
  });

  expect(cards().map(({ textContent }) => textContent?.includes('Vendor SB'))).toEqual([true]);
});

it.each([
  ['TY', ['Vendor SB', 'Example Partners']],
  ['EN', ['Vendor SB', 'Vendor BTI', 'Vendor TCG_1']],
])('[LOBB-11] in %s BTI and codes that start with TCG are %j', async (code, names) => {
  const { cards } = await mountCards('SPORTS', {
    bootstrap: { language: { code, tag: 'en', dir: 'ltr' } },
  });

  expect(
    cards().flatMap(({ textContent }) => names.filter((name) => textContent?.includes(name))),
  ).toEqual(names);
});

it('[HOME-11] shows each provider’s logo, BTI’s special one, and the name of those whose code starts with TCG', async () => {
  const { getByRole } = await mountCards('SPORTS');

  const src = (name: string) => getByRole('img', { name }).getAttribute('src');
  expect([src('Vendor SB'), src('Vendor BTI'), src('Vendor TCG_1')]).toEqual([
    'https://cdn.example/TCG_PROD_IMAGES/SPORTS_LIST_VENDOR/SB-COLOR.png',
    'https://cdn.example/TCG_PROD_IMAGES/SPECIAL_LIST_VENDOR/BTI-COLOR.png',
    null,
  ]);
});

it('[ROUTE-09] a card leads to the games of its provider', async () => {
  const { cards } = await mountCards('SPORTS');

  expect(cards().map((card) => card.getAttribute('href'))).toEqual([
    '/sports?vassalage=SB',
    '/sports?vassalage=BTI',
    '/sports?vassalage=TCG_1',
  ]);
});

it('[LOBB-09] says why there are no providers, and asks again', async () => {
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
  '[LOBB-12] [LOBB-21] [CONF-08] a logo that fails is asked of another CDN, %i times in all, and then the initials stand there',
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
    const asked: (string | undefined)[] = [];

    for (
      let image = container.querySelector('img');
      image;
      image = container.querySelector('img')
    ) {
      asked.push(URL.parse(image.src)?.origin);
      fireEvent.error(image);
    }

    expect(asked).toHaveLength(count);
    expect(asked.every((origin, index) => index === 0 || origin !== asked[index - 1])).toBe(true);
    expect(getByRole('img', { name: 'Vendor TF' }).textContent).toBe('VT');
  },
);
