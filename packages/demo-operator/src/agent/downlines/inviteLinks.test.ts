import type { DownlinesReply, InviteLink, InviteLinksReply, Refusal } from '@livery/model';
import { describe, expect, it } from 'vitest';
import type { OperatorReply } from '../../testing/OperatorClient.ts';
import { useSandbox } from '../../testing/useSandbox.ts';

const fixture = useSandbox();
const dayMs = 86_400_000;
let createdCount = 0;
const newNumber = () => `invite-number-${(createdCount += 1)}`.padEnd(20, 'x');

async function signIn(account = 'agent', password = 'Agent1234') {
  const token = await fixture.client.login(account, password);
  const call = (name: string, request: Record<string, unknown> = {}): Promise<OperatorReply> =>
    fixture.client.call(name, request, { token });
  const links = async (request: Record<string, unknown> = {}) =>
    (await call('getInviteLinks', request)).value as InviteLinksReply; // the call's reply
  return {
    call,
    links,
    create: (request: Record<string, unknown> = {}) =>
      call('createInviteLink', { referenceNo: newNumber(), type: 'player', ...request }),
    newLink: async (request: Record<string, unknown> = {}) =>
      (await call('createInviteLink', { referenceNo: newNumber(), type: 'player', ...request }))
        .value as InviteLink, // the call's reply
    link: async (linkId: string) =>
      (await links({ pageSize: 100 })).list.find((link) => link.linkId === linkId),
  };
}

const register = (username: string, affiliateCode: string): Promise<OperatorReply> =>
  fixture.client.call('register', {
    username,
    password: 'Secret123',
    confirmPassword: 'Secret123',
    payeeName: 'SOME BODY',
    affiliateCode,
  });

const messagesOf = ({ value }: OperatorReply) =>
  ((value as Refusal).fields ?? []).map(({ field, message }) => `${field}: ${message}`);

const check = (code: string) => fixture.client.call('checkAffiliate', { code });

describe('[AGNT-08] invitation links', () => {
  it('puts those who register below the owner, with the rebate and type of the link, and counts them', async () => {
    const agent = await signIn();
    const referenceNo = newNumber();
    const request = { type: 'agent', rebate: 0.6, quota: 5, days: '7', referenceNo };

    const created = await agent.create(request);
    const link = created.value as InviteLink; // the call's reply
    expect(await agent.create(request)).toEqual(created);
    expect((await agent.create({ ...request, quota: 6 })).success).toBe(false);
    expect((await check(link.code.toLowerCase())).success).toBe(true);
    const registered = await register('invited', link.code);

    expect(registered.value).toMatchObject({ account: 'invited', isAgent: 2 });
    const { list } = (await agent.call('getDownlines', { account: 'invited' }))
      .value as DownlinesReply; // the call's reply
    expect(list).toMatchObject([{ account: 'invited', level: 1, type: 'agent', rebate: 0.6 }]);
    expect(await agent.link(link.linkId)).toMatchObject({
      quota: 5,
      uses: 1,
      registrations: 1,
      status: 'active',
      expiresAt: new Date(fixture.sandbox.clock.nowMs() + 7 * dayMs).toISOString(),
    });
  });

  it('refuses expired, used up and disabled links, each with its reason', async () => {
    const agent = await signIn();
    const [usedUp, expired, disabled] = [
      await agent.newLink({ quota: 1 }),
      await agent.newLink({ days: '1' }),
      await agent.newLink(),
    ];
    await register('first', usedUp.code);
    await agent.call('disableInviteLink', { linkId: disabled.linkId });
    expect((await check(expired.code)).success).toBe(true);
    fixture.sandbox.clock.advance(dayMs);
    const again = await signIn();

    for (const [link, reason, words] of [
      [usedUp, 'invitation_used_up', 'are taken'],
      [expired, 'invitation_expired', 'has expired'],
      [disabled, 'invitation_disabled', 'no longer valid'],
    ] as const) {
      expect((await check(link.code)).value).toMatchObject({ reason });
      const [message, ...others] = messagesOf(await register('second', link.code));
      expect([message, others]).toEqual([expect.stringContaining(words), []]);
      expect(message).toMatch(/^affiliateCode: /);
    }
    const statuses = await Promise.all(
      [usedUp, expired, disabled].map(async ({ linkId }) => (await again.link(linkId))?.status),
    );
    expect(statuses).toEqual(['usedUp', 'expired', 'disabled']);
  });

  it('gives the last place to one of several who register at once', async () => {
    const agent = await signIn();
    const { code, linkId } = await agent.newLink({ quota: 2 });
    await register('winner', code);

    const replies = await Promise.all(
      ['racer1', 'racer2', 'racer3'].map((username) => register(username, code)),
    );

    const losers = replies.filter(({ success }) => !success);
    expect(losers).toHaveLength(2);
    for (const loser of losers)
      expect(messagesOf(loser)).toEqual([expect.stringMatching(/^affiliateCode: .*are taken/)]);
    expect(await agent.link(linkId)).toMatchObject({ registrations: 2, status: 'usedUp' });
    const { totals } = (await agent.call('getDownlines', { account: 'racer' }))
      .value as DownlinesReply; // the call's reply
    expect(totals?.members).toBe(1);
  });

  it('counts no registration whose name is taken', async () => {
    const agent = await signIn();
    const { code, linkId } = await agent.newLink({ quota: 1 });

    expect((await register('demo', code)).success).toBe(false);

    expect(await agent.link(linkId)).toMatchObject({ registrations: 0, status: 'active' });
  });

  it('refuses links above the own rebate, and links of other agents', async () => {
    const agent = await signIn();
    const partner = await signIn('partner', 'Partner1234');
    const { linkId } = await agent.newLink({ rebate: 1.2 });

    expect(messagesOf(await agent.create({ rebate: 1.3 }))[0]).toMatch(/^rebate: /);
    expect(messagesOf(await agent.create({ type: 'owner' }))[0]).toMatch(/^type: /);
    expect(await partner.call('disableInviteLink', { linkId })).toEqual(
      await partner.call('disableInviteLink', { linkId: '999999' }),
    );
    expect((await partner.links()).list.map((link) => link.linkId)).not.toContain(linkId);
    expect(await agent.link(linkId)).toMatchObject({ status: 'active' });
  });

  it('lists links by status, newest first, with totals', async () => {
    const agent = await signIn();
    const newest = await agent.newLink();

    const all = await agent.links();

    expect(all.list[0]?.linkId).toBe(newest.linkId);
    expect(all.totals).toMatchObject({ links: all.list.length });
    const statuses = ['active', 'usedUp', 'expired', 'disabled'];
    const counts = await Promise.all(
      statuses.map(async (status) => (await agent.links({ status })).totals?.links ?? 0),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all.list.length);
    expect(Math.min(counts[0] ?? 0, counts[2] ?? 0, counts[3] ?? 0)).toBeGreaterThan(0);
  });
});
