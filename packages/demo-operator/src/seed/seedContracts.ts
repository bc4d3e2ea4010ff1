import {
  settlementPeriodAt,
  type ContractKind,
  type ContractPeriod,
  type LedgerTier,
} from '@livery/model';
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
    days: 4,
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

/** Contract with a sample downline, and the times at which its periods are settled. */
export interface SignedContract {
  readonly contractId: number;
  readonly downlineId: number;
  readonly settledAtMs: readonly number[];
}

/** Accounts whose money settlements move. */
export const contractAccounts: readonly string[] = [
  'agent',
  ...contracts.map(({ downline }) => downline),
];

/**
 * Gives the demonstration agent of a new merchant two contracts with sample downlines, and an open
 * request in each direction. The settlements are those of `settlePeriods`, at their times.
 */
export async function seedContracts(
  tx: Tx,
  {
    merchant,
    profile,
    idOf,
    atMs,
  }: { merchant: string; profile: string; idOf: (account: string) => number; atMs: number },
): Promise<SignedContract[]> {
  const agentId = idOf('agent');
  const perMajor = perMajorOf({ profile });
  const calendar = calendarOf(profileOf(profile));
  const signed: SignedContract[] = [];
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
        downline_id: idOf(downline),
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
    const settledAtMs: number[] = [];
    for (
      ;
      next.endMs + settledAfterMs < atMs;
      next = settlementPeriodAt(period, next.endMs, calendar)
    )
      settledAtMs.push(next.endMs + settledAfterMs);
    signed.push({ contractId, downlineId: idOf(downline), settledAtMs });
  }
  await tx
    .insertInto('contract_request')
    .values(
      requests.map(({ kind, downline, asker, rates, period }) => ({
        merchant,
        kind,
        type: 'new' as const,
        upline_id: agentId,
        downline_id: idOf(downline),
        asker_id: idOf(asker),
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
  return signed;
}

function tierOf(rate: number, activeMembers: number): LedgerTier {
  return { rate: Math.round(rate * 100), activeMembers, validBetMinor: 0, profitMinor: 0 };
}
