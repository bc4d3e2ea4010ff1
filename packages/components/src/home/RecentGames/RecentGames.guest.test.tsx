// @vitest-environment jsdom
import { reply } from '@livery/stores/testing/fakeApi';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

const guest = reply({ state: 'guest', merchant: 'example' });

it.each([
  ['page', false],
  ['popup', true],
] as const)(
  '[HOME-01] shows "No data" to a guest and opens the login as a %s',
  async (loginIn, opensModal) => {
    const go = vi.fn();
    const panel = await mountNode(
      { use: 'RecentGames', props: { title: { $text: 'recent.title' } } },
      {
        site: { loginIn },
        ports: { navigation: { go, load: () => undefined, prepare: () => Promise.resolve(true) } },
        // One session request of the panel and one of the page.
        answers: { getSession: [guest, guest] },
      },
    );
    expect(panel.getByText(panel.t('recent.none'))).toBeTruthy();
    expect(panel.getByText(panel.t('recent.guest'))).toBeTruthy();

    fireEvent.click(panel.getByRole('link', { name: panel.t('account.login') }));

    await waitFor(() =>
      expect([go.mock.calls, panel.root.modals.isOpen('loginPopupModal')]).toEqual([
        opensModal ? [] : [['/login', undefined]],
        opensModal,
      ]),
    );
  },
);
