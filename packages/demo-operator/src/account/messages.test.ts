import type { MessageReply, MessagesReply } from '@livery/model';
import { beforeEach, expect, it } from 'vitest';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();
let token = '';

beforeEach(async () => {
  token = await fixture.client.login('demo', 'Demo1234');
});

const ask = (call: string, request: Record<string, unknown> = {}, as = token) =>
  fixture.client.call(call, request, { token: as });
// The call's reply
const list = async (request: Record<string, unknown> = {}) =>
  (await ask('getMessages', request)).value as MessagesReply;
const unread = async (as = token) => (await ask('getUnreadMessageV2', {}, as)).value;

it('[MEMB-15] lists messages, newest first, and counts an opened one as read', async () => {
  const { list: messages, totals } = await list({ language: 'TY' });
  expect(messages.map(({ state }) => state)).toEqual(['unread', 'unread', 'unread']);
  expect(totals).toEqual({ messages: 3, unread: 3 });
  expect(await unread()).toEqual({ unreadCount: 3 });

  const [newest] = messages;
  // The call's reply
  const opened = (await ask('getMessage', { messageId: newest?.messageId, language: 'EN' }))
    .value as MessageReply;
  expect(opened.content).toContain('<strong>');
  expect(opened.title).not.toBe(newest?.title);
  expect((await list({ state: 'unread' })).list).toHaveLength(2);
  expect((await list({ state: 'read' })).list).toMatchObject([{ messageId: newest?.messageId }]);
});

it('[MEMB-15] marks messages as read and deletes read ones', async () => {
  const [first, second] = (await list()).list;
  expect((await ask('markMessages', { messageId: first?.messageId })).value).toEqual({
    unreadCount: 2,
  });
  expect((await ask('deleteMessages')).value).toEqual({ unreadCount: 2 });
  expect((await list()).totals).toEqual({ messages: 2, unread: 2 });
  expect((await ask('deleteMessages', { messageId: second?.messageId })).value).toEqual({
    unreadCount: 1,
  });
  expect((await ask('markMessages')).value).toEqual({ unreadCount: 0 });
  expect(await ask('getMessage', { messageId: first?.messageId })).toMatchObject({
    success: false,
  });
});

it('[MEMB-15] deletes the chosen messages and no others', async () => {
  const [first, second, third] = (await list()).list;
  const chosen = [first?.messageId, third?.messageId];

  expect(await ask('deleteMessages', { messageIds: chosen })).toMatchObject({ success: true });

  expect((await list()).list.map(({ messageId }) => messageId)).toEqual([second?.messageId]);
});

it('[MEMB-02] counts unread messages, which are each member’s own', async () => {
  const agent = await fixture.client.login('agent', 'Agent1234');
  const [message] = (await list()).list;
  for (const call of ['getMessage', 'markMessages', 'deleteMessages'])
    await ask(call, { messageId: message?.messageId }, agent);
  expect((await ask('getCounts')).value).toMatchObject({ message: 3 });
  expect(await unread(await fixture.client.login('trial', 'Trial1234'))).toEqual({
    unreadCount: 0,
  });
});
