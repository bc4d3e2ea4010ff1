// @vitest-environment jsdom
import { ApiError } from '@livery/stores';
import { fail } from '@livery/stores/testing/fakeApi';
import { act } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { mountNode, type MountedNode } from '../../testing/mountNode.tsx';

/** Returns a button of a notice. It counts as hidden, because jsdom does not show popovers. */
const button = ({ getByRole, t }: MountedNode, key: 'dialog.close' | 'error.retry') =>
  getByRole('button', { name: t(key), hidden: true });

it.each([
  ['[ERRS-02] shows that the server is unreachable', 'network_failed', 'error.network_failed'],
  ['[ERRS-04] shows that loading takes too long', 'network_timeout', 'error.network_timeout'],
] as const)(
  '%s after a navigation, keeps the page, and can be dismissed',
  async (_title, code, message) => {
    const page = await mountNode({ use: 'ThemeToggle' }, { answers: { getPage: [fail(code)] } });

    await act(() => page.root.page.show('/games/rng'));

    const notice = page.getByText(page.t(message));
    expect(notice.closest('[role=alert]')).not.toBeNull();
    expect([
      page.root.page.route.path,
      page.getByRole('button', { name: page.t('theme.toDark') }) !== null,
    ]).toEqual(['/', true]);
    await page.user.click(button(page, 'dialog.close'));
    expect(page.queryByText(page.t(message))).toBeNull();
  },
);

it.each(['missing', 'timeout', 'other'] as const)(
  '[ERRS-03] names a failed chunk with its type "%s", and retries it',
  async (fault) => {
    const page = await mountNode({ use: 'ThemeToggle' });
    const retry = vi.fn();

    act(() => page.root.chunks.fail({ chunk: 'account', fault, retry }));

    const text = page.t('error.chunk', { chunk: 'account', type: page.t(`error.chunk.${fault}`) });
    expect(page.getByText(text)).toBeTruthy();
    await page.user.click(button(page, 'error.retry'));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(page.queryByText(text)).toBeNull();
  },
);

it('shows that the browser is offline until the network is back, again after each loss', async () => {
  const page = await mountNode({ use: 'ThemeToggle' });
  const onLine = vi.spyOn(navigator, 'onLine', 'get');
  onTestFinished(() => onLine.mockRestore());
  const setOnline = (isOnline: boolean): void => {
    onLine.mockReturnValue(isOnline);
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  };
  const notice = () => page.queryByText(page.t('offline.notice'));
  expect(notice()).toBeNull();

  setOnline(false);
  expect(notice()?.closest('[aria-live=polite]')).not.toBeNull();
  setOnline(true);
  expect(notice()).toBeNull();

  setOnline(false);
  await page.user.click(button(page, 'dialog.close'));
  expect(notice()).toBeNull();
  setOnline(true);
  setOnline(false);
  expect(notice()).not.toBeNull();
});

it('shows that the session has ended, until the notice is dismissed', async () => {
  const page = await mountNode({ use: 'ThemeToggle' }, { visitor: 'member' });

  act(() => page.root.session.end());
  expect(page.getByText(page.t('session.ended'))).toBeTruthy();

  await page.user.click(button(page, 'dialog.close'));
  expect(page.queryByText(page.t('session.ended'))).toBeNull();
});

it('[ERRS-07] shows an error without a text as an unknown error', async () => {
  const page = await mountNode({ use: 'ThemeToggle' });

  act(() => page.root.page.fail(new ApiError({ code: 'unknown', call: 'getPage' })));

  expect(page.getByText(page.t('error.unknown'))).toBeTruthy();
});
