import type { CreateDownlineReply, DownlinesReply, RebateReply, Refusal } from '@livery/model';
import { describe, expect, it } from 'vitest';
import { OpenGame } from '../../testing/OpenGame.ts';
import type { OperatorReply } from '../../testing/OperatorClient.ts';
import { useSandbox } from '../../testing/useSandbox.ts';

const fixture = useSandbox();
let createdCount = 0;
const newNumber = () => `downline-number-${(createdCount += 1)}`.padEnd(20, 'x');

async function signIn(account = 'agent', password = 'Agent1234') {
  const token = await fixture.client.login(account, password);
  const call = (name: string, request: Record<string, unknown> = {}): Promise<OperatorReply> =>
    fixture.client.call(name, request, { token });
  return {
    call,
    token,
    list: async (request: Record<string, unknown> = {}) =>
      (await call('getDownlines', request)).value as DownlinesReply, // the call's reply
    create: (request: Record<string, unknown>) =>
      call('createDownline', {
        referenceNo: newNumber(),
        type: 'player',
        username: 'newplayer',
        password: 'Start1234',
        ...request,
      }),
    raise: (memberId: string | undefined, rebate: number, referenceNo = newNumber()) =>
      call('setDownlineRebate', { referenceNo, memberId, rebate }),
  };
}

type Agent = Awaited<ReturnType<typeof signIn>>;

const find = async (agent: Agent, account: string) =>
  (await agent.list({ account, level: 'all' })).list.find((member) => member.account === account);

const accountsOf = ({ list }: DownlinesReply) => list.map(({ account }) => account);
const wrongFields = ({ value }: OperatorReply) =>
  ((value as Refusal).fields ?? []).map(({ field }) => field);

describe('[AGNT-09] getDownlines', () => {
  it('lists direct downlines by account, with their teams, and the totals of all pages', async () => {
    const agent = await signIn();

    const first = await agent.list({ pageSize: 4 });
    const second = await agent.list({ pageSize: 4, pageNo: 2 });

    expect(accountsOf(first)).toEqual(['agent2', 'demo', 'goldcrest', 'harbour88']);
    expect(accountsOf(second)[0]).toBe('lakeside');
    expect(first.totals).toEqual(second.totals);
    expect(first.totals).toMatchObject({ members: 10, agents: 5 });
    expect(first.path).toEqual([]);
    expect(first.list[3]).toMatchObject({
      type: 'agent',
      level: 1,
      isDirect: true,
      rebate: 1,
      maxRebate: 1.2,
      directMembers: 4,
      teamMembers: 7,
      status: 'active',
    });
  });

  it('filters by level, type, state, balance and session, and sorts', async () => {
    const agent = await signIn();
    await signIn('bluefin', 'Sample1234');

    const agents = await agent.list({ level: 'all', type: 'agent', sort: 'rebate', order: 'desc' });
    expect(agents.list.every(({ type }) => type === 'agent')).toBe(true);
    const rebates = agents.list.map(({ rebate = 0 }) => rebate);
    expect(rebates).toEqual(rebates.toSorted((left, right) => right - left));
    const third = await agent.list({ level: '3' });
    expect(new Set(third.list.map(({ level }) => level))).toEqual(new Set([3]));
    const rich = await agent.list({ level: 'all', balanceFrom: 5_000, balanceTo: 6_000 });
    expect(rich.list.length).toBeGreaterThan(0);
    for (const { balance = 0 } of rich.list)
      expect([balance >= 5_000, balance <= 6_000]).toEqual([true, true]);
    expect(accountsOf(await agent.list({ level: 'all', online: 'yes' }))).toEqual(['bluefin']);
    const fresh = await agent.list({ level: 'all', status: 'new' });
    expect(fresh.list.length).toBeGreaterThan(0);
    expect(fresh.list.every(({ lastLoginAt }) => lastLoginAt === undefined)).toBe(true);
    expect(accountsOf(await agent.list({ account: 'BLUE' }))).toEqual(['bluefin']);
  });

  it('leads down the tree, and refuses parents outside of it like unknown ones', async () => {
    const agent = await signIn();
    const northstar = await find(agent, 'northstar');
    const partner = await signIn('partner', 'Partner1234');
    const outsider = (await partner.list()).list[0]?.memberId ?? '';

    const below = await agent.list({ parentId: northstar?.memberId });

    expect(below.path?.map(({ account }) => account)).toEqual(['northstar']);
    expect(below.list.every(({ level }) => level === 2)).toBe(true);
    expect(below.totals?.members).toBe(northstar?.directMembers);
    const refusals = await Promise.all(
      [outsider, '999999999', 'x'].map((parentId) => agent.call('getDownlines', { parentId })),
    );
    for (const refusal of refusals) expect(refusal).toEqual(refusals[1]);
    expect(refusals.map(wrongFields)).toEqual([['parentId'], ['parentId'], ['parentId']]);
    expect(accountsOf(await agent.list({ account: 'partner', level: 'all' }))).toEqual([]);
  });

  it('shows accounts, but no other personal data', async () => {
    const agent = await signIn();

    const { value } = await agent.call('getDownlines', { level: 'all', pageSize: 100 });

    expect(JSON.stringify(value)).toContain('"demo"');
    // Contact details, names and addresses of the members `demo` and `traveller`.
    expect(JSON.stringify(value)).not.toMatch(
      /917000000|example\.test|DEMO MEMBER|Demo Member|192\.0\.2|127\.0\.0|password/i,
    );
  });
});

