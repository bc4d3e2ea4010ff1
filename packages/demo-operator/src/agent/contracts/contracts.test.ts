import { beforeEach, expect, it } from 'vitest';
import { ContractParty, plainTier } from '../../testing/contracts/ContractParty.ts';
import { useSandbox } from '../../testing/useSandbox.ts';

const fixture = useSandbox();

/** `agent` is above `demo`, who is above `newbie`. */
let agent: ContractParty;
let demo: ContractParty;
let newbie: ContractParty;
let demoId: string;
let newbieId: string;

beforeEach(async () => {
  const { client } = fixture;
  agent = await ContractParty.of(client, ['agent', 'Agent1234']);
  demo = await ContractParty.of(client, ['demo', 'Demo1234']);
  newbie = await ContractParty.of(client, ['newbie', 'Newbie1234']);
  demoId = await agent.downline('demo');
  newbieId = await demo.downline('newbie');
});

/** Signs a contract between a member and its downline. Returns what came of the signature. */
async function signed(
  upline: ContractParty,
  [downline, downlineId]: readonly [ContractParty, string],
  rates: readonly number[],
) {
  const { requestId } = await upline.propose(rates, downlineId);
  return downline.do({ request: 'accept', requestId });
}

it('[AGNT-17] [MEMB-22] [CALL-11] [CALL-19] an upline offers a contract, which its downline accepts', async () => {
  const tiers = [
    plainTier(1.25),
    { rate: 2.5, activeMembers: 3, validBet: 1000.5, profitAndLoss: 0 },
  ];
  const { requestId, status } = await agent.do({
    request: 'new',
    memberId: demoId,
    period: 'weekly',
    tiers,
    reason: 'Welcome to the team',
  });

  expect(status).toBe('requested');
  expect((await demo.requests()).list).toEqual([
    expect.objectContaining({
      requestId,
      type: 'new',
      direction: 'received',
      side: 'upline',
      account: 'ag***t',
      tiers,
      topRate: 2.5,
      reason: 'Welcome to the team',
      mayAnswer: true,
      mayWithdraw: false,
    }),
  ]);
  expect((await agent.requests()).list[0]).toMatchObject({ mayAnswer: false, mayWithdraw: true });

  const { contractId } = await demo.do({ request: 'accept', requestId });
  for (const [party, account] of [
    [agent, 'demo'],
    [demo, 'ag***t'],
  ] as const)
    expect((await party.contracts()).list).toEqual([
      expect.objectContaining({ contractId, status: 'active', account, period: 'weekly', tiers }),
    ]);
  expect((await newbie.contracts()).list).toEqual([]);
});

it('[AGNT-17] a downline asks its upline, who rejects; a termination needs the other party too', async () => {
  const asked = await demo.propose([2]);
  await agent.do({ request: 'reject', requestId: asked.requestId, reason: 'Not yet' });
  expect((await demo.requests()).list[0]).toMatchObject({ status: 'rejected', answer: 'Not yet' });
  const again = await demo.propose([1]);
  await demo.do({ request: 'withdraw', requestId: again.requestId });
  expect((await agent.contracts()).list).toEqual([]);

  const { contractId } = await signed(agent, [demo, demoId], [3]);
  const first = await demo.do({ request: 'termination', contractId });
  await agent.do({ request: 'reject', requestId: first.requestId });
  expect((await demo.contracts()).list[0]).toMatchObject({ status: 'active', mayTerminate: true });
  const second = await agent.do({ request: 'termination', contractId });
  expect((await demo.contracts()).list[0]).toMatchObject({ mayTerminate: false });
  await demo.do({ request: 'accept', requestId: second.requestId });
  expect((await demo.contracts()).list[0]).toMatchObject({ status: 'terminated' });
  expect(await demo.act({ request: 'termination', contractId })).toMatchObject({
    success: false,
    value: { reason: 'contract_ended' },
  });
});

it('[AGNT-03] a new contract replaces the one before from the next period on', async () => {
  const { contractId } = await signed(agent, [demo, demoId], [3]);
  await signed(agent, [demo, demoId], [1, 2]);

  const { list, totals } = await demo.contracts();
  expect(list.map(({ status, topRate }) => [status, topRate])).toEqual([
    ['active', 2],
    ['superseded', 3],
  ]);
  expect(totals).toMatchObject({ count: 2, active: 1 });
  expect(list[1]?.contractId).toBe(contractId);
  expect(list[0]?.startsAt).toBe(list[1]?.endsAt);
});

