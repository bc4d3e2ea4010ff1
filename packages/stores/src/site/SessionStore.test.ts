import { getBalanceV2 } from '@livery/api';

import { expect, it } from 'vitest';
import { SessionStore } from './SessionStore.ts';
import { fail, fakeApi, later, reply, type Answer } from '../testing/fakeApi.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { loginResult, memberSession } from '../testing/signedIn.ts';

const ann = memberSession({ customerId: 7, memberLabel: ['gold', 'new'] });
const stored = {
  merchant: 'example',
  account: 'ann',
  customerId: '7',
  isAgent: '0',
  memberLabel: 'gold,new',
};
const loggedIn = loginResult({ session: ann });

function setUp(
  answers: Parameters<typeof fakeApi>[0],
  initial: Readonly<Record<string, string>> = {},
) {
  const events: string[] = [];
  const storage = memoryStorage(initial);
  const api = fakeApi(answers);
  const session = new SessionStore({
    api,
    storage,
    merchant: 'example',
    onOpen: () => void events.push('open'),
    onEnd: () => void events.push('end'),
  });
  return { api, events, session, storage };
}

it('[SESS-01] starts as a guest and mirrors the session values of a reported member', async () => {
  const { events, session, storage } = setUp({ getSession: [reply(ann)] });
  expect([session.isGuest, session.confirmed]).toEqual([true, false]);
  await session.confirm();
  expect([session.isGuest, session.isMember, session.confirmed]).toEqual([false, true, true]);
  expect(storage.content()).toEqual(stored);
  expect(events).toEqual(['open']);
});

it('[SESS-01] treats a trial account as neither guest nor member', async () => {
  const { session, storage } = setUp({
    getSession: [reply({ state: 'trial', merchant: 'example', account: 'try', isAgent: 4 })],
  });
  await session.confirm();
  expect([session.isGuest, session.isMember]).toEqual([false, false]);
  expect(storage.content()).toEqual({ merchant: 'example', account: 'try', isAgent: '4' });
});

it('drops the data of the previous member when another one is signed in', async () => {
  const { events, session } = setUp({ getSession: [reply(ann)] }, { account: 'bob' });
  await session.confirm();
  expect(events).toEqual(['end', 'open']);
  expect(session.view.account).toBe('ann');
});

it('updates view and storage together on login', async () => {
  const { events, session, storage } = setUp({}, { customerId: '1' });
  session.adopt(loggedIn);
  expect([session.isMember, session.confirmed, storage.content()]).toEqual([true, true, stored]);
  expect(events).toEqual(['open']);
});

it('ignores the reply to a session request if a login or logout happened meanwhile', async () => {
  const { session, storage } = setUp({
    getSession: [reply({ state: 'guest', merchant: 'example' }), reply(ann)],
    logout: [reply({})],
  });
  const confirmed = session.confirm();
  session.adopt(loggedIn);
  await confirmed;
  expect([session.isMember, session.ended, storage.content()]).toEqual([true, false, stored]);

  const confirmedAgain = session.confirm();
  await session.logout();
  await confirmedAgain;
  expect([session.isGuest, storage.content()]).toEqual([true, { merchant: 'example' }]);
});

it('[SESS-02] aborts the member’s calls before the logout, so that none is refused', async () => {
  const balance = later();
  let wasAborted: boolean | undefined;
  const signOut = (): ReturnType<Answer> => {
    wasAborted = api.calls.find(({ name }) => name === 'getBalanceV2')?.signal?.aborted;
    return reply({})();
  };
  const { api, session } = setUp({
    getSession: [reply(ann)],
    getBalanceV2: [balance.answer],
    logout: [signOut],
  });
  await session.confirm();
  const call = api.call(getBalanceV2, {});

  await session.logout();
  balance.arrive(fail('aborted'));

  await expect(call).rejects.toMatchObject({ code: 'aborted' });
  expect(wasAborted).toBe(true);
});

it('[SESS-02] clears everything but the merchant on logout, also of a session that is over', async () => {
  for (const answer of [reply({}), fail('unauthorised')]) {
    const { api, events, session, storage } = setUp({ logout: [answer] });
    session.adopt(loggedIn);
    await session.logout();
    expect([session.view, session.ended]).toEqual([{ state: 'guest', merchant: 'example' }, false]);
    expect(storage.content()).toEqual({ merchant: 'example' });
    expect([events, api.countOf('logout')]).toEqual([['open', 'end'], 1]);
  }
});

it.each([
  'network_failed',
  'network_timeout',
  'too_many_requests',
  'forbidden',
  'unknown',
] as const)('keeps the session if the gateway did not end it: %s', async (code) => {
  const { events, session, storage } = setUp({ logout: [fail(code)] });
  session.adopt(loggedIn);
  await expect(session.logout()).rejects.toMatchObject({ code });
  expect([session.isMember, storage.content(), events]).toEqual([true, stored, ['open']]);
});

it('ends a session once with a dismissible message and keeps the merchant', async () => {
  const { events, session, storage } = setUp({});
  session.adopt(loggedIn);
  session.end();
  expect([session.isGuest, session.ended, storage.content(), events]).toEqual([
    true,
    true,
    { merchant: 'example' },
    ['open', 'end'],
  ]);
  session.end();
  expect(events).toEqual(['open', 'end']);
  session.adopt(loggedIn);
  expect(session.ended).toBe(false);
  session.end();
  session.dismissEnd();
  expect(session.ended).toBe(false);
});

it('shows no message when the session of a guest is ended', () => {
  const { events, session } = setUp({});
  session.end();
  expect([session.ended, events]).toEqual([false, []]);
});

it('ends the session if the member of the previous page is reported as a guest', async () => {
  const { events, session, storage } = setUp(
    { getSession: [reply({ state: 'guest', merchant: 'example' })] },
    stored,
  );
  await session.confirm();
  expect([session.isGuest, session.confirmed, session.ended, events]).toEqual([
    true,
    true,
    true,
    ['end'],
  ]);
  expect(storage.content()).toEqual({ merchant: 'example' });
});

it('keeps the session if the gateway cannot be reached', async () => {
  const { events, session, storage } = setUp({ getSession: [fail('network_failed')] }, stored);
  await session.confirm();
  expect([session.isGuest, session.confirmed, session.ended, events]).toEqual([
    true,
    false,
    false,
    [],
  ]);
  expect(storage.content()).toEqual(stored);
});

it.each<[string, Answer, boolean]>([
  ['the same session with another end', reply({ ...ann, expiresAtMs: 99 }), true],
  ['another member', reply({ ...ann, account: 'bob' }), false],
  ['a password change that became due', reply({ ...ann, passwordChange: 'must' }), false],
  ['a session that is over', reply({ state: 'guest', merchant: 'example' }), false],
  ['no answer', fail('network_failed'), false],
])('[SESS-01] compares the session of a kept page with %s', async (_name, answer, isSame) => {
  const { session } = setUp({ getSession: [reply({ ...ann, expiresAtMs: 1 }), answer] });
  await session.confirm();

  expect(await session.isSame()).toBe(isSame);
});
