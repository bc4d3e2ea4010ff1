import type { Income } from '@livery/model';
import { sql } from 'kysely';
import type { CallHandlers } from '../../calls/CallHandlers.ts';
import { maskName } from '../../core/maskName.ts';
import { defaultPageSize } from '../../core/pageSize.ts';
import { requirePeriod } from '../../core/periods/requirePeriod.ts';
import { perMajorOf } from '../../merchants/merchantProfiles.ts';
import type { RecordList, RecordQuery } from '../../records/RecordQuery.ts';

interface IncomeRow {
  readonly income_id: string;
  readonly member_id: number;
  readonly at_ms: number;
  readonly type: string;
  readonly from_ms: number | null;
  readonly to_ms: number | null;
  /** The invited friend, masked. */
  readonly player: string | null;
  /** The upline that pays a contract. */
  readonly payer: string | null;
  readonly base_minor: number;
  /** Hundredths of a percent. */
  readonly rate: number | null;
  readonly amount_minor: number;
  readonly status: string;
  readonly paid_at_ms: number | null;
}

const incomeTypes = [
  'rebate',
  'referral',
  'dividend',
  'salary',
  'hourSalary',
  'realtimeSalary',
] as const;

/** Selects what members earned; each kind of income is one part of the union. */
const income = sql`(
  select 'rebate-' || claim_id as income_id, member_id, at_ms, 'rebate' as type,
    null::bigint as from_ms, null::bigint as to_ms, null as player, null as payer, bet_minor as base_minor,
    null::integer as rate, amount_minor, 'paid' as status, at_ms as paid_at_ms
  from rebate_claim
  union all
  select 'referral-' || referral_id, member_id, coalesce(claimed_at_ms, at_ms), 'referral', null,
    null, player, null, bet_minor, null, reward_minor,
    case when claimed_at_ms is null then 'pending' else 'paid' end, claimed_at_ms
  from referral
  where reward_minor > 0
  union all
  select 'settlement-' || settlement_id, settlement.member_id, settlement.at_ms, kind,
    period_start_ms, period_end_ms, null, payer.account, base_minor, rate, amount_minor, status, paid_at_ms
  from contract_settlement as settlement
  join member as payer on payer.member_id = settlement.payer_id
)`;

const incomes: RecordList<IncomeRow, 'paid' | 'pending' | (typeof incomeTypes)[number]> = {
  from: income,
  id: 'income_id',
  totals: {
    paid: sql`sum(amount_minor) filter (where status = 'paid')`,
    pending: sql`sum(amount_minor) filter (where status = 'pending')`,
    rebate: ofType('rebate'),
    referral: ofType('referral'),
    dividend: ofType('dividend'),
    salary: ofType('salary'),
    hourSalary: ofType('hourSalary'),
    realtimeSalary: ofType('realtimeSalary'),
  },
};

function ofType(type: string) {
  return sql`sum(amount_minor) filter (where type = ${type} and status <> 'skipped')`;
}

/** Handles what an agent earned. */
export function incomeHandlers({
  records,
}: {
  records: RecordQuery;
}): Pick<CallHandlers, 'getIncome'> {
  return {
    getIncome: async (
      { type, status, pageNo = 1, pageSize = defaultPageSize, format: _format, ...ends },
      { member, merchant, nowMs },
    ) => {
      const { rows, totalPages, totals } = await records.page(
        incomes,
        {
          memberId: member.memberId,
          ...requirePeriod(ends, nowMs),
          equal: { type: type || undefined, status: status || undefined },
        },
        { pageNo, pageSize },
      );
      const perMajor = perMajorOf(merchant);
      const { count, ...money } = totals;
      return {
        list: rows.map((row) => describe(row, perMajor)),
        totalPages,
        totals: {
          count,
          amount: (money.paid + money.pending) / perMajor,
          paid: money.paid / perMajor,
          pending: money.pending / perMajor,
          ...Object.fromEntries(incomeTypes.map((name) => [name, money[name] / perMajor])),
        },
      };
    },
  };
}

function describe(row: IncomeRow, perMajor: number): Income {
  const time = (atMs: number) => new Date(atMs).toISOString();
  return {
    incomeId: row.income_id,
    type: row.type,
    at: time(row.at_ms),
    ...(row.from_ms !== null && { from: time(row.from_ms) }),
    ...(row.to_ms !== null && { to: time(row.to_ms) }),
    ...(row.player !== null && { account: row.player }),
    ...(row.payer !== null && { account: maskName(row.payer) }),
    base: row.base_minor / perMajor,
    ...(row.rate !== null && { rate: row.rate / 100 }),
    amount: row.amount_minor / perMajor,
    status: row.status,
    ...(row.paid_at_ms !== null && { paidAt: time(row.paid_at_ms) }),
  };
}
