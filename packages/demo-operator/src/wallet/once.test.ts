import { expect, it } from 'vitest';
import { Refusal } from '../core/Refusal.ts';
import { useDatabase } from '../testing/useDatabase.ts';
import { mainPurse, purseBalance } from './purseBalance.ts';
import { once } from './once.ts';

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
