import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ContractTeam, newRound } from '../../testing/contracts/ContractTeam.ts';
import { useDatabase } from '../../testing/useDatabase.ts';
import { endedContracts } from './describeContracts.ts';
import { endMovedContracts, movedMerchants } from './contractTree.ts';
import { endContracts } from './endContracts.ts';

const fixture = useDatabase();

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Midnight in Manila, on a Monday. */
const startMs = Date.parse('2026-11-02T00:00:00+08:00');
const calendar = { timeZone: 'Asia/Manila', realTimeMinutes: 5 };
const tier = (rate: number, more: object = {}) => ({ rate, ...more });

/** A team of a member, its downline, and a player below that one. */
async function newTeam(atMs = startMs + hourMs, balanceMinor = 10_000_000) {
  const team = new ContractTeam(fixture, atMs);
  const upline = await team.add(balanceMinor);
  const agent = await team.add(0, upline);
  const player = await team.add(0, agent);
  return { team, upline, agent, player };
}

it('[AGNT-14] pays the daily wage for the valid bet of the team, from the day after the signature', async () => {
  const { team, upline, agent, player } = await newTeam();
  const contract = await team.sign([upline, agent], 'salary', [
    tier(1),
    tier(2, { activeMembers: 2 }),
  ]);
  await team.play(player, 50_000, 0, startMs + 2 * hourMs);
  await team.play(player, 30_001, 90_000, startMs + dayMs);
  await team.play(agent, 20_000, 0, startMs + 3 * dayMs - 1);
  await team.play(player, 10_000, 0, startMs + 2 * dayMs);

  team.nowMs = startMs + 3 * dayMs + 10_000;
  await team.settle();
  await team.settle();

  expect(
    (await team.settlements(contract)).map((row) => [
      row.period_start_ms,
      row.active_members,
      row.valid_bet_minor,
      row.rate,
      row.amount_minor,
      row.status,
    ]),
  ).toEqual([
    // 300.01 at 1 %, rounded down to 3.00
    [startMs + dayMs, 1, 30_001, 100, 300, 'paid'],
    [startMs + 2 * dayMs, 2, 30_000, 200, 600, 'paid'],
  ]);
  expect([await team.balance(upline), await team.balance(agent)]).toEqual([9_999_100, 900]);
  expect(team.faults).toEqual([]);
});

it('[AGNT-03] pays dividends for the losses of the team, and carries what it won into the next periods', async () => {
  const { team, upline, agent, player } = await newTeam();
  const contract = await team.sign([upline, agent], 'dividend', [tier(10)], 'daily');
  await team.play(player, 10_000, 30_000, startMs + dayMs);
  await team.play(player, 15_000, 0, startMs + 2 * dayMs);
  await team.play(player, 15_000, 0, startMs + 3 * dayMs);

  team.nowMs = startMs + 5 * dayMs + 10_000;
  await team.settle();

  expect(
    (await team.settlements(contract)).map((row) => [
      row.profit_minor,
      row.carried_minor,
      row.base_minor,
      row.amount_minor,
      row.status,
      row.reason,
    ]),
  ).toEqual([
    [-20_000, 0, 0, 0, 'skipped', 'noBase'],
    [15_000, -20_000, 0, 0, 'skipped', 'noBase'],
    [15_000, -5_000, 10_000, 1_000, 'paid', null],
    [0, 0, 0, 0, 'skipped', 'noBase'],
  ]);
});

