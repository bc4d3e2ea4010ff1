import { expect, it } from 'vitest';
import { ServiceStore } from './ServiceStore.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, reply } from '../testing/fakeApi.ts';
import { memberSession } from '../testing/signedIn.ts';

const channels = reply({
  version: {
    pathList: [
      { type: 'CHAT', path: 'https://desk.example/chat' },
      { type: 'VIP', path: 'https://desk.example/vip' },
    ],
  },
});
const member = reply(memberSession({ merchant: 'DEMO' }));
const ofRank = (rankLevel: number) =>
  reply({ id: 1, account: 'ann', clubLabel: { labelName: 'Gold', rankLevel } });

it.each([
  [5, 'vip'],
  [4, 'chat'],
])(
  'returns for a member of rank %i the channel %s, also before the session is confirmed',
  async (rank, channel) => {
    const root = exampleRoot({
      api: fakeApi({
        getSession: [member],
        getMemberInfo: [ofRank(rank)],
        getBalanceV2: [fail('upstream_failed')],
        getServiceChat: [channels],
      }),
    });
    await expect(root.get(ServiceStore).address()).resolves.toBe(`https://desk.example/${channel}`);
  },
);

it('returns the general channel for a guest and for an unconfirmed session', async () => {
  const guest = exampleRoot({
    api: fakeApi({
      getSession: [reply({ state: 'guest', merchant: 'DEMO' })],
      getServiceChat: [channels],
    }),
  });
  const unknown = exampleRoot({
    api: fakeApi({ getSession: [fail('network_failed')], getServiceChat: [channels] }),
  });
  for (const root of [guest, unknown])
    await expect(root.get(ServiceStore).address()).resolves.toBe('https://desk.example/chat');
});

it('rejects with `invalid_link` if the operator has no channel for the visitor', async () => {
  const root = exampleRoot({
    api: fakeApi({
      getSession: [reply({ state: 'guest', merchant: 'DEMO' })],
      getServiceChat: [reply({ version: { pathList: [] } })],
    }),
  });
  await expect(root.get(ServiceStore).address()).rejects.toMatchObject({ code: 'invalid_link' });
});
