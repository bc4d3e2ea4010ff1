import { expect, it } from 'vitest';
import { unreadCount, unreadQuery } from '../account/unreadQuery.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fakeApi, reply } from '../testing/fakeApi.ts';
import { CentreCallStore } from './CentreCallStore.ts';

it('[MEMB-15] lowers the unread messages of the header after an action on messages', async () => {
  const api = fakeApi({
    getUnreadMessageV2: [reply({ unreadCount: 3 }), reply({ unreadCount: 2 })],
    markMessages: [reply({ unreadCount: 2 })],
    getBalanceV2: [reply({ sumBalance: 0 })],
  });
  const root = exampleRoot({ api });
  await root.query(unreadQuery).load({});
  expect(unreadCount(root)).toBe(3);

  await root.get(CentreCallStore).send('markMessages', { messageId: '7' }, ['getUnreadMessageV2']);

  await expect.poll(() => unreadCount(root)).toBe(2);
});
