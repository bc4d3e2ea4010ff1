import type { SettlementsReply } from '@livery/model';
import { expect, it } from 'vitest';
import { ContractParty } from '../testing/contracts/ContractParty.ts';
import { OperatorClient } from '../testing/OperatorClient.ts';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();

it('[AGNT-03] [AGNT-17] [MEMB-22] the demonstration agent has contracts, settlements and requests in both directions', async () => {
  const client = new OperatorClient({ origin: fixture.sandbox.origin, merchant: 'LAGOON' });
  const agent = await ContractParty.of(client, ['agent', 'Agent1234']);
  const [contract] = (await agent.contracts({ status: 'active' })).list;
  expect(contract).toMatchObject({ account: 'northstar', side: 'downline', topRate: 15 });
  expect((await agent.requests()).list).toMatchObject([{ account: 'demo', direction: 'sent' }]);
  expect((await agent.call('getCounts')).value).toMatchObject({ contract: 1 });

  const demo = await ContractParty.of(client, ['demo', 'Demo1234']);
  expect((await demo.requests()).totals).toMatchObject({ mayAnswer: 1 });

  const from = new Date(fixture.sandbox.clock.nowMs() - 60 * 86_400_000).toISOString();
  const { list } = await agent.settlements({ contractId: contract?.contractId, from });
  expect(list.length).toBeGreaterThanOrEqual(4);
  const starts = list.map(({ from: start = '' }) => Date.parse(start));
  expect(starts).toEqual(starts.toSorted((left, right) => right - left));
  expect((await agent.settlements({ kind: 'salary', pageSize: 2 })).list).toHaveLength(2);
  expect((await demo.settlements()).totals).toMatchObject({ count: 0 });
  // What the agent paid is what its downlines received.
  const all = (await agent.call('getSettlements', { from, pageSize: 100 }))
    .value as SettlementsReply; // the call's reply
  const paid = all.list.filter(({ status }) => status === 'paid');
  expect(0 - paid.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(
    Math.round((all.totals?.sent ?? 0) * 100),
  );
});
