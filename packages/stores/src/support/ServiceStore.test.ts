import { expect, it } from 'vitest';
import { ServiceStore } from './ServiceStore.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, reply } from '../testing/fakeApi.ts';

const desks = reply({
  version: {
    pathList: [
      { type: 'CHAT', path: 'https://desk.example/chat' },
      { type: 'VIP', path: 'https://desk.example/vip' },
    ],
  },
});
const member = reply({
  state: 'member',
  account: 'ann',
  merchant: 'DEMO',
  customerId: 1,
  isAgent: 0,
  memberLabel: [],
  expiresAtMs: 9e12,
});
const ofRank = (rankLevel: number) =>
  reply({ id: 1, account: 'ann', clubLabel: { labelName: 'Gold', rankLevel } });

it.each([
  [5, 'vip'],
  [4, 'chat'],
])(
  'sends a member of rank %i to the desk %s, also when it is asked before the page knows who it is',
  async (rank, desk) => {
    const root = exampleRoot({
      api: fakeApi({
        getSession: [member],
        getMemberInfo: [ofRank(rank)],
        getBalanceV2: [fail('upstream_failed')],
        getServiceChat: [desks],
      }),
    });
    await expect(root.get(ServiceStore).address()).resolves.toBe(`https://desk.example/${desk}`);
  },
);

it('sends a guest, and whom nobody could ask about, to the desk for everybody', async () => {
  const guest = exampleRoot({
    api: fakeApi({
      getSession: [reply({ state: 'guest', merchant: 'DEMO' })],
      getServiceChat: [desks],
    }),
  });
  const unknown = exampleRoot({
    api: fakeApi({ getSession: [fail('network_failed')], getServiceChat: [desks] }),
  });
  for (const root of [guest, unknown])
    await expect(root.get(ServiceStore).address()).resolves.toBe('https://desk.example/chat');
});

it('has no address where the operator names no desk of the visitor’s', async () => {
  const root = exampleRoot({
    api: fakeApi({
      getSession: [reply({ state: 'guest', merchant: 'DEMO' })],
      getServiceChat: [reply({ version: { pathList: [] } })],
    }),
  });
  await expect(root.get(ServiceStore).address()).rejects.toMatchObject({ code: 'invalid_link' });
});
