import {
  settlementPeriodAt,
  type ContractKind,
  type ContractPeriod,
  type LedgerTier,
} from '@livery/model';
import { sql } from 'kysely';
import { settlePeriods } from '../agent/contracts/ContractSettlement.ts';
import { calendarOf, firstPeriodFrom } from '../agent/contracts/contractTerms.ts';
import { perMajorOf, profileOf } from '../merchants/merchantProfiles.ts';
import type { Tx } from '../wallet/gameTransactions.ts';

/** Contract of the demonstration agent with a sample downline, since some periods. */
interface SampleContract {
  readonly kind: ContractKind;
  readonly downline: string;
  readonly period: ContractPeriod;
  readonly days: number;
  /** In percent, and thresholds in major units. */
  readonly tiers: readonly (readonly [rate: number, members: number, bet: number, loss: number])[];
}

const contracts: readonly SampleContract[] = [
  {
    kind: 'dividend',
    downline: 'northstar',
    period: 'weekly',
    days: 35,
    tiers: [
      [5, 0, 0, 0],
      [10, 2, 500, 100],
      [15, 5, 5_000, 1_000],
    ],
  },
  {
    kind: 'salary',
    downline: 'harbour88',
    period: 'daily',
    days: 8,
    tiers: [
      [0.3, 0, 0, 0],
      [0.5, 3, 1_000, 0],
    ],
  },
];
/** Open requests between the demonstration agent and a downline. */
const requests = [
  { kind: 'dividend', downline: 'demo', asker: 'agent', rates: [3, 5], period: 'weekly' },
  { kind: 'salary', downline: 'northstar', asker: 'northstar', rates: [0.4], period: 'daily' },
] as const;
const dayMs = 86_400_000;
const settledAfterMs = 60_000;

/**
 * Gives the demonstration agent of a new merchant two contracts with sample downlines, their
 * settlements of the last weeks, and an open request in each direction. The settlements follow from
 * what the downlines have played. Balances of the agent remain what other seeds made them.
 */
export async function seedContracts(
  tx: Tx,
  { merchant, profile, atMs }: { merchant: string; profile: string; atMs: number },
): Promise<void> {
  const idOf = new Map(
    (
      await tx
        .selectFrom('member')
        .select(['account', 'member_id'])
        .where('merchant', '=', merchant)
        .where('account', 'in', ['agent', 'demo', ...contracts.map(({ downline }) => downline)])
        .execute()
    ).map(({ account, member_id: id }) => [account, id]),
  );
  const agentId = idOf.get('agent') ?? 0;
  const perMajor = perMajorOf({ profile });
  const calendar = calendarOf(profileOf(profile));
  for (const { kind, downline, period, days, tiers } of contracts) {
    const ledgerTiers = tiers.map(([rate, activeMembers, bet, loss]) => ({
      ...tierOf(rate, activeMembers),
      validBetMinor: bet * perMajor,
      profitMinor: loss * perMajor,
    }));
    const signedAtMs = atMs - days * dayMs;
    let next = firstPeriodFrom(period, signedAtMs, calendar);
    const { contract_id: contractId } = await tx
      .insertInto('contract')
      .values({
        merchant,
        kind,
        upline_id: agentId,
        downline_id: idOf.get(downline) ?? 0,
        period,
        tiers: JSON.stringify(ledgerTiers),
        top_rate: ledgerTiers.at(-1)?.rate ?? 0,
        status: 'active',
        signed_at_ms: signedAtMs,
        starts_at_ms: next.startMs,
        next_start_ms: next.startMs,
        next_end_ms: next.endMs,
      })
      .returning('contract_id')
      .executeTakeFirstOrThrow();
    // One at a time, so that each is paid after its own period.
    for (
      ;
      next.endMs + settledAfterMs <= atMs;
      next = settlementPeriodAt(period, next.endMs, calendar)
    )
      await settlePeriods(tx, contractId, { profile, nowMs: next.endMs + settledAfterMs });
  }
  await returnPaid(tx, agentId, atMs);
  await tx
    .insertInto('contract_request')
    .values(
      requests.map(({ kind, downline, asker, rates, period }) => ({
        merchant,
        kind,
        type: 'new' as const,
        upline_id: agentId,
        downline_id: idOf.get(downline) ?? 0,
        asker_id: idOf.get(asker) ?? 0,
        contract_id: null,
        period,
        tiers: JSON.stringify(rates.map((rate, index) => tierOf(rate, index))),
        top_rate: tierOf(rates.at(-1) ?? 0, 0).rate,
        reason: 'Sample request',
        status: 'requested' as const,
        at_ms: atMs - dayMs,
      })),
    )
    .execute();
}

function tierOf(rate: number, activeMembers: number): LedgerTier {
  return { rate: Math.round(rate * 100), activeMembers, validBetMinor: 0, profitMinor: 0 };
}

/** Adds what the agent paid, as an adjustment before the first payment. */
async function returnPaid(tx: Tx, agentId: number, atMs: number): Promise<void> {
  await sql`
    insert into wallet_entry (member_id, amount_minor, reason, reference, at_ms)
    select ${agentId}::bigint, -sum(amount_minor), 'adjustment', 'SAMPLE-contracts', ${atMs - 35 * dayMs}::bigint
    from wallet_entry
    where member_id = ${agentId} and reason in ('dividend', 'salary')
    having sum(amount_minor) < 0`.execute(tx);
}
