// @vitest-environment jsdom
import type { ModalName } from '@livery/model';
import { exampleRoot } from '@livery/stores/testing/exampleRoot';
import { fakeApi } from '@livery/stores/testing/fakeApi';
import { FakeClock } from '@livery/testing/FakeClock';
import { fakeDialog } from '@livery/ui/testing/fakeDialog';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StoresProvider } from '../stores.ts';
import { ModalFrame } from './ModalFrame.tsx';

afterEach(cleanup);

/** Mounts the frame of an open modal. */
async function mountFrame(name: 'chatRoom' | 'registerModal' | 'helpModal') {
  fakeDialog();
  const root = exampleRoot({ api: fakeApi({}), clock: new FakeClock(1_000_000) });
  await root.modals.show(name, { article: 'terms' });
  const { getByRole } = render(
    <StoresProvider value={root}>
      <ModalFrame name={name} title="Title">
        Content
      </ModalFrame>
    </StoresProvider>,
  );
  return { root, dialog: getByRole('dialog') };
}

it.each<[ModalName & ('helpModal' | 'registerModal'), boolean]>([
  ['helpModal', false],
  ['registerModal', true],
])('[MODL-01] a click on the backdrop of %s leaves it open: %s', async (name, isOpen) => {
  const { root, dialog } = await mountFrame(name);

  await act(async () => void fireEvent.mouseDown(dialog));

  expect(root.modals.isOpen(name)).toBe(isOpen);
});

it('[MODL-01] leaves a modal open on a click on the backdrop if a listener prevents closing', async () => {
  const { root, dialog } = await mountFrame('helpModal');
  root.modals.before('close', 'helpModal', () => false);

  await act(async () => void fireEvent.mouseDown(dialog));

  expect(root.modals.isOpen('helpModal')).toBe(true);
});

it.each([
  ['helpModal', 'locked'],
  ['chatRoom', 'free'],
] as const)('[MODL-01] %s leaves the scrolling of the page %s', async (name, scroll) => {
  const { dialog } = await mountFrame(name);
  expect(dialog.dataset.scroll).toBe(scroll);
});
