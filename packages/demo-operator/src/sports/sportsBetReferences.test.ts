import type { SportsBet } from '@livery/model';
import { expect, it } from 'vitest';
import { useSlips } from '../testing/useSlips.ts';

const { at, admin, balance, bothSports, legOf, newMember, place, record, slip, spoil } = useSlips();

it('counts once, however often and how late the request is repeated', async () => {
  const { football } = await bothSports();
  const before = await balance();
  const request = slip([legOf(football)]);

  const together = await Promise.all([place(request), place(request), place(request)]);
  at.sandbox.clock.advance(60_000);
  const withOtherOdds = await place(request);
  await admin('status', { maintenance: true });
  const whileClosed = await place(request);
  await admin('status', { maintenance: false });
  at.sandbox.clock.advance(30 * 60_000);
  const afterTheEvent = await place(request);

  const replies = [...together, withOtherOdds, whileClosed, afterTheEvent];
  expect(replies.map(({ success }) => success)).toEqual(replies.map(() => true));
  expect(replies.map(({ value }) => value)).toEqual(replies.map(() => replies[0]?.value));
  await at.sandbox.sweep();
  const [round, ...others] = await record();
  expect([round?.stake, others]).toEqual([10, []]);
  expect(await balance()).toBeCloseTo(before - 10 + (round?.win ?? 0), 8);
});

it('belongs to its first request', async () => {
  const { football } = await bothSports();
  const request = slip([legOf(football)]);
  await place(request);
  const before = await balance();

  for (const change of [
    { stake: 11 },
    { legs: [legOf(football, 1)] },
    { legs: [{ ...legOf(football), odds: legOf(football).odds + 0.01 }] },
    { vassalage: 'BTI' },
  ]) {
    const reply = await place({ ...request, ...change });
    expect([reply.success, reply.message]).toEqual([
      false,
      'This number belongs to another request. Nothing was changed.',
    ]);
  }
  expect((await place(request)).success).toBe(true);
  expect(await balance()).toBe(before);
});

it('is the member’s own', async () => {
  const { football } = await bothSports();
  const other = await newMember('other', 10_000);
  const request = slip([legOf(football)]);

  const [own, others] = [await place(request), await place(request, other)];

  expect([own.success, others.success]).toEqual([true, true]);
  const [first, second] = [own.value, others.value] as SportsBet[]; // the call's replies
  expect(first?.round).not.toBe(second?.round);
  expect(await balance(other)).toBe(90);
  expect((await record(other)).map(({ round }) => round)).toEqual([second?.round]);
});

it.each(['dropAfterCommit', 'dropBeforeCommit'])(
  'has no known result while the wallet has not answered (%s), and one stake afterwards',
  async (fault) => {
    const { football } = await bothSports();
    const before = await balance();
    const request = slip([legOf(football)]);
    await spoil(fault);

    const first = await place(request);
    const otherStake = await place({ ...request, stake: 11 });
    // What has changed since must not refuse a bet whose stake may be taken.
    await admin('status', { maintenance: true });
    const whileClosed = await place(request);
    await admin('status', { maintenance: false });
    at.sandbox.clock.advance(60_000);
    await at.sandbox.sweep();
    const last = await place(request);

    expect([first.status, first.success]).toEqual([503, false]);
    expect(otherStake.success).toBe(false);
    const isTaken = fault === 'dropAfterCommit';
    // A stake that never arrived is refused while the game is closed, and rolled back.
    expect(whileClosed.success).toBe(isTaken);
    expect(last.success).toBe(isTaken);
    expect(await balance()).toBe(isTaken ? before - 10 : before);
    expect((await record()).map(({ stake }) => stake)).toEqual(isTaken ? [10] : []);
  },
);