it('[AGNT-18] a signature ends contracts below that have a higher rate, and informs both parties', async () => {
  await signed(agent, [demo, demoId], [5]);
  const below = await signed(demo, [newbie, newbieId], [4]);
  const { value } = await agent.call('getContractImpact', {
    kind: 'dividend',
    memberId: demoId,
    rate: 3.5,
  });
  expect(value).toMatchObject({
    count: 1,
    list: [{ contractId: below.contractId, upline: 'demo', downline: 'newbie', topRate: 4 }],
  });

  const signature = await signed(agent, [demo, demoId], [1, 3.5]);

  expect(signature.ended).toEqual([expect.objectContaining({ contractId: below.contractId })]);
  expect((await newbie.contracts()).list[0]).toMatchObject({ status: 'autoTerminated' });
  for (const party of [demo, newbie]) {
    const inbox = await party.call('getMessages', { language: 'EN' });
    expect(JSON.stringify(inbox.value)).toContain('A contract has ended');
  }
});

it('[AGNT-18] a signature ends contracts on every level below that have a higher rate', async () => {
  const accounts = ['northstar', 'silverpine', 'isko12'] as const;
  const [top, middle, low, last] = await Promise.all(
    [['agent', 'Agent1234'] as const, ...accounts.map((name) => [name, 'Sample1234'] as const)].map(
      (login) => ContractParty.of(fixture.client, login, 'hourSalary'),
    ),
  );
  if (!top || !middle || !low || !last) throw new Error('There are four parties.');
  const [middleId, lowId, lastId] = [
    await top.downline('northstar'),
    await middle.downline('silverpine'),
    await low.downline('isko12'),
  ];
  await signed(top, [middle, middleId], [4]);
  const first = await signed(middle, [low, lowId], [3.5]);
  const second = await signed(low, [last, lastId], [3.2]);

  const signature = await signed(top, [middle, middleId], [3]);

  expect(signature.ended).toMatchObject([
    { contractId: first.contractId, upline: 'northstar', downline: 'silverpine', topRate: 3.5 },
    { contractId: second.contractId, upline: 'silverpine', downline: 'isko12', topRate: 3.2 },
  ]);
  expect((await last.contracts()).list[0]).toMatchObject({ status: 'autoTerminated' });
});

it('[AGNT-18] keeps contracts below whose rate is not higher', async () => {
  await signed(agent, [demo, demoId], [5]);
  await signed(demo, [newbie, newbieId], [3.5]);

  const signature = await signed(agent, [demo, demoId], [3.5]);

  expect(signature.ended).toBeUndefined();
  expect((await newbie.contracts()).list[0]).toMatchObject({ status: 'active' });
});

it('[AGNT-03] [AGNT-18] refuses a rate above those of the contracts above, also when it is accepted late', async () => {
  await signed(agent, [demo, demoId], [5]);
  const late = await demo.propose([4.5], newbieId);
  expect((await newbie.options()).list[0]).toMatchObject({ side: 'upline', maximumRate: 5 });
  const offer = { request: 'new', period: 'daily', memberId: newbieId, tiers: [plainTier(5.01)] };
  expect(await newbie.act({ ...offer, memberId: undefined })).toMatchObject({
    success: false,
    value: {
      reason: 'contract_rate_too_high',
      fields: [expect.objectContaining({ field: 'tiers.0.rate' })],
    },
  });

  await signed(agent, [demo, demoId], [4]);

  expect(await newbie.act({ request: 'accept', requestId: late.requestId })).toMatchObject({
    success: false,
    value: { reason: 'contract_rate_too_high' },
  });
});

it('[AGNT-17] a repeated number returns the first result, and belongs to one request', async () => {
  const request = {
    request: 'new',
    referenceNo: 'the-same-number-1',
    memberId: demoId,
    period: 'daily',
    tiers: [plainTier(1)],
  };
  const [first, second] = [await agent.act(request), await agent.act(request)];

  expect(second).toEqual(first);
  expect((await agent.requests()).totals).toMatchObject({ count: 1 });
  expect(await agent.act({ ...request, tiers: [plainTier(2)] })).toMatchObject({ success: false });
});

it('[AGNT-17] when both ask at once, one of them wins', async () => {
  const offer = { request: 'new', period: 'daily', tiers: [plainTier(1)] };
  const replies = await Promise.all([
    agent.act({ ...offer, memberId: demoId }),
    demo.act(offer),
    agent.act({ ...offer, memberId: demoId }),
  ]);

  const refused = replies.filter(({ success }) => !success);
  expect(refused.map(({ value }) => value)).toEqual([
    expect.objectContaining({ reason: 'contract_request_open' }),
    expect.objectContaining({ reason: 'contract_request_open' }),
  ]);
});

