import { expect, it } from 'vitest';
import { ContractTeam } from '../../testing/contracts/ContractTeam.ts';
import { useDatabase } from '../../testing/useDatabase.ts';
import { percentOf } from './contractTerms.ts';

const fixture = useDatabase();

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Begin of a month in Manila, a Sunday. */
const monthMs = Date.parse('2026-11-01T00:00:00+08:00');
const nextMonthMs = monthMs + 30 * dayMs;
const tier = (rate: number) => ({ rate });

/** A member, its downline, and a player below that one, some days before the month. */
async function newTeam() {
  const team = new ContractTeam(fixture, monthMs - 5 * dayMs);
  const upline = await team.add(10_000_000);
  const agent = await team.add(10_000_000, upline);
  const player = await team.add(0, agent);
  const bounds = async (memberId: number) =>
    (await team.contractsOf([memberId])).map((contract) => [
      percentOf(contract.top_rate),
      contract.status,
      contract.ends_at_ms,
    ]);
  const paid = async (contract: number) =>
    (await team.settlements(contract)).map((row) => [
      row.period_start_ms,
      row.period_end_ms,
      row.amount_minor,
    ]);
  return { team, upline, agent, player, bounds, paid };
}

it('[AGNT-18] a replaced contract limits the rates below until its last period ends', async () => {
  const { team, upline, agent, player } = await newTeam();
  await team.sign([upline, agent], 'dividend', [tier(3)], 'monthly');
  team.nowMs = monthMs + 10 * dayMs;
  await team.sign([upline, agent], 'dividend', [tier(5)], 'monthly');
  const offer = {
    memberId: String(player),
    period: 'daily' as const,
    tiers: [tier(4.5)],
  };

  expect(await team.act(agent, 'dividend', offer)).toMatchObject({
    value: { reason: 'contract_rate_too_high' },
  });
  team.nowMs = nextMonthMs;
  expect(await team.act(agent, 'dividend', offer)).toMatchObject({ status: 'requested' });
});

it('[AGNT-18] a terminated contract limits the rates below until its last period ends, also late answers', async () => {
  const { team, upline, agent, player } = await newTeam();
  const offer = {
    memberId: String(player),
    period: 'daily' as const,
    tiers: [tier(4.5)],
  };
  const open = await team.act(agent, 'dividend', offer);
  const contract = await team.sign([upline, agent], 'dividend', [tier(3)], 'monthly');
  team.nowMs = monthMs + 10 * dayMs;
  const end = await team.act(agent, 'dividend', {
    request: 'termination',
    contractId: String(contract),
  });
  // The requests' outcomes
  const [openId, endId] = [open, end].map((outcome) =>
    String((outcome as { requestId: number }).requestId),
  );
  await team.act(upline, 'dividend', { request: 'accept', requestId: endId ?? '' });
  const accept = { request: 'accept', requestId: openId ?? '' } as const;

  expect(await team.act(player, 'dividend', accept)).toMatchObject({
    value: { reason: 'contract_rate_too_high' },
  });
  team.nowMs = nextMonthMs;
  expect(await team.act(player, 'dividend', accept)).toMatchObject({ status: 'accepted' });
});

it('[AGNT-18] a contract with a higher rate is settled up to the start of the one above, with the figures of that part', async () => {
  const { team, upline, agent, player, bounds, paid } = await newTeam();
  const below = await team.sign([agent, player], 'dividend', [tier(5)], 'monthly');
  team.nowMs = monthMs + 10 * dayMs + hourMs;
  await team.sign([upline, agent], 'dividend', [tier(3)], 'daily');
  await team.play(player, 10_000, 0, monthMs + 5 * dayMs);
  await team.play(player, 20_000, 0, monthMs + 11 * dayMs - 1);
  await team.play(player, 40_000, 0, monthMs + 11 * dayMs);

  team.nowMs = nextMonthMs + hourMs;
  await team.settle();

  expect(await bounds(player)).toEqual([[5, 'autoTerminated', monthMs + 11 * dayMs]]);
  expect(await paid(below)).toEqual([[monthMs, monthMs + 11 * dayMs, 1_500]]);
  expect(team.faults).toEqual([]);
});

