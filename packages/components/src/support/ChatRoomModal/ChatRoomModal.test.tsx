// @vitest-environment jsdom
import { reply } from '@livery/stores/testing/fakeApi';
import { act, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { blockFrame } from '../../testing/blockFrame.ts';
import { mountNode } from '../../testing/mountNode.tsx';

it('[CSVC-01] offers a retry if the policy of the page stops the frame of the chat', async () => {
  const address = reply({
    version: { pathList: [{ type: 'CHAT', path: 'https://chat.example/room' }] },
  });
  const page = await mountNode(
    { use: 'Stack' },
    { answers: { getServiceChat: [address, address] } },
  );
  const body = within(document.body);
  await act(() => page.root.modals.show('chatRoom', {}));
  const frame = await body.findByTitle(page.t('service.title'));
  expect(frame.getAttribute('src')).toBe('https://chat.example/room');

  blockFrame('https://chat.example');

  expect(body.getByText(page.t('content.notAllowed'))).toBeTruthy();
  expect(body.queryByTitle(page.t('service.title'))).toBeNull();
  await page.user.click(body.getByRole('button', { name: page.t('games.retry') }));
  expect(await body.findByTitle(page.t('service.title'))).toBeTruthy();
});
