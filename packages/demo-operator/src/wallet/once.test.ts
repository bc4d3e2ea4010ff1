import { beforeAll, beforeEach, expect, it } from 'vitest';
import { Refusal } from '../core/Refusal.ts';
import { useDatabase } from '../testing/useDatabase.ts';
import { mainPurse, purseBalance } from './purseBalance.ts';
import { ForwardedOnce, once } from './once.ts';

const used = useDatabase();
const request = { merchant: 'LAGOON', kind: 'createDeposit', nowMs: 5, referenceNo: 'a number' };

/** Adds money once; `refusal` is thrown after the entry was written. */
function add(memberId: number, amount: number, refusal?: Error) {
  return once(used.db, { ...request, memberId, payload: { amount } }, async (tx) => {
    await tx
      .insertInto('wallet_entry')
      .values({ member_id: memberId, amount_minor: amount, reason: 'deposit', at_ms: 5 })
      .execute();
    if (refusal) throw refusal;
    return { amount };
  });
}
const balance = (memberId: number) => purseBalance(used.db, { memberId, purse: mainPurse });

it('acts once for a number, however many requests arrive together', async () => {
  const memberId = await used.newMember(0);

  const replies = await Promise.all([add(memberId, 7), add(memberId, 7), add(memberId, 7)]);

  expect(replies).toEqual([{ amount: 7 }, { amount: 7 }, { amount: 7 }]);
  await expect(add(memberId, 8)).rejects.toThrow('another request');
  expect(await balance(memberId)).toBe(7);
});

it('undoes and repeats a refusal, and forgets a failure', async () => {
  const memberId = await used.newMember(0);

  await expect(add(memberId, 7, new Error('broken'))).rejects.toThrow('broken');
  await expect(
    add(memberId, 7, new Refusal('Too late.', { reason: 'insufficient_balance' })),
  ).rejects.toThrow('Too late.');

  await expect(add(memberId, 7)).rejects.toMatchObject({
    message: 'Too late.',
    value: { reason: 'insufficient_balance' },
  });
  expect(await balance(memberId)).toBe(0);
});

let forwarded: ForwardedOnce;
let forwards: number;

beforeAll(() => {
  forwarded = new ForwardedOnce(used.db);
});
beforeEach(() => {
  forwards = 0;
});

/** Forwards a request; `error` is the answer of the other system. */
function forward(memberId: number, amount: number, error?: Error) {
  return forwarded.run({ ...request, memberId, kind: 'bet', payload: { amount } }, async () => {
    forwards += 1;
    const attempt = forwards;
    // Lets a concurrent repeat begin.
    await used.newMember(0);
    if (error) throw error;
    return { attempt };
  });
}

it('forwards a request once, however many repeats arrive together', async () => {
  const memberId = await used.newMember(0);

  const replies = await Promise.all([forward(memberId, 7), forward(memberId, 7)]);

  expect([...replies, await forward(memberId, 7)]).toEqual(
    Array.from({ length: 3 }, () => ({ attempt: 1 })),
  );
  await expect(forward(memberId, 8)).rejects.toThrow('another request');
  await expect(add(memberId, 7)).rejects.toThrow('another request');
  expect(await forward(await used.newMember(0), 8)).toEqual({ attempt: 2 });
});

it('repeats the refusal of a forwarded request', async () => {
  const memberId = await used.newMember(0);
  const refusal = new Refusal('Too late.', { reason: 'odds_changed' });
  const answers = [];

  for (const error of [refusal, undefined])
    answers.push(await forward(memberId, 7, error).catch((thrown: unknown) => thrown));

  expect(answers).toEqual([refusal, refusal]);
});

it('forwards a request again while its result is unknown, and only this request', async () => {
  const memberId = await used.newMember(0);

  await expect(forward(memberId, 7, new Error('no answer'))).rejects.toThrow('no answer');
  await expect(forward(memberId, 8)).rejects.toThrow('another request');
  await expect(add(memberId, 7)).rejects.toThrow('another request');

  expect(await forward(memberId, 7)).toEqual({ attempt: 2 });
  expect(await forward(memberId, 7)).toEqual({ attempt: 2 });
});