it('[AGNT-18] a contract ends with its own period where that ends first', async () => {
  const { team, upline, agent, player, bounds } = await newTeam();
  await team.sign([upline, agent], 'dividend', [tier(5)], 'monthly');
  await team.sign([agent, player], 'dividend', [tier(4)], 'daily');
  team.nowMs = monthMs + 10 * dayMs + hourMs;
  await team.sign([upline, agent], 'dividend', [tier(3)], 'monthly');

  expect(await bounds(player)).toEqual([[4, 'autoTerminated', monthMs + 11 * dayMs]]);
});

it('[AGNT-18] a replaced contract below that still runs is cut short too, and keeps its status', async () => {
  const { team, upline, agent, player, bounds } = await newTeam();
  await team.sign([agent, player], 'dividend', [tier(5)], 'monthly');
  team.nowMs = monthMs + 10 * dayMs;
  await team.sign([agent, player], 'dividend', [tier(2)], 'monthly');
  team.nowMs += hourMs;
  await team.sign([upline, agent], 'dividend', [tier(3)], 'daily');

  expect(await bounds(player)).toEqual([
    [5, 'superseded', monthMs + 11 * dayMs],
    [2, 'active', null],
  ]);
});

it('[AGNT-18] after the clock is set back, a contract begins after what was settled below at a higher rate', async () => {
  const { team, upline, agent, player, paid } = await newTeam();
  const below = await team.sign([agent, player], 'dividend', [tier(5)], 'daily');
  team.nowMs = monthMs + 10 * dayMs + hourMs;
  await team.settle();
  const settled = await paid(below);
  team.nowMs = monthMs + 5 * dayMs + hourMs;
  await team.sign([upline, agent], 'dividend', [tier(3)], 'daily');

  team.nowMs = nextMonthMs;
  await team.settle();

  expect((await team.contractsOf([agent]))[0]?.starts_at_ms).toBe(monthMs + 10 * dayMs);
  expect(await paid(below)).toEqual(settled);
});

it('[AGNT-18] a team that was moved below a lower rate is settled up to the move', async () => {
  const { team, upline, agent, player, bounds, paid } = await newTeam();
  const below = await team.sign([agent, player], 'dividend', [tier(5)], 'monthly');
  const other = await team.add(10_000_000, upline);
  await team.sign([upline, other], 'dividend', [tier(3)], 'monthly');
  team.nowMs = monthMs + 10 * dayMs;
  await team.play(player, 10_000, 0, monthMs + dayMs);
  await team.play(player, 10_000, 0, monthMs + 10 * dayMs);
  await team.move(agent, other);
  await team.settle();

  expect(await bounds(player)).toEqual([[5, 'autoTerminated', monthMs + 10 * dayMs]]);
  team.nowMs += hourMs;
  await team.settle();
  expect(await paid(below)).toEqual([[monthMs, monthMs + 10 * dayMs, 500]]);
});

it('[AGNT-18] a move leaves contracts alone that were to end before the one above begins', async () => {
  const { team, upline, agent, player, bounds } = await newTeam();
  await team.sign([agent, player], 'dividend', [tier(5)], 'monthly');
  team.nowMs = monthMs + 10 * dayMs;
  await team.sign([upline, agent], 'dividend', [tier(3)], 'daily');
  const before = await bounds(player);
  await team.move(await team.add(0), upline);
  await team.settle();

  expect(await bounds(player)).toEqual(before);
});

it('[AGNT-17] the last period of an ended contract is not settled once its parties have left each other', async () => {
  const { team, upline, agent, player, paid } = await newTeam();
  const contract = await team.sign([upline, agent], 'dividend', [tier(3)], 'monthly');
  team.nowMs = monthMs + 10 * dayMs;
  const end = await team.act(upline, 'dividend', {
    request: 'termination',
    contractId: String(contract),
  });
  const { requestId } = end as { requestId: number }; // the outcome of the request
  await team.act(agent, 'dividend', { request: 'accept', requestId: String(requestId) });
  await team.play(player, 10_000, 0, monthMs + dayMs);
  await team.move(agent, null);
  await team.settle();

  team.nowMs = nextMonthMs + hourMs;
  await team.settle();
  expect(await paid(contract)).toEqual([]);
});
