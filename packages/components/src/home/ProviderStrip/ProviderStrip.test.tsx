// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { mountNode, type MountOptions } from '../../testing/mountNode.tsx';
import { stubInView } from '../../testing/stubInView.ts';
import { vendorMenu } from '../../testing/vendors.ts';

const menu = vendorMenu({ RNG: ['PG', 'PP', 'TCG_SEA'], SPORTS: ['BTI', 'PG'] });

async function mountStrip({
  isInView = true,
  ...options
}: MountOptions & { isInView?: boolean } = {}) {
  const inView = stubInView(isInView);
  const node = await mountNode(
    { use: 'ProviderStrip', props: { title: { $text: 'strip.title' } } },
    { answers: { getGameVendor: [menu] }, ...options },
  );
  const [list] = await node.findAllByRole('list');
  if (!list) throw new Error('The strip has no list.');
  return {
    ...node,
    inView,
    list,
    viewport: list.parentElement,
    strip: list.closest('[role=group][data-runs], [role=group]')?.parentElement,
  };
}

it('[HOME-11] shows each provider’s logo once, the special logo of BTI, and none for TCG codes', async () => {
  const { list } = await mountStrip();

  expect(
    within(list)
      .getAllByRole('img')
      .map((image) => [image.getAttribute('alt'), image.getAttribute('src')]),
  ).toEqual([
    ['Vendor PG', 'https://cdn.example/TCG_PROD_IMAGES/SPORTS_LIST_VENDOR/PG-COLOR.png'],
    ['Vendor PP', 'https://cdn.example/TCG_PROD_IMAGES/RNG_LIST_VENDOR/PP-COLOR.png'],
    ['Vendor BTI', 'https://cdn.example/TCG_PROD_IMAGES/SPECIAL_LIST_VENDOR/BTI-COLOR.png'],
  ]);
});

it('[HOME-06] [CONF-08] uses the brand’s slides, spacing and speed, and renders only the first logos until near the viewport', async () => {
  const strip = await mountStrip({
    isInView: false,
    site: { providerStrip: { slides: 2, spacingPx: 24, speedMs: 1_200 } },
  });
  const value = (name: string) => strip.viewport?.style.getPropertyValue(name);
  expect(within(strip.list).getAllByRole('listitem')).toHaveLength(2);
  expect([value('--slides'), value('--gap'), value('--marquee-duration')]).toEqual([
    '2',
    '24px',
    '3600ms',
  ]);

  await strip.inView.set(true);

  // The list and its copy, which closes the gap of the marquee and is hidden from screen readers.
  expect(
    [...strip.container.querySelectorAll('ul')].map((list) => [
      list.children.length,
      list.getAttribute('aria-hidden'),
    ]),
  ).toEqual([
    [3, null],
    [3, 'true'],
  ]);
});

it('[HOME-06] can be paused, and does not move with reduced motion', async () => {
  const site = { providerStrip: { slides: 2, spacingPx: 10, speedMs: 3_000 } };
  const strip = await mountStrip({ site });
  await strip.user.click(strip.getByRole('button', { name: strip.t('strip.stop') }));
  expect(strip.container.querySelector('[data-paused]')).not.toBeNull();
  await strip.user.click(strip.getByRole('button', { name: strip.t('strip.run') }));
  expect(strip.container.querySelector('[data-paused]')).toBeNull();
  strip.unmount();

  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const reducedMotion = await mountStrip({ site });
  expect(reducedMotion.container.querySelectorAll('ul')).toHaveLength(1);
});