describe('[AGNT-09] setDownlineRebate', () => {
  it('raises the rebate of a direct downline once, which raises the claimable rebate', async () => {
    const agent = await signIn();
    const player = await find(agent, 'miguel21');
    const referenceNo = newNumber();

    const first = await agent.raise(player?.memberId, 0.75, referenceNo);
    const repeat = await agent.raise(player?.memberId, 0.75, referenceNo);
    const other = await agent.raise(player?.memberId, 0.8, referenceNo);

    expect(first.value).toEqual({ memberId: player?.memberId, rebate: 0.75 });
    expect(repeat).toEqual(first);
    expect(other.success).toBe(false);
    expect((await find(agent, 'miguel21'))?.rebate).toBe(0.75);
    const { token, call } = await signIn('miguel21', 'Sample1234');
    const game = await OpenGame.open(fixture.client, token, { clock: fixture.sandbox.clock });
    const bet = game.order(10_000);
    await game.wallet.bet(bet);
    await game.wallet.win(game.following(bet, 100));
    const { list } = (await call('getRebate')).value as RebateReply; // the call's reply
    expect(list).toMatchObject([{ rate: 0.75 }]);
  });

  it('refuses to lower it, more than the own one, more than two decimals, and all but direct downlines', async () => {
    const agent = await signIn();
    const direct = await find(agent, 'northstar');
    const deeper = await find(agent, 'silverpine');

    expect(wrongFields(await agent.raise(direct?.memberId, 0.99))).toEqual(['rebate']);
    expect(wrongFields(await agent.raise(direct?.memberId, 1.21))).toEqual(['rebate']);
    expect(wrongFields(await agent.raise(direct?.memberId, 1.105))).toEqual(['rebate']);
    expect((await agent.raise(direct?.memberId, 1.2)).success).toBe(true);
    expect(wrongFields(await agent.raise(deeper?.memberId, 0.9))).toEqual(['memberId']);
    const partner = await signIn('partner', 'Partner1234');
    expect(await partner.raise(direct?.memberId, 1)).toEqual(await partner.raise('999999', 1));
    expect((await find(agent, 'silverpine'))?.rebate).toBe(deeper?.rebate);
  });
});

describe('[AGNT-08] createDownline', () => {
  it('creates one member below the agent, who has to choose a new password first', async () => {
    const agent = await signIn();
    const referenceNo = newNumber();
    const request = { type: 'agent', rebate: 0.5, referenceNo };

    const [first, second] = await Promise.all([agent.create(request), agent.create(request)]);

    expect(second.value).toEqual(first.value);
    expect(first.value).toMatchObject({ account: 'newplayer', type: 'agent', rebate: 0.5 });
    expect((await find(agent, 'newplayer'))?.memberId).toBe(
      (first.value as CreateDownlineReply).memberId,
    );
    expect(
      (
        await fixture.client.call('loginV2', {
          username: 'newplayer',
          password: 'Start1234',
          type: 'username',
        })
      ).value,
    ).toMatchObject({ isAgent: 2, passwordExpired: true });
    const partner = await signIn('partner', 'Partner1234');
    await partner.create({ type: 'agent', username: 'newpartner' });
    expect(await fixture.client.login('newpartner', 'Start1234')).toBeTruthy();
  });

  it('applies the rules of registration, and refuses taken names, other types and too high rebates', async () => {
    const agent = await signIn();

    const wrong = await agent.create({ username: '1', password: 'onlyletters' });
    expect(wrongFields(wrong)).toEqual(['username', 'password']);
    expect(wrongFields(await agent.create({ username: 'DEMO' }))).toEqual(['username']);
    expect(wrongFields(await agent.create({ type: 'owner' }))).toEqual(['type']);
    expect(wrongFields(await agent.create({ rebate: 1.21 }))).toEqual(['rebate']);
    expect(await find(agent, 'newplayer')).toBeUndefined();
  });
});

it('[AGNT-08] tells the rules of new downlines', async () => {
  const agent = await signIn();

  expect((await agent.call('getDownlineOptions')).value).toEqual({
    types: [{ value: 'player' }, { value: 'agent' }],
    maxRebate: 1.2,
    usernameMin: 2,
    usernameMax: 15,
    passwordMin: expect.any(Number),
    passwordMax: expect.any(Number),
  });
});
