import { expect, it } from 'vitest';
import { merchantProfiles, profileOf } from '../../merchants/merchantProfiles.ts';
import { ContractTeam } from '../../testing/contracts/ContractTeam.ts';
import { useDatabase } from '../../testing/useDatabase.ts';
import { calendarOf, firstPeriodFrom, offeredPeriods } from './contractTerms.ts';

const fixture = useDatabase();
const { contracts } = profileOf('LAGOON');
const noonMs = Date.parse('2026-11-14T12:00:00Z');

it.each([
  ['Asia/Manila', '2026-11-14T16:00:00Z'],
  ['Asia/Tokyo', '2026-11-14T15:00:00Z'],
  ['America/New_York', '2026-11-15T05:00:00Z'],
])('[AGNT-03] begins the periods of a merchant at midnight in %s', (timeZone, start) => {
  const calendar = calendarOf({ timeZone, contracts });

  expect(firstPeriodFrom('daily', noonMs, calendar).startMs).toBe(Date.parse(start));
});

it('[AGNT-16] counts real-time salary in the minutes of the merchant', () => {
  const calendar = calendarOf({
    timeZone: 'Asia/Manila',
    contracts: { ...contracts, realTimeMinutes: 10 },
  });

  expect(firstPeriodFrom('realTime', noonMs + 1, calendar)).toEqual({
    startMs: noonMs + 10 * 60_000,
    endMs: noonMs + 20 * 60_000,
  });
});

it('[AGNT-03] offers the periods of the merchant for dividends, and those of their kind for salaries', () => {
  const profile = { contracts: { ...contracts, periods: ['weekly', 'monthly'] as const } };

  expect(offeredPeriods(profile, 'dividend')).toEqual(['weekly', 'monthly']);
  expect(offeredPeriods(profile, 'salary')).toEqual(['daily']);
});

it('[AGNT-03] signs and settles contracts by the zone and the periods of the merchant’s profile', async () => {
  const profile = {
    ...profileOf('IRONFIELD'),
    timeZone: 'Asia/Tokyo',
    contracts: { ...contracts, periods: ['daily'] },
  };
  Object.assign(merchantProfiles, { TOKYO: profile });
  await fixture.db
    .updateTable('merchant')
    .set({ profile: 'TOKYO' })
    .where('code', '=', 'IRONFIELD')
    .execute();
  const team = new ContractTeam(fixture, noonMs, 'IRONFIELD');
  const upline = await team.add(10_000);
  const agent = await team.add(0, upline);
  const tiers = [{ rate: 10 }];
  const weekly = { memberId: String(agent), period: 'weekly', tiers } as const;

  expect(await team.act(upline, 'dividend', weekly)).toMatchObject({
    value: { fields: [{ field: 'period' }] },
  });
  const contract = await team.sign([upline, agent], 'dividend', tiers, 'daily');
  const midnightMs = Date.parse('2026-11-14T15:00:00Z');
  await team.play(agent, 1_000, 0, midnightMs);
  await team.play(agent, 5_000, 0, midnightMs - 1);
  team.nowMs = midnightMs + 25 * 3_600_000;
  await team.settle();

  expect(await team.settlements(contract)).toMatchObject([
    { period_start_ms: midnightMs, amount_minor: 100, status: 'paid' },
  ]);
});
