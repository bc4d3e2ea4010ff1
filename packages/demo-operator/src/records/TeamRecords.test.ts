import { expect, it } from 'vitest';
import type { BetRoundTable } from '../database/recordTables.ts';
import { ContractTeam } from '../testing/contracts/ContractTeam.ts';
import { useDatabase } from '../testing/useDatabase.ts';
import { membersBelow, TeamRecords } from './TeamRecords.ts';
import { teamRounds } from './teamRounds.ts';

const fixture = useDatabase();
const atMs = Date.parse('2026-11-02T12:00:00+08:00');

it('[AGNT-10] continues below a cursor between records of the same time', async () => {
  const team = new ContractTeam(fixture, atMs);
  const agent = await team.add(0);
  const players = [await team.add(0, agent), await team.add(0, agent)];
  for (let number = 0; number < 4; number += 1)
    for (const player of players) await team.play(player, 100 + number, 0, atMs);
  const records = new TeamRecords(fixture.db);
  const read = (pageSize: number, cursor?: string) =>
    records.slice<BetRoundTable, 'stakeMinor' | 'validMinor' | 'settledWinMinor'>(
      teamRounds({}),
      { members: membersBelow(agent), fromMs: atMs - 1, toMs: atMs + 1 },
      { cursor, pageSize },
    );

  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const { rows, nextCursor } = await read(3, cursor);
    seen.push(...rows.map(({ round_id: id }) => id));
    cursor = nextCursor;
  } while (cursor !== undefined);

  const all = (await read(100)).rows.map(({ round_id: id }) => id);
  expect(all).toHaveLength(8);
  expect(seen).toEqual(all);
  expect(all).toEqual(all.toSorted((left, right) => right - left));
});
