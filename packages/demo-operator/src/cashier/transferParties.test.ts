import type { TransferParty } from '@livery/model';
import { expect, it } from 'vitest';
import type { MemberContext } from '../calls/CallHandlers.ts';
import { hashPassword } from '../core/passwordHash.ts';
import { Attempts } from '../members/Attempts.ts';
import { Members } from '../members/Members.ts';
import { MemberSecrets } from '../members/MemberSecrets.ts';
import { Merchants } from '../merchants/Merchants.ts';
import { useDatabase } from '../testing/useDatabase.ts';
import { mainPurse, purseBalance } from '../wallet/purseBalance.ts';
import { memberTransferHandlers } from './memberTransferHandlers.ts';

const fixture = useDatabase();
const paymentPassword = '246810';

it('[MEMB-07] searches all downlines, however many there are', async () => {
  const { db } = fixture;
  const ids = [];
  for (let created = 0; created < 132; created += 1) ids.push(await fixture.newMember(0));
  const [uplineId = 0, ...downlines] = ids;
  await db
    .updateTable('member')
    .set({ upline_id: uplineId })
    .where('member_id', 'in', downlines)
    .execute();
  const member = await new Members(db).findByAccount('LAGOON', 'own1');
  const merchant = await new Merchants(db).find('LAGOON');
  const { getTransferParties } = memberTransferHandlers({
    db,
    secrets: new MemberSecrets(new Attempts(db)),
  });
  const parties = async (search = ''): Promise<readonly TransferParty[]> =>
    // Only these fields of the context are read.
    (await getTransferParties({ search }, { merchant, member, nowMs: 0 } as MemberContext)).list;
  const accounts = async (search: string) => (await parties(search)).map(({ account }) => account);

  expect(await parties()).toHaveLength(100);
  expect(await accounts('OWN99')).toEqual(['own99']);
  expect(await accounts(' own13')).toEqual(['own13', 'own130', 'own131', 'own132']);
  expect(await accounts('wn99')).toEqual([]);
  expect(await accounts('%')).toEqual([]);
});

/** Returns a function that transfers 10 from a member with a payment password. */
async function sender(memberId: number, db = fixture.db) {
  const merchant = await new Merchants(db).find('LAGOON');
  const member = {
    ...(await new Members(db).findById('LAGOON', memberId)),
    paymentPasswordHash: await hashPassword(paymentPassword),
  };
  const { transferToMember } = memberTransferHandlers({
    db,
    secrets: new MemberSecrets(new Attempts(db)),
  });
  return async (otherId: number, referenceNo: string) =>
    transferToMember(
      { referenceNo, memberId: String(otherId), amount: 10, paymentPassword },
      // Only these fields of the context are read.
      { merchant, member, nowMs: 0 } as MemberContext,
    );
}
const refused = { value: { fields: [{ field: 'memberId' }] } };

it('[MEMB-07] refuses a stranger without locking the account', async () => {
  const [memberId, strangerId] = [await fixture.newMember(0), await fixture.newMember(0)];
  let locks = 0;
  const db = fixture.db.withPlugin({
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes('ForNoKeyUpdate')) locks += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const transfer = await sender(memberId, db);

  await expect(transfer(strangerId, 'transfer-to-a-stranger')).rejects.toMatchObject(refused);

  expect(locks).toBe(0);
});

it('[MEMB-07] repeats the result after the line changed, with the former upline masked', async () => {
  const [memberId, uplineId] = [await fixture.newMember(5_000), await fixture.newMember(0)];
  const setUpline = (upline_id: number | null) =>
    fixture.db.updateTable('member').set({ upline_id }).where('member_id', '=', memberId).execute();
  await setUpline(uplineId);
  const transfer = await sender(memberId);
  const first = await transfer(uplineId, 'transfer-to-the-upline');
  expect(first.account).toMatch(/^ow\*\*\*\d$/);

  await setUpline(null);

  expect(await transfer(uplineId, 'transfer-to-the-upline')).toEqual(first);
  await expect(transfer(uplineId, 'transfer-to-a-former-one')).rejects.toMatchObject(refused);
  expect(await purseBalance(fixture.db, { memberId, purse: mainPurse })).toBe(4_000);
});