it('[AGNT-03] [AGNT-14] counts a round when it closes, and takes back what came back later', async () => {
  const { team, upline, agent, player } = await newTeam();
  const salary = await team.sign([upline, agent], 'salary', [tier(1)]);
  const dividend = await team.sign([upline, agent], 'dividend', [tier(10)], 'daily');
  const [undone, late, open] = [newRound(), newRound(), newRound()];
  await team.record(player, undone, [{ kind: 'bet', movedMinor: -10_000, atMs: startMs + dayMs }]);
  await team.record(player, late, [
    { kind: 'bet', movedMinor: -10_000, atMs: startMs + 2 * dayMs - 1 },
    { kind: 'win', movedMinor: 10_100, atMs: startMs + 2 * dayMs, isClosing: true },
  ]);
  await team.record(player, open, [{ kind: 'bet', movedMinor: -70, atMs: startMs + dayMs }]);
  await team.record(player, undone, [
    { kind: 'rollback', movedMinor: 10_000, atMs: startMs + 2 * dayMs, isClosing: true },
  ]);
  await team.record(agent, newRound(), [
    { kind: 'bet', movedMinor: -8_000, atMs: startMs + 2 * dayMs, isClosing: true },
  ]);
  await team.record(agent, `team-${late}`, [
    { kind: 'bet', movedMinor: -9_000, atMs: startMs + 2 * dayMs, isClosing: true },
    { kind: 'rollback', movedMinor: 9_000, atMs: startMs + 3 * dayMs },
  ]);

  team.nowMs = startMs + 4 * dayMs + 10_000;
  await team.settle();

  const figures = async (contract: number) =>
    (await team.settlements(contract)).map((row) => [
      row.active_members,
      row.valid_bet_minor,
      row.profit_minor,
      row.carried_minor,
      row.amount_minor,
    ]);
  expect(await figures(salary)).toEqual([
    [0, 0, 0, 0, 0],
    [2, 27_000, 16_900, 0, 270],
    [0, -9_000, -9_000, 0, 0],
  ]);
  expect((await figures(dividend)).map((row) => row.slice(3))).toEqual([
    [0, 0],
    [0, 1_690],
    [0, 0],
  ]);
  const carried = await team.contractsOf([agent]);
  expect(carried.map((contract) => contract.carried_minor)).toEqual([-9_000, -9_000]);
});

it.each([
  ['semiMonthly', 14, 16],
  ['monthly', 29, 45],
] as const)(
  '[AGNT-03] pays a %s dividend from its first day to its last one',
  async (period, startDay, length) => {
    const { team, upline, agent, player } = await newTeam();
    const contract = await team.sign([upline, agent], 'dividend', [tier(10)], period);
    // The first whole period begins on the 16th of November or the 1st of December.
    const firstMs = startMs + startDay * dayMs;
    const endMs = firstMs + (period === 'monthly' ? 31 : 15) * dayMs;
    await team.play(player, 1_000, 0, firstMs - 1);
    await team.play(player, 10_000, 0, firstMs);
    await team.play(player, 20_000, 0, endMs - 1);
    await team.play(player, 4_000, 0, endMs);

    team.nowMs = endMs + 4_999;
    await team.settle();
    expect(await team.settlements(contract)).toEqual([]);
    team.nowMs = startMs + (startDay + 2 * length + 40) * dayMs;
    await team.settle();

    const [first, second] = await team.settlements(contract);
    expect(first).toMatchObject({
      period_start_ms: firstMs,
      period_end_ms: endMs,
      profit_minor: 30_000,
      amount_minor: 3_000,
      status: 'paid',
    });
    expect(second).toMatchObject({ period_start_ms: endMs, amount_minor: 400, status: 'paid' });
    expect([await team.balance(upline), await team.balance(agent)]).toEqual([9_996_600, 3_400]);
  },
);

it('[AGNT-03] forgets what a team won where the merchant does not carry it', async () => {
  const team = new ContractTeam(fixture, startMs + hourMs, 'IRONFIELD');
  const upline = await team.add(10_000_000);
  const agent = await team.add(0, upline);
  const contract = await team.sign([upline, agent], 'dividend', [tier(10)], 'daily');
  await team.play(agent, 10_000, 30_000, startMs + dayMs);
  await team.play(agent, 15_000, 0, startMs + 2 * dayMs);

  team.nowMs = startMs + 3 * dayMs + 10_000;
  await team.settle();

  expect(
    (await team.settlements(contract)).map((row) => [
      row.profit_minor,
      row.carried_minor,
      row.amount_minor,
    ]),
  ).toEqual([
    [-20_000, 0, 0],
    [15_000, 0, 1_500],
  ]);
});

