import { Random } from '@livery/demo-content/art/Random';
import { games, type Game } from '@livery/demo-content/catalogue/games';
import { vendors } from '@livery/demo-content/catalogue/vendors';
import { demoProvider } from '@livery/demo-provider/server/wallet/ProviderKeys';
import { sql, type RawBuilder } from 'kysely';
import { samplePrefix } from '../core/sampleMark.ts';
import type { DatabaseAccess } from '../database/DatabaseSchema.ts';

/** Rounds a day of the demonstration members that have a history. */
const roundsPerDay: Readonly<Record<string, number>> = { demo: 3, agent: 1 };

const historyDays = 90;
const dayMs = 86_400_000;
const minuteMs = 60_000;
const stakesMinor = [5_000, 10_000, 20_000, 20_000, 30_000, 50_000];
const depositEveryDays = 7;
const withdrawalEveryDays = 21;
const withdrawalMinor = 200_000;

/** Games of the main wallet that demonstration members have played. */
export const playedGames: readonly Game[] = games
  .filter(
    ({ gameType, vassalage }) =>
      ['RNG', 'LIVE', 'FISH'].includes(gameType) &&
      vendors.some((vendor) => vendor.vassalage === vassalage && vendor.seamless),
  )
  .toSorted((left, right) => right.popularity - left.popularity)
  .slice(0, 24);

/** Whether a demonstration member has a history. */
export function hasHistory(account: string): boolean {
  return Object.hasOwn(roundsPerDay, account);
}

/** Condition on accounts without a history. */
export function hasNoHistory(account: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`${account} <> all(${Object.keys(roundsPerDay)})`;
}

/**
 * Adds ninety days of sample deposits, withdrawals and rounds for the demonstration members that
 * have a history. The last balance is the member's one of the seed.
 */
export async function addHistory(
  tx: DatabaseAccess,
  {
    merchant,
    currency,
    balancesMinor,
    atMs,
  }: {
    merchant: string;
    currency: string;
    /** Balances of the members by account. */
    balancesMinor: ReadonlyMap<string, number>;
    atMs: number;
  },
): Promise<void> {
  const members = await tx
    .selectFrom('member')
    .select(['member_id', 'account'])
    .where('merchant', '=', merchant)
    .where('account', 'in', Object.keys(roundsPerDay))
    .orderBy('member_id')
    .execute();
  const movements = members.flatMap(({ member_id: memberId, account }) =>
    movementsOf({
      memberId,
      name: `${samplePrefix}${merchant}-${account}`,
      rounds: roundsPerDay[account] ?? 0,
      balanceMinor: balancesMinor.get(account) ?? 0,
      atMs,
    }),
  );
  await sql`
    insert into game_transaction (merchant, member_id, provider, transaction_id, kind, round, round_closed, node_id, category, amount_minor, moved_minor, balance_minor, currency, purse, reference_transaction_id, at_ms, verdict)
    select ${merchant}, "memberId", ${demoProvider}, "transactionId", reason, reference, reason = 'win', "nodeId", category, abs("amountMinor"), "amountMinor", "balanceMinor", ${currency}, '', "betId", "atMs", 'OK'
    from jsonb_to_recordset(${JSON.stringify(movements)}::jsonb) as movement("memberId" bigint, "transactionId" text, reason text, reference text, "nodeId" integer, category text, "amountMinor" bigint, "balanceMinor" bigint, "betId" text, "atMs" bigint)
    where "transactionId" is not null`.execute(tx);
  await sql`
    insert into wallet_entry (member_id, amount_minor, reason, reference, at_ms, game_transaction_id)
    select "memberId", "amountMinor", movement.reason, case when "transactionId" is null then movement.reference end, "atMs", game.game_transaction_id
    from jsonb_to_recordset(${JSON.stringify(movements)}::jsonb) as movement("memberId" bigint, "transactionId" text, reason text, reference text, "amountMinor" bigint, "atMs" bigint)
    left join game_transaction as game on game.provider = ${demoProvider} and game.transaction_id = "transactionId"
    where "amountMinor" <> 0
    order by "memberId", "atMs", "transactionId"`.execute(tx);
}

/** Movement of a member's money; those of a round have a transaction. */
interface Movement {
  readonly memberId: number;
  readonly reason: string;
  readonly amountMinor: number;
  readonly balanceMinor: number;
  readonly atMs: number;
  /** Number of the round or of the order. */
  readonly reference?: string;
  readonly transactionId?: string;
  readonly betId?: string;
  readonly nodeId?: number;
  readonly category?: string;
}

interface History {
  readonly memberId: number;
  /** Unique name of the member, from which the numbers are made. */
  readonly name: string;
  readonly rounds: number;
  readonly balanceMinor: number;
  readonly atMs: number;
}

/** Returns a member's movements, oldest first. The first one is the opening balance. */
function movementsOf({ memberId, name, rounds, balanceMinor, atMs }: History): Movement[] {
  const random = new Random(`${name} history`);
  const startMs = atMs - (historyDays + 1) * dayMs;
  const days = Array.from({ length: historyDays }, (_, day) => day);
  const later = days.flatMap((day) =>
    [
      ...ordersOf(day, name, random),
      ...Array.from({ length: rounds }, (_, index) =>
        roundOf(`${name}-${day * rounds + index + 1}`, (index + 1) * 5 * minuteMs, random),
      ).flat(),
    ].map((movement) => ({ ...movement, atMs: startMs + day * dayMs + movement.atMs })),
  );
  const net = later.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  let running = balanceMinor - net;
  const opening: DayMovement = {
    reason: 'opening balance',
    amountMinor: running,
    reference: `${name}-0`,
    atMs: startMs - dayMs,
  };
  return [{ ...opening, memberId, balanceMinor: running }].concat(
    later.map((movement) => {
      running += movement.amountMinor;
      return { ...movement, memberId, balanceMinor: running };
    }),
  );
}

type DayMovement = Omit<Movement, 'memberId' | 'balanceMinor'>;

/** Returns the deposit and the withdrawal of a day; their times are within the day. */
function ordersOf(day: number, name: string, random: Random): DayMovement[] {
  return [
    ...(day % depositEveryDays === 1
      ? [
          {
            reason: 'deposit',
            amountMinor: random.int(5, 15) * 10_000,
            reference: `${name}-D${day}`,
            atMs: minuteMs,
          },
        ]
      : []),
    ...(day % withdrawalEveryDays === 10
      ? [
          {
            reason: 'withdrawal',
            amountMinor: -withdrawalMinor,
            reference: `${name}-W${day}`,
            atMs: 3 * minuteMs,
          },
        ]
      : []),
  ];
}

/** Returns the stake and the result of a round. */
function roundOf(round: string, atMs: number, random: Random): DayMovement[] {
  const game = random.pick(playedGames);
  const stakeMinor = random.pick(stakesMinor);
  const part = { reference: round, nodeId: game.nodeId, category: game.gameType };
  const betId = `${round}-1`;
  return [
    { ...part, reason: 'bet', amountMinor: -stakeMinor, transactionId: betId, atMs },
    {
      ...part,
      reason: 'win',
      amountMinor: Math.round(stakeMinor * factorOf(random)),
      transactionId: `${round}-2`,
      betId,
      atMs: atMs + minuteMs,
    },
  ];
}

/** Returns the win of a round for a stake of one; about 0.93 on average. */
function factorOf(random: Random): number {
  const chance = random.next();
  if (chance < 0.58) return 0;
  if (chance < 0.87) return random.between(1.2, 2);
  return chance < 0.985 ? random.between(2, 4) : random.between(5, 10);
}
