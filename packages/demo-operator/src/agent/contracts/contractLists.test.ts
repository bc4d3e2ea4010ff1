import type { ContractOptionsReply, ContractRequestsReply } from '@livery/model';
import { expect, it } from 'vitest';
import { ContractParty } from '../../testing/contracts/ContractParty.ts';
import { useSandbox } from '../../testing/useSandbox.ts';

const fixture = useSandbox();

it('[AGNT-04] lists the parties of one side', async () => {
  const demo = await ContractParty.of(fixture.client, ['demo', 'Demo1234']);
  const sidesOf = async (side: string) => {
    const { value } = await demo.call('getContractOptions', { kind: 'dividend', side });
    // The schema of the call
    return (value as ContractOptionsReply).list.map((party) => party.side);
  };

  expect(new Set(await sidesOf(''))).toEqual(new Set(['upline', 'downline']));
  expect(await sidesOf('upline')).toEqual(['upline']);
  expect(new Set(await sidesOf('downline'))).toEqual(new Set(['downline']));
});

it('[MEMB-22] lists the requests of all kinds together', async () => {
  const { client } = fixture;
  const newbie = await ContractParty.of(client, ['newbie', 'Newbie1234']);
  const wage = await ContractParty.of(client, ['newbie', 'Newbie1234'], 'salary');
  await newbie.propose([1]);
  await wage.propose([1]);

  const { value } = await newbie.call('getContractRequests', { status: 'requested' });

  // The schema of the call
  const { list } = value as ContractRequestsReply;
  expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(['dividend', 'salary']));
});

it('[AGNT-03] [AGNT-04] pages the parties of a member, and sends what the operator offers', async () => {
  const agent = await ContractParty.of(fixture.client, ['agent', 'Agent1234']);
  const all = await agent.options();
  const pageSize = 4;
  const { totalPages = 0, totals } = await agent.options({ pageSize });
  const pages = Array.from({ length: totalPages }, (_, index) =>
    agent.options({ pageSize, pageNo: index + 1 }),
  );
  const lists = (await Promise.all(pages)).map(({ list }) => list);

  expect(totals).toEqual({ count: all.list.length });
  expect(Math.max(...lists.map((list) => list.length))).toBe(pageSize);
  expect(lists.flat()).toEqual(all.list);
  expect((await agent.options({ search: 'star', pageSize })).totals).toEqual({ count: 1 });
  expect(all).toMatchObject({
    periods: ['daily', 'weekly', 'semiMonthly', 'monthly'],
    realTimeMinutes: 5,
    totalPages: 1,
  });
});