it('[AGNT-15] [AGNT-16] settles hourly and every five minutes', async () => {
  const { team, upline, agent, player } = await newTeam(startMs + 1);
  const hourly = await team.sign([upline, agent], 'hourSalary', [tier(1)]);
  const realTime = await team.sign([upline, agent], 'realtimeSalary', [tier(0.5)]);
  await team.play(player, 40_000, 0, startMs + hourMs + 6 * 60_000);

  // More slots than are settled in one transaction
  team.nowMs = startMs + 20 * hourMs + 10_000;
  await Promise.all([team.settle(), team.settle()]);
  await team.settle();

  const [hours, slots] = [await team.settlements(hourly), await team.settlements(realTime)];
  expect(hours.map((row) => [row.period_start_ms, row.amount_minor])).toEqual([
    [startMs + hourMs, 400],
  ]);
  // Slots without play are not stored.
  expect(slots).toEqual([
    expect.objectContaining({ period_start_ms: startMs + 65 * 60_000, amount_minor: 200 }),
  ]);
  expect((await team.contractsOf([agent])).map((contract) => contract.next_start_ms)).toEqual([
    startMs + 20 * hourMs,
    startMs + 20 * hourMs,
  ]);
});

it('[AGNT-03] settles each period once and in order after a jump, and nothing after the clock is set back', async () => {
  const { team, upline, agent, player } = await newTeam();
  const contract = await team.sign([upline, agent], 'salary', [tier(1)]);
  for (let day = 1; day <= 31; day += 1)
    await team.play(player, 10_000 * day, 0, startMs + day * dayMs + hourMs);

  team.nowMs = startMs + 32 * dayMs + 10_000;
  await Promise.all([team.settle(), team.settle()]);
  expect(team.faults).toEqual([]);
  const settled = await team.settlements(contract);
  team.nowMs = startMs + 2 * dayMs;
  await team.settle();

  expect(settled.map((row) => row.amount_minor)).toEqual(
    Array.from({ length: 31 }, (_, day) => 100 * (day + 1)),
  );
  expect(settled.map((row) => row.settlement_id)).toEqual(
    settled.map((row) => row.settlement_id).toSorted((left, right) => left - right),
  );
  expect(await team.settlements(contract)).toEqual(settled);
  expect(await team.balance(agent)).toBe(100 * ((31 * 32) / 2));
});

it('[AGNT-03] an amount that the upline cannot cover is pending until it can', async () => {
  const { team, upline, agent, player } = await newTeam(startMs + hourMs, 150);
  const contract = await team.sign([upline, agent], 'salary', [tier(1)]);
  await team.play(player, 10_000, 0, startMs + dayMs);
  await team.play(player, 10_000, 0, startMs + 2 * dayMs);
  await team.play(player, 5_000, 0, startMs + 3 * dayMs);
  team.nowMs = startMs + 4 * dayMs + 10_000;
  await team.settle();
  expect((await team.settlements(contract)).map(({ status, reason }) => [status, reason])).toEqual([
    ['paid', null],
    ['pending', 'balance'],
    // It could be covered, but the older one comes first.
    ['pending', 'balance'],
  ]);

  await fixture.db
    .insertInto('wallet_entry')
    .values({ member_id: upline, amount_minor: 50, reason: 'deposit', at_ms: team.nowMs })
    .execute();
  await Promise.all([team.settle(), team.settle()]);

  const settlements = await team.settlements(contract);
  expect(settlements.map(({ status }) => status)).toEqual(['paid', 'paid', 'pending']);
  expect([await team.balance(upline), await team.balance(agent)]).toEqual([0, 200]);
});

it('[AGNT-03] an upline with locked money does not delay late payments of others', async () => {
  const locked = await newTeam();
  const bonus = { name: JSON.stringify({ EN: 'Bonus' }), source: 'service', required_minor: 1 };
  await fixture.db
    .insertInto('bonus')
    .values({
      ...bonus,
      member_id: locked.upline,
      amount_minor: 10_000_000,
      at_ms: 0,
      expires_at_ms: startMs + 90 * dayMs,
    })
    .execute();
  const waiting = await newTeam(startMs + hourMs, 0);
  const contracts: number[] = [];
  for (const { team, upline, agent, player } of [locked, waiting]) {
    contracts.push(await team.sign([upline, agent], 'salary', [tier(1)]));
    await team.play(player, 10_000, 0, startMs + dayMs);
    team.nowMs = startMs + 2 * dayMs + 10_000;
    await team.settle();
    if (team === locked.team) await copyPending(contracts[0] ?? 0, 100);
  }

  await fixture.db
    .insertInto('wallet_entry')
    .values({ member_id: waiting.upline, amount_minor: 100, reason: 'deposit', at_ms: startMs })
    .execute();
  await waiting.team.settle();

  expect(await waiting.team.balance(waiting.agent)).toBe(100);
  expect(await locked.team.balance(locked.agent)).toBe(0);
});

