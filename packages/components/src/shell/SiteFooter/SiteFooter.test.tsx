// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { compliance } from '../../testing/compliance.ts';
import { mountNode, type MountOptions } from '../../testing/mountNode.tsx';

const networks = [
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
const withNetworks = (
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

it('[HOME-07] shows no badge but the demonstration note for a brand without licences', async () => {
  const footer = await mountFooter();

  expect(footer.getByText(footer.t('demo.notice'))).toBeTruthy();
  expect(footer.queryByRole('list', { name: footer.t('licence.label') })).toBeNull();
});

it('[HOME-07] hides the demonstration note if the brand is none', async () => {
  const footer = await mountFooter({
    documents: { compliance: { ...compliance, demonstration: false } },
    // In Manila, where the brand is, it is 2027 already.
    startMs: Date.parse('2026-12-31T18:00:00Z'),
  });

  expect(footer.queryByText(footer.t('demo.notice'))).toBeNull();
  expect(
    footer.getByText(footer.t('footer.rights', { brand: 'Example', year: '2027' })),
  ).toBeTruthy();
});

it('[HOME-07] shows a badge per licence with name, regulator, licensee, number and register link', async () => {
  const { getByRole, t } = await mountFooter({
    documents: { compliance: { ...compliance, licences } },
  });

  const badges = within(getByRole('list', { name: t('licence.label') })).getAllByRole('listitem');

  expect(badges).toHaveLength(3);
  for (const [index, { badge, regulator, licensee, number, registerUrl }] of licences.entries()) {
    const text = badges[index]?.textContent ?? '';
    for (const expected of [
      t(`licence.${badge}`),
      regulator,
      t('licence.holder', { licensee, number }),
    ])
      expect(text).toContain(expected);
    const register = badges[index]?.querySelector('a');
    expect([register?.getAttribute('href'), register?.getAttribute('rel')]).toEqual([
      registerUrl,
      'noopener',
    ]);
  }
});

it('[HOME-12] links to each social network of the operator in this order, in a new tab', async () => {
  const { getByRole, t } = await mountFooter(withNetworks(networks.toReversed()));

  const links = within(getByRole('list', { name: t('social.label') })).getAllByRole('link');

  expect(
    links.map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('target'),
      link.getAttribute('rel'),
    ]),
  ).toEqual(
    networks.map((network) => [
      t(`social.${network}`) + t('social.newTab'),
      `https://social.example/${network}`,
      '_blank',
      'noopener noreferrer',
    ]),
  );
});

it('[HOME-12] omits a network without a resource or a valid address', async () => {
  const some = await mountFooter(withNetworks(['tiktok', 'telegram']));
  expect(
    some
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
      .filter((text) => text?.includes(some.t('social.newTab'))),
  ).toEqual(['TikTok', 'Telegram'].map((name) => name + some.t('social.newTab')));
  some.unmount();

  const none = await mountFooter(withNetworks(['tiktok'], () => 'javascript:alert(1)'));
  expect(none.queryByRole('list', { name: none.t('social.label') })).toBeNull();
});

it.each([
  ['EN', 'Our channel'],
  ['TH', null],
])(
  '[CONF-04] in %s, the tooltip of a resource is the operator’s English name: %s',
  async (code, title) => {
    const resources = [
      { resourceType: 'YOUTUBE', url: 'https://social.example/', labelNameEn: 'Our channel' },
    ];
    const footer = await mountFooter({
      bootstrap: {
        state: { known: true, imageCDNs: [], resources },
        language: { code, tag: code.toLowerCase(), dir: 'ltr' },
      },
    });
    const link = footer.getByRole('link', { name: new RegExp(footer.t('social.youtube')) });
    expect(link.getAttribute('title')).toBe(title);
  },
);
