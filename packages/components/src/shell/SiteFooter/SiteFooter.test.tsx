// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { compliance } from '../../testing/compliance.ts';
import { mountNode, type MountOptions } from '../../testing/mountNode.tsx';

const places = [
  'youtube',
  'twitter',
  'tiktok',
  'facebook',
  'instagram',
  'whatsapp',
  'telegram',
] as const;
const licences = (['malta', 'bvi', 'philippines'] as const).map((badge) => ({
  badge,
  regulator: `Regulator of ${badge}`,
  licensee: `Licensee of ${badge}`,
  number: `No-${badge}`,
  registerUrl: `https://register.example/${badge}`,
}));

const mountFooter = (options: MountOptions = {}) =>
  mountNode(
    { use: 'SiteFooter', props: { menu: 'footer', label: { $text: 'nav.home' } } },
    options,
  );
const withPlaces = (
  types: readonly string[],
  url = (type: string) => `https://social.example/${type}`,
): MountOptions => ({
  bootstrap: {
    state: {
      known: true,
      imageCDNs: [],
      resources: types.map((type) => ({ resourceType: type.toUpperCase(), url: url(type) })),
    },
  },
});

it('[HOME-07] a brand without licences has no badge, and says that it is a demonstration', async () => {
  const footer = await mountFooter();

  expect(footer.getByText(footer.t('footer.demonstration'))).toBeTruthy();
  expect(footer.queryByRole('list', { name: footer.t('licence.label') })).toBeNull();
});

it('[HOME-07] says nothing of a demonstration where it is none', async () => {
  const footer = await mountFooter({
    documents: { compliance: { ...compliance, demonstration: false } },
  });

  expect(footer.queryByText(footer.t('footer.demonstration'))).toBeNull();
});

it('[HOME-07] each licence has a badge with name, regulator, licensee, number and the register', async () => {
  const { getByRole, t } = await mountFooter({
    documents: { compliance: { ...compliance, licences } },
  });

  const badges = within(getByRole('list', { name: t('licence.label') })).getAllByRole('listitem');

  expect(badges).toHaveLength(3);
  for (const [index, { badge, regulator, licensee, number, registerUrl }] of licences.entries()) {
    const shown = badges[index]?.textContent ?? '';
    for (const words of [
      t(`licence.${badge}`),
      regulator,
      t('licence.holder', { licensee, number }),
    ])
      expect(shown).toContain(words);
    const register = badges[index]?.querySelector('a');
    expect([register?.getAttribute('href'), register?.getAttribute('rel')]).toEqual([
      registerUrl,
      'noopener',
    ]);
  }
});

it('[HOME-12] leads to each place the operator has, in this order, in a new tab', async () => {
  const { getByRole, t } = await mountFooter(withPlaces(places.toReversed()));

  const links = within(getByRole('list', { name: t('social.label') })).getAllByRole('link');

  expect(
    links.map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('target'),
      link.getAttribute('rel'),
    ]),
  ).toEqual(
    places.map((place) => [
      t(`social.${place}`) + t('social.newTab'),
      `https://social.example/${place}`,
      '_blank',
      'noopener noreferrer',
    ]),
  );
});

it('[HOME-12] a place without a resource, or without an address, is not there', async () => {
  const some = await mountFooter(withPlaces(['tiktok', 'telegram']));
  expect(
    some
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
      .filter((text) => text?.includes(some.t('social.newTab'))),
  ).toEqual(['TikTok', 'Telegram'].map((name) => name + some.t('social.newTab')));
  some.unmount();

  const none = await mountFooter(withPlaces(['tiktok'], () => 'javascript:alert(1)'));
  expect(none.queryByRole('list', { name: none.t('social.label') })).toBeNull();
});