/** Adds pending settlements like the one of a contract. */
async function copyPending(contract: number, count: number): Promise<void> {
  await sql`
    insert into contract_settlement (contract_id, kind, member_id, payer_id, period_start_ms,
      period_end_ms, active_members, valid_bet_minor, profit_minor, carried_minor, base_minor, rate,
      amount_minor, status, reason, at_ms)
    select contract_id, kind, member_id, payer_id, period_start_ms - number, period_end_ms,
      active_members, valid_bet_minor, profit_minor, carried_minor, base_minor, rate, amount_minor,
      status, reason, at_ms
    from contract_settlement, generate_series(1, ${count}::integer) as number
    where contract_id = ${contract} and status = 'pending'`.execute(fixture.db);
}

it('[AGNT-03] [AGNT-17] an ended contract is settled for its running period, and the next one from then on', async () => {
  const { team, upline, agent, player } = await newTeam();
  const first = await team.sign([upline, agent], 'dividend', [tier(10)], 'weekly');
  team.nowMs = startMs + 8 * dayMs;
  const second = await team.sign([upline, agent], 'dividend', [tier(20)], 'daily');
  await team.play(player, 10_000, 0, startMs + 9 * dayMs);
  await team.play(player, 10_000, 0, startMs + 14 * dayMs);

  team.nowMs = startMs + 15 * dayMs + 10_000;
  await team.settle();

  const paid = async (contract: number) =>
    (await team.settlements(contract)).map((row) => [row.period_start_ms, row.amount_minor]);
  expect(await paid(first)).toEqual([[startMs + 7 * dayMs, 1_000]]);
  expect(await paid(second)).toEqual([[startMs + 14 * dayMs, 2_000]]);
});

it('[AGNT-03] a contract that replaces another one continues with what its team won', async () => {
  const { team, upline, agent, player } = await newTeam();
  const sign = () => team.sign([upline, agent], 'dividend', [tier(10)], 'daily');
  const carried = async () =>
    (await team.contractsOf([agent])).map((contract) => contract.carried_minor);
  await sign();
  await team.play(player, 10_000, 30_000, startMs + dayMs);
  team.nowMs = startMs + 2 * dayMs + 10_000;
  await team.settle();

  // The clock is set back, so the last period is settled before the signature.
  team.nowMs = startMs + dayMs + hourMs;
  await sign();
  expect(await carried()).toEqual([0, -20_000]);

  team.nowMs = startMs + 2 * dayMs + hourMs;
  await sign();
  const last = await sign();
  await team.play(player, 10_000, 15_000, startMs + 2 * dayMs);
  await team.play(player, 30_000, 0, startMs + 3 * dayMs);
  team.nowMs = startMs + 4 * dayMs + 10_000;
  await team.settle();

  expect(await carried()).toEqual([0, 0, 0, 0]);
  expect(await team.settlements(last)).toEqual([
    expect.objectContaining({ profit_minor: 30_000, carried_minor: -25_000, amount_minor: 500 }),
  ]);
});

it('[AGNT-03] a contract that was replaced before it began does not delay the next one', async () => {
  const { team, upline, agent } = await newTeam();
  await team.sign([upline, agent], 'dividend', [tier(10)], 'monthly');
  await team.sign([upline, agent], 'dividend', [tier(10)], 'daily');

  const contracts = await team.contractsOf([agent]);
  expect(contracts.at(-1)?.starts_at_ms).toBe(startMs + dayMs);
});