it('[AGNT-17] when a request is accepted, rejected and withdrawn at once, one answer counts', async () => {
  const { requestId } = await agent.propose([1], demoId);
  const replies = await Promise.all([
    demo.act({ request: 'accept', requestId }),
    demo.act({ request: 'reject', requestId }),
    agent.act({ request: 'withdraw', requestId }),
  ]);

  const refused = replies.filter(({ success }) => !success);
  expect(refused.map(({ value }) => value)).toEqual([
    expect.objectContaining({ reason: 'contract_request_closed' }),
    expect.objectContaining({ reason: 'contract_request_closed' }),
  ]);
});

it('[MEMB-22] [AGNT-17] outsiders can neither make nor answer nor see a contract', async () => {
  const { requestId } = await agent.propose([1], demoId);
  const partner = await ContractParty.of(fixture.client, ['partner', 'Partner1234']);
  const offer = { request: 'new', period: 'daily', tiers: [plainTier(1)] };

  for (const memberId of [demoId, newbieId, '999999', 'x'])
    expect(await partner.act({ ...offer, memberId })).toMatchObject({
      success: false,
      value: { reason: 'contract_party_unknown' },
    });
  // A downline of a downline is no direct one, and `partner` has no upline.
  expect(await agent.act({ ...offer, memberId: newbieId })).toMatchObject({ success: false });
  expect(await partner.act(offer)).toMatchObject({ success: false });
  for (const request of ['accept', 'reject', 'withdraw'])
    expect(await partner.act({ request, requestId })).toMatchObject({
      success: false,
      value: { reason: 'contract_request_closed' },
    });
  // The sender cannot answer its own request.
  expect(await agent.act({ request: 'accept', requestId })).toMatchObject({ success: false });
  expect((await partner.requests()).list).toEqual([]);
  const { contractId } = await demo.do({ request: 'accept', requestId });
  expect(await partner.act({ request: 'termination', contractId })).toMatchObject({
    success: false,
  });
  expect(
    await partner.call('getContractImpact', { kind: 'dividend', memberId: demoId, rate: 1 }),
  ).toMatchObject({ success: false });
});

it('[AGNT-03] refuses tiers and periods that are not valid, with their fields', async () => {
  const tiers = [
    plainTier(2),
    { ...plainTier(2), activeMembers: 1 },
    { ...plainTier(3), activeMembers: 0 },
    { ...plainTier(4.001) },
  ];
  expect(
    await agent.act({ request: 'new', memberId: demoId, period: 'daily', tiers }),
  ).toMatchObject({
    success: false,
    value: {
      fields: [
        { field: 'tiers.1.rate' },
        { field: 'tiers.2.activeMembers' },
        { field: 'tiers.3.rate' },
        { field: 'tiers.3.activeMembers' },
      ],
    },
  });
  for (const period of [undefined, 'hourly'])
    expect(
      await agent.act({ request: 'new', memberId: demoId, period, tiers: [plainTier(1)] }),
    ).toMatchObject({ success: false, value: { fields: [{ field: 'period' }] } });
});

it('[AGNT-04] what can be requested follows the number of the kind and its module', async () => {
  const profile = await fixture.admin.newMerchant('IRONFIELD');
  const upline = await ContractParty.of(profile, ['agent', 'Agent1234'], 'hourSalary');
  const downline = await ContractParty.of(profile, ['demo', 'Demo1234'], 'hourSalary');
  const memberId = await upline.downline('demo');

  expect((await upline.call('getConsolidated')).value).toEqual({
    divtypereq: 3,
    dailysalreqtype: 2,
    contracthoursalreq: 1,
    realtimesalreqtype: 2,
  });
  const offer = { request: 'new', memberId, tiers: [plainTier(1)] };
  expect(await upline.act(offer)).toMatchObject({ value: { reason: 'not_offered' } });
  expect((await upline.options({ memberId })).list).toEqual([
    expect.objectContaining({ mayRequest: false, reason: 'notOffered' }),
  ]);
  const request = await downline.propose([1]);
  expect(request).toMatchObject({ status: 'requested' });
  expect((await downline.options()).periods).toEqual(['hourly']);

  const openCount = async () =>
    ((await upline.call('getCounts')).value as { contract: number }).contract; // the call's reply
  const count = await openCount();
  const module = `/merchants/${profile.merchant}/modules/HOURLYSALARY`;
  await fixture.admin.send('PUT', module, { enabled: false });

  expect(await openCount()).toBe(count - 1);
  const { requestId } = request;
  expect(await upline.act({ request: 'accept', requestId })).toMatchObject({
    value: { reason: 'not_offered' },
  });
  expect(await upline.act({ request: 'reject', requestId })).toMatchObject({ success: true });
});
