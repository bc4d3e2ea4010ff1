import { operatorCalls } from '@livery/api';
import { beforeAll, expect, it } from 'vitest';
import { OperatorClient } from '../testing/OperatorClient.ts';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();
type Rows = readonly Readonly<Record<string, unknown>>[];
/** Page of a record: by number, or by cursor. */
interface RecordPage {
  readonly list: Rows;
  readonly totalPages?: number;
  readonly nextCursor?: string;
}

/**
 * Members whose records are compared: a player and another one, or two agents without a common
 * team.
 */
const players = ['demo', 'agent'] as const;
const agents = ['agent', 'partner'] as const;
/** Records that only the members above have, which the test makes. */
const paymentPassword = '246810';
const owners: Readonly<Record<string, readonly [own: string, other: string]>> = {
  getAccountRecord: players,
  getBettingRecord: players,
  getBonuses: players,
  getDepositRecord: players,
  getDownlines: agents,
  getIncome: agents,
  getMemberTransfers: ['demo', 'partner'],
  getPersonalProfit: players,
  getRebateRecord: players,
  getRewards: players,
  getSettlements: agents,
  getTeamBetting: agents,
  getTeamProfitLoss: agents,
  getTeamTransactions: agents,
  getTransferRecord: players,
  getWithdrawals: players,
  pointsRedeemList: players,
};
const passwords: Readonly<Record<string, string>> = {
  agent: 'Agent1234',
  demo: 'Demo1234',
  partner: 'Partner1234',
};

let lagoon: OperatorClient;
let period: { from: string; to: string };

/** Returns a member's records, by a function for each request. */
async function recordsOf(account: string, name: string) {
  const token = await lagoon.login(account, passwords[account] ?? '');
  return async (request: Record<string, unknown>): Promise<RecordPage> => {
    const { success, message, value } = await lagoon.call(
      name,
      // The list of downlines has no period.
      { ...(name !== 'getDownlines' && period), ...request },
      { token },
    );
    if (!success) throw new Error(message);
    // All of these replies have a list.
    return value as RecordPage;
  };
}

beforeAll(async () => {
  const { sandbox, admin } = fixture;
  lagoon = new OperatorClient({ origin: sandbox.origin, merchant: 'LAGOON' });
  const nowMs = sandbox.clock.nowMs();
  period = {
    from: new Date(nowMs - 89 * 86_400_000).toISOString(),
    to: new Date(nowMs + 60_000).toISOString(),
  };
  await admin.send('PUT', '/merchants/LAGOON/wallet', { isSingle: false });
  const token = await lagoon.login('demo', 'Demo1234');
  const parties = await lagoon.call('getTransferParties', {}, { token });
  const [upline] = (parties.value as { list: { memberId: string }[] }).list; // the call's reply
  for (const number of [1, 2, 3]) {
    const referenceNo = `number-of-the-export-${number}`;
    const transfer = { vassalage: 'SLMR', direction: 'in', amount: number, referenceNo };
    await lagoon.call('walletTransfer', transfer, { token });
    const request = { memberId: upline?.memberId, amount: 10 + number, paymentPassword };
    await lagoon.call(
      'transferToMember',
      { ...request, referenceNo: `m-${referenceNo}` },
      { token },
    );
  }
});

it('knows the owners of all records that can be exported', () => {
  const names = operatorCalls.flatMap((call) => (call.export ? [call.name] : []));

  expect(Object.keys(owners)).toEqual(names.toSorted());
});

it.each(Object.entries(owners))(
  '[MEMB-08] %s lists the records of all pages in a file, and only those of the member',
  async (name, [own, other]) => {
    const record = await recordsOf(own, name);
    const { list: file } = await record({ format: 'csv' });
    const ofOther = await (await recordsOf(other, name))({ format: 'csv' });

    const hasPages = name !== 'getPersonalProfit';
    const { rows, pages } = await allPages(record, hasPages ? file.length : undefined);

    expect(file.length).toBeGreaterThan(1);
    expect(file).toEqual(rows);
    expect(pages > 1).toBe(hasPages);
    const others = new Set(ofOther.list.map((row) => JSON.stringify(row)));
    // A day without play is the same for all members.
    const played = name === 'getPersonalProfit' ? file.filter(({ stake }) => stake !== 0) : file;
    expect(played.filter((row) => others.has(JSON.stringify(row)))).toEqual([]);
  },
);

/**
 * Returns the rows of all pages and their number; without a number of rows, those of the only one.
 */
async function allPages(
  record: (request: Record<string, unknown>) => Promise<RecordPage>,
  count: number | undefined,
): Promise<{ rows: Rows; pages: number }> {
  if (count === undefined) return { rows: (await record({})).list, pages: 1 };
  const pageSize = Math.min(100, Math.ceil(count / 2));
  const rows: Rows[number][] = [];
  let cursor: string | undefined;
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await record({
      pageSize,
      ...(cursor === undefined ? pageNo > 1 && { pageNo } : { cursor }),
    });
    rows.push(...page.list);
    cursor = page.nextCursor;
    if (cursor === undefined && pageNo >= (page.totalPages ?? 0)) return { rows, pages: pageNo };
  }
}