it('[AGNT-17] [AGNT-18] contracts and requests of a member that left its team end', async () => {
  const { team, upline, agent, player } = await newTeam();
  const other = await team.add(0);
  await team.sign([upline, agent], 'salary', [tier(3)]);
  const below = await team.sign([agent, player], 'salary', [tier(2)]);
  const top = await team.add(0);
  await team.move(other, top);
  await team.sign([top, other], 'salary', [tier(1)]);
  const offer = await team.act(upline, 'salary', { memberId: String(agent), tiers: [tier(4)] });
  expect(offer).toMatchObject({ status: 'requested' });
  await team.move(agent, other);

  const answer = await team.act(agent, 'salary', {
    request: 'accept',
    requestId: String((offer as { requestId: number }).requestId),
  });
  expect(answer).toMatchObject({ value: { reason: 'contract_party_unknown' } });
  const hasMoved = async () => (await movedMerchants(fixture.db, [])).length > 0;
  expect(await hasMoved()).toBe(true);
  await team.settle();

  expect(await hasMoved()).toBe(false);
  expect((await team.contractsOf([agent, player])).map(({ status }) => status)).toEqual([
    'autoTerminated',
    // Its rate is above that of the new team.
    'autoTerminated',
  ]);
  const [request] = await fixture.db
    .selectFrom('contract_request')
    .select('status')
    .where('upline_id', '=', upline)
    .orderBy('request_id', 'desc')
    .limit(1)
    .execute();
  expect(request?.status).toBe('lapsed');
  expect(await team.settlements(below)).toEqual([]);
});

it('[AGNT-18] does not miss a team that is moved while a sweep is not stored yet', async () => {
  const { team, upline, agent } = await newTeam();
  const contract = await team.sign([upline, agent], 'salary', [tier(3)]);
  await team.move(await team.add(0), upline);
  const move = { isDone: false, promise: Promise.resolve() };
  await fixture.db.transaction().execute(async (tx) => {
    await endMovedContracts(tx, { merchant: 'LAGOON', calendar, nowMs: team.nowMs });
    move.promise = team.move(agent, null).then(() => {
      move.isDone = true;
    });
    // Until the move is done or waits for this transaction. The embedded database has one
    // connection, so there the move begins afterwards.
    for (let tries = 0; tries < 500 && !move.isDone; tries += 1) {
      const { rows } = await sql`select from pg_locks where not granted`.execute(tx);
      if (rows.length > 0) break;
    }
  });
  await move.promise;
  await team.settle();

  expect(await team.contractsOf([agent])).toMatchObject([
    { contract_id: contract, status: 'autoTerminated' },
  ]);
});

it('[AGNT-18] ends and reads more contracts than a statement has parameters', async () => {
  const ids = Array.from({ length: 70_000 }, (_, index) => 1_000_000_000 + index);
  const end = { status: 'autoTerminated', calendar, nowMs: startMs } as const;

  expect(await endedContracts(fixture.db, ids)).toEqual([]);
  expect(await fixture.db.transaction().execute((tx) => endContracts(tx, ids, end))).toEqual([]);
});

it('[AGNT-14] contracts that cannot be settled do not stop the others', async () => {
  const { team, upline, agent, player } = await newTeam();
  const broken = await team.sign([agent, player], 'salary', [tier(1)]);
  const whole = await team.sign([upline, agent], 'salary', [tier(2)]);
  await sql`
    insert into contract (merchant, kind, upline_id, downline_id, period, tiers, top_rate, status,
      signed_at_ms, starts_at_ms, next_start_ms, next_end_ms, ended_at_ms, ends_at_ms)
    select merchant, kind, upline_id, downline_id, period, tiers, top_rate, 'terminated', signed_at_ms,
      starts_at_ms - number, next_start_ms - number, next_end_ms - number, signed_at_ms, next_end_ms
    from contract, generate_series(1, 100) as number
    where contract_id = ${broken}`.execute(fixture.db);
  await sql`alter table contract_settlement add constraint broken check (member_id <> ${sql.lit(player)})`.execute(
    fixture.db,
  );
  await team.play(player, 10_000, 0, startMs + dayMs);

  team.nowMs = startMs + 2 * dayMs + 10_000;
  await team.settle();
  expect(team.faults).toHaveLength(101);
  expect(await team.settlements(whole)).toHaveLength(1);
  await sql`alter table contract_settlement drop constraint broken`.execute(fixture.db);
  await fixture.db
    .deleteFrom('contract')
    .where('downline_id', '=', player)
    .where('status', '=', 'terminated')
    .execute();
  await team.settle();
  expect(await team.settlements(broken)).toEqual([]);
  team.nowMs += 60_000;
  await team.settle();

  expect(await team.settlements(broken)).toHaveLength(1);
});
