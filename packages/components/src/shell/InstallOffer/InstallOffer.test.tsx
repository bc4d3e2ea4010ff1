// @vitest-environment jsdom
import { fakeInstallation } from '@livery/stores/testing/fakeInstallation';
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

async function mountOffer() {
  const installation = fakeInstallation();
  const ask = vi.fn(async () => installation.set(undefined));
  const offer = await mountNode(
    { use: 'InstallOffer', props: { minVisits: 1 } },
    { ports: { installation }, startMs: 1e12, site: { name: 'Coral' } },
  );
  return {
    ...offer,
    ask,
    set: (next: Parameters<typeof installation.set>[0]) => act(() => installation.set(next)),
    card: () => offer.queryByRole('region', { name: offer.t('install.title', { name: 'Coral' }) }),
    button: (key: 'install.accept' | 'install.later') =>
      offer.queryByRole('button', { name: offer.t(key) }),
  };
}

it('lets the browser ask when the player installs, and leaves no card', async () => {
  const offer = await mountOffer();
  expect(offer.card()).toBeNull();
  offer.set({ kind: 'dialog', ask: offer.ask });
  expect(offer.card()?.textContent).toContain(offer.t('install.text'));

  await offer.user.click(offer.button('install.accept') as Element);
  expect(offer.ask).toHaveBeenCalledOnce();
  await waitFor(() => expect(offer.card()).toBeNull());
});

it('says where the browser’s menu has it, and goes when the player declines', async () => {
  const offer = await mountOffer();
  offer.set({ kind: 'menu' });
  expect(offer.card()?.textContent).toContain(offer.t('install.menu'));
  expect(offer.button('install.accept')).toBeNull();

  await offer.user.click(offer.button('install.later') as Element);
  expect(offer.card()).toBeNull();
});
