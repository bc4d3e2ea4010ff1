import type { TransferParty } from '@livery/model';
import { expect, it } from 'vitest';
import type { MemberContext } from '../calls/CallHandlers.ts';
import { hashPassword } from '../core/passwordHash.ts';
import { Attempts } from '../members/Attempts.ts';
import { Members } from '../members/Members.ts';
import { MemberSecrets } from '../members/MemberSecrets.ts';
import { Merchants } from '../merchants/Merchants.ts';
import { useDatabase } from '../testing/useDatabase.ts';
import { memberTransferHandlers } from './memberTransferHandlers.ts';

const fixture = useDatabase();

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
  const merchant = await new Merchants(db).find('LAGOON');
  const member = {
    ...(await new Members(db).findById('LAGOON', memberId)),
    paymentPasswordHash: await hashPassword('246810'),
  };
  const secrets = new MemberSecrets(new Attempts(db));
  const { transferToMember } = memberTransferHandlers({ db, secrets });
  const request = {
    referenceNo: 'transfer-to-a-stranger',
    memberId: String(strangerId),
    amount: 10,
    paymentPassword: '246810',
  };

  // Only these fields of the context are read.
  const refused = transferToMember(request, { merchant, member, nowMs: 0 } as MemberContext);

  await expect(refused).rejects.toMatchObject({ value: { fields: [{ field: 'memberId' }] } });
  expect(locks).toBe(0);
});
