// @vitest-environment jsdom
import { reply } from '@livery/stores/testing/fakeApi';
import { act } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

it('[MEMB-08] is reached by keyboard while it is wider than its window', async () => {
  const observers: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        observers.push(callback);
      }
      observe() {
        /* The test reports the sizes. */
      }
      disconnect() {
        observers.length = 0;
      }
    },
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const view = await mountNode(
    {
      use: 'RecordTable',
      props: {
        call: 'getMemberTransfers',
        rowKey: 'transferId',
        caption: 'Transfers',
        columns: [{ path: 'transferId', label: 'Number' }],
      },
    },
    {
      visitor: 'member',
      query: '?mc=transfers',
      site: { centres: { mc: { menu: 'member', defaultPage: 'mc.transfers' } } },
      answers: {
        getMemberTransfers: [reply({ list: [{ transferId: 'T1' }], totalPages: 1, totals: {} })],
        loginInfo: [reply({})],
      },
    },
  );
  const scroller = await view.findByRole('group', { name: 'Transfers' });
  const width = vi.spyOn(scroller, 'scrollWidth', 'get');

  width.mockReturnValue(900);
  act(() => observers.forEach((report) => report()));
  expect(scroller.tabIndex).toBe(0);

  width.mockReturnValue(0);
  act(() => observers.forEach((report) => report()));
  expect(scroller.hasAttribute('tabindex')).toBe(false);
});
