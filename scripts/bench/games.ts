import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storedSecret } from '@livery/demo-operator/storedSecret';
import { openDatabase } from '@livery/demo-operator/openDatabase';
import { ProviderKeys } from '@livery/demo-provider/server/wallet/ProviderKeys';
import { findPostgres } from '../setup/findPostgres.ts';
import { startPostgres } from '../setup/startPostgres.ts';
import type { BenchLine } from './BenchLine.ts';
import { AdminClient } from './games/AdminClient.ts';
import { Player, type Played } from './games/Player.ts';
import { startSandbox } from './traffic/startSandbox.ts';

const merchant = 'BENCH';
const players = 50;
const playMs = 60_000;
const openingMinor = 100_000;

/**
 * Runs fifty concurrent players for a minute. Each stake and each win is a signed callback to the
 * sandbox on PostgreSQL. Expects no error, no debt and consistent balances.
 */
export async function games(): Promise<BenchLine[]> {
  const programs = findPostgres();
  if (programs === undefined) {
    console.log('skipped: no PostgreSQL here');
    return [];
  }
  const data = await mkdtemp(join(tmpdir(), 'livery-bench-games-'));
  try {
    await using postgres = await startPostgres(programs);
    await using sandbox = await startSandbox(data, { SANDBOX_DATABASE_URL: postgres.url });
    const admin = new AdminClient({ origin: `http://127.0.0.1:${sandbox.port}`, merchant });
    await admin.open();
    const keys = new ProviderKeys(storedSecret(data));
    const activePlayers: Player[] = [];
    for (let number = 1; number <= players; number += 1)
      activePlayers.push(
        new Player({
          ...(await admin.addPlayer(`player${number}`, openingMinor)),
          keys,
          openingMinor,
        }),
      );
    const untilMs = performance.now() + playMs;
    const played = await Promise.all(activePlayers.map((player) => player.playUntil(untilMs)));
    return describe(played, await countMismatches(postgres.url, activePlayers));
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

function describe(played: readonly Played[], mismatches: number): BenchLine[] {
  const waitedMs = played.flatMap(({ answersMs }) => answersMs).toSorted((a, b) => a - b);
  const at = (share: number): number =>
    waitedMs[Math.min(waitedMs.length - 1, Math.floor(share * waitedMs.length))] ?? Number.NaN;
  const failures = played.flatMap((result) => result.failures);
  const rounds = played.reduce((sum, result) => sum + result.rounds, 0);
  return [
    {
      name: 'callbacks not answered with OK',
      ratio: failures.length,
      gate: 0,
      detail: failures[0] ?? `of ${waitedMs.length}, ${rounds} rounds of ${played.length} players`,
    },
    {
      name: 'answers below zero',
      ratio: played.reduce((sum, result) => sum + result.negative, 0),
      gate: 0,
      detail: 'balances',
    },
    {
      name: 'players whose money does not add up',
      ratio: mismatches,
      gate: 0,
      detail: 'entries, kept sum and what was played',
    },
    {
      name: 'callbacks a second',
      ratio: waitedMs.length / (playMs / 1000),
      detail: `for ${playMs / 1000} seconds`,
    },
    {
      name: 'milliseconds to an answer, 99 of 100',
      ratio: at(0.99),
      detail: `median ${at(0.5).toFixed(1)}, longest ${at(1).toFixed(1)}`,
    },
  ];
}

/** Counts the players whose entries, stored sum and rounds disagree. */
async function countMismatches(url: string, activePlayers: readonly Player[]): Promise<number> {
  const { db, close } = await openDatabase({ url });
  try {
    const rows = await db
      .selectFrom('member')
      .innerJoin('wallet_entry', 'wallet_entry.member_id', 'member.member_id')
      .innerJoin('wallet_sum', 'wallet_sum.member_id', 'member.member_id')
      .select(({ fn }) => [
        'account',
        fn.sum('amount_minor').as('entries'),
        fn.min('balance_minor').as('kept'),
      ])
      .where('merchant', '=', merchant)
      .groupBy('account')
      .execute();
    return activePlayers.filter(
      ({ account, balanceMinor }) =>
        !rows.some(
          (row) =>
            row.account === account &&
            [row.entries, row.kept].every((sum) => Number(sum) === balanceMinor),
        ),
    ).length;
  } finally {
    await close();
  }
}
