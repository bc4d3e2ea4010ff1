import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ContractTeam } from '../../testing/contracts/ContractTeam.ts';
import { useDatabase } from '../../testing/useDatabase.ts';

const fixture = useDatabase();
const startMs = Date.parse('2026-11-02T09:00:00+08:00');

/** Returns a member's newest message in English. */
async function newestOf(memberId: number): Promise<string | undefined> {
  const { rows } = await sql<{ text: string }>`
    select content ->> 'EN' as text from inbox_message where member_id = ${memberId}
    order by message_id desc limit 1`.execute(fixture.db);
  return rows[0]?.text;
}

async function accountOf(memberId: number): Promise<string> {
  const row = await fixture.db
    .selectFrom('member')
    .select('account')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.account;
}

/** A contract of a member with its downline at 2.5%. */
async function signedTeam() {
  const team = new ContractTeam(fixture, startMs);
  const top = await team.add(0);
  const upline = await team.add(0, top);
  const downline = await team.add(0, upline);
  const contract = await team.sign([upline, downline], 'hourSalary', [{ rate: 2.5 }]);
  const names = { upline: 'o***', downline: await accountOf(downline) };
  return { team, top, upline, downline, contract, names };
}

it('[AGNT-17] [AGNT-18] names the party and the rate of a contract that ends by a signature, and why', async () => {
  const { team, top, upline, downline, names } = await signedTeam();
  await team.sign([top, upline], 'hourSalary', [{ rate: 1 }]);

  const text = (account: string) =>
    `<p>Your contract with ${account} (hourly salary, up to 2.5%) ends, because its rate is above that of a contract higher in the team.</p>`;
  expect(await newestOf(upline)).toBe(text(names.downline));
  expect(await newestOf(downline)).toBe(text(names.upline));
});

it('[AGNT-17] [AGNT-18] names the party and the rate of a contract whose party left the team, and why', async () => {
  const { team, upline, downline, names } = await signedTeam();
  await team.move(downline, null);
  await team.settle();

  const text = (account: string) =>
    `<p>Your contract with ${account} (hourly salary, up to 2.5%) ends, because you are no longer upline and downline of each other.</p>`;
  expect(await newestOf(upline)).toBe(text(names.downline));
  expect(await newestOf(downline)).toBe(text(names.upline));
});

it('[AGNT-17] names the sender of a request, and the party that answers it', async () => {
  const { team, upline, downline, contract, names } = await signedTeam();
  expect(await newestOf(upline)).toBe(
    `<p>${names.downline} accepted your request about a contract (hourly salary, up to 2.5%).</p>`,
  );

  const end = await team.act(downline, 'hourSalary', {
    request: 'termination',
    contractId: String(contract),
  });
  expect(await newestOf(upline)).toContain(`${names.downline} wants to end your contract`);
  const { requestId } = end as { requestId: number }; // the outcome of the request
  await team.act(upline, 'hourSalary', { request: 'reject', requestId: String(requestId) });
  expect(await newestOf(downline)).toContain(`${names.upline} rejected your request`);
});
