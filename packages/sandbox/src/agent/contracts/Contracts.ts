import {
  answeredStatus,
  contractRequestRights,
  type ContractActionRequest,
  type ContractKind,
} from '@livery/model';
import { sql, type Selectable } from 'kysely';
import type { MemberContext } from '../../calls/CallHandlers.ts';
import { numberOf } from '../../core/numberOf.ts';
import { Refusal } from '../../core/Refusal.ts';
import { refuseFields } from '../../core/refuseFields.ts';
import type { ContractTables } from '../../database/contractTables.ts';
import type { Database } from '../../database/DatabaseSchema.ts';
import type { Merchant } from '../../merchants/Merchant.ts';
import { profileOf } from '../../merchants/merchantProfiles.ts';
import type { Tx } from '../../wallet/gameTransactions.ts';
import { once } from '../../wallet/once.ts';
import { sendContractNews, sendEndOf } from './contractMessages.ts';
import {
  isDirectPair,
  outrankedBy,
  rateLimitOf,
  uplineOf,
  type ContractPair,
} from './contractTree.ts';
import {
  calendarOf,
  firstPeriodFrom,
  isOffered,
  offeredPeriods,
  requestTypeOf,
  toLedgerTiers,
} from './contractTerms.ts';
import { endContracts, handCarriedOn, type ContractRow } from './endContracts.ts';
import { refuseTiers } from './refuseTiers.ts';

export type ContractRequestRow = Selectable<ContractTables['contract_request']>;

/** What came of an action; the ids are those of the request and the contract. */
export interface ContractOutcome {
  readonly requestId: number;
  readonly status: ContractRequestRow['status'];
  readonly contractId?: number;
  /** Contracts that ended by a signature. */
  readonly endedIds: readonly number[];
}

/** Numbers of the operator's request types. Source: AGNT-04. */
export const requestTypes = { ask: [1, 3], offer: [2, 3] };

/**
 * Contracts between members and their direct uplines, and the requests about them.
 *
 * All changes of a merchant's contracts wait for each other, because a signature depends on the
 * contracts above, and ends contracts below. Source: AGNT-17, AGNT-18, MEMB-22.
 */
export class Contracts {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Executes a party's request at most once for its reference number. */
  async act(
    kind: ContractKind,
    { referenceNo, ...asked }: ContractActionRequest,
    context: MemberContext,
  ): Promise<ContractOutcome> {
    const { merchant, member, nowMs } = context;
    return once(
      this.#db,
      {
        merchant: merchant.code,
        memberId: member.memberId,
        referenceNo,
        kind,
        asked,
        nowMs,
      },
      async (tx) => {
        await lockContracts(tx, merchant.code);
        if (asked.request === 'new') return this.#propose(tx, kind, asked, context);
        if (asked.request === 'termination') return this.#proposeEnd(tx, kind, asked, context);
        return this.#answer(tx, kind, { ...asked, answer: asked.request }, context);
      },
    );
  }

  async #propose(
    tx: Tx,
    kind: ContractKind,
    {
      memberId: downline,
      period,
      tiers = [],
      reason = '',
    }: Omit<ContractActionRequest, 'referenceNo'>,
    { merchant, member, nowMs }: MemberContext,
  ): Promise<ContractOutcome> {
    const pair = await pairOf(tx, member.memberId, downline);
    const rights = contractRequestRights(requestTypeOf(merchant, kind), requestTypes);
    if (pair.uplineId === member.memberId ? !rights.offer : !rights.ask) throw refuseKind();
    const periods = offeredPeriods(profileOf(merchant.profile), kind);
    const chosen = period ?? (periods.length === 1 ? periods[0] : undefined);
    if (!chosen || !periods.includes(chosen))
      throw refuseFields({ period: 'Please choose one of the periods.' });
    refuseTiers(tiers, await rateLimitOf(tx, { kind, memberId: pair.uplineId, nowMs }));
    const ledgerTiers = toLedgerTiers(merchant, tiers);
    return addRequest(tx, {
      merchant: merchant.code,
      kind,
      type: 'new',
      pair,
      askerId: member.memberId,
      contractId: null,
      period: chosen,
      tiers: ledgerTiers,
      reason,
      nowMs,
    });
  }

  async #proposeEnd(
    tx: Tx,
    kind: ContractKind,
    { contractId = '', reason = '' }: Omit<ContractActionRequest, 'referenceNo'>,
    { merchant, member: { memberId }, nowMs }: MemberContext,
  ): Promise<ContractOutcome> {
    const contract = await findContract(tx, { kind, contractId: numberOf(contractId), memberId });
    if (contract?.status !== 'active') throw refuseEnded();
    return addRequest(tx, {
      merchant: merchant.code,
      kind,
      type: 'termination',
      pair: { uplineId: contract.upline_id, downlineId: contract.downline_id },
      askerId: memberId,
      contractId: contract.contract_id,
      period: contract.period,
      tiers: contract.tiers,
      reason,
      nowMs,
    });
  }

  async #answer(
    tx: Tx,
    kind: ContractKind,
    {
      requestId = '',
      answer,
      reason = '',
    }: { requestId?: string; answer: 'accept' | 'reject' | 'withdraw'; reason?: string },
    { merchant, member: { memberId }, nowMs }: MemberContext,
  ): Promise<ContractOutcome> {
    const request = await findRequest(tx, { kind, requestId: numberOf(requestId), memberId });
    const status =
      request &&
      answeredStatus(
        {
          status: request.status,
          askerId: request.asker_id,
          partyIds: [request.upline_id, request.downline_id],
        },
        answer,
        memberId,
      );
    if (!status)
      throw new Refusal('This request was answered or withdrawn meanwhile.', {
        reason: 'contract_request_closed',
      });
    if (status === 'accepted' && request.type === 'new' && !isOffered(merchant, kind))
      throw refuseKind();
    await tx
      .updateTable('contract_request')
      .set({ status, answer: reason, answered_at_ms: nowMs })
      .where('request_id', '=', request.request_id)
      .execute();
    const otherId = request.upline_id === memberId ? request.downline_id : request.upline_id;
    await sendContractNews(tx, request, { memberId: otherId, news: status, nowMs });
    const outcome = { requestId: request.request_id, status, endedIds: [] };
    if (status !== 'accepted') return outcome;
    if (request.type === 'new')
      return { ...outcome, ...(await sign(tx, merchant, request, nowMs)) };
    return { ...outcome, contractId: await terminate(tx, merchant, request, nowMs) };
  }
}

/**
 * Serialises the changes of a merchant's contracts until the transaction ends. Members must be locked
 * before.
 */
export async function lockContracts(tx: Tx, merchant: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contracts ${merchant}`}, 0))`.execute(
    tx,
  );
}

/** Returns the parties: a downline with the member, or the member with its upline. */
async function pairOf(
  tx: Tx,
  memberId: number,
  downline: string | undefined,
): Promise<ContractPair> {
  const pair =
    downline === undefined
      ? { uplineId: (await uplineOf(tx, memberId)) ?? 0, downlineId: memberId }
      : { uplineId: memberId, downlineId: numberOf(downline) };
  if (!(await isDirectPair(tx, pair))) throw refuseParty();
  return pair;
}

/** Refuses a member that is no direct upline or downline, like one that does not exist. */
export function refuseParty(): Refusal {
  return new Refusal('A contract with this member is not possible.', {
    reason: 'contract_party_unknown',
  });
}

function refuseKind(): Refusal {
  return new Refusal('Such a contract cannot be requested here.', { reason: 'not_offered' });
}

function refuseEnded(): Refusal {
  return new Refusal('This contract has ended.', { reason: 'contract_ended' });
}

/** Returns a contract of which the member is a party. */
async function findContract(
  tx: Tx,
  { kind, contractId, memberId }: { kind: ContractKind; contractId: number; memberId: number },
): Promise<ContractRow | undefined> {
  return tx
    .selectFrom('contract')
    .selectAll()
    .where('contract_id', '=', contractId)
    .where('kind', '=', kind)
    .where(({ or, eb }) => or([eb('upline_id', '=', memberId), eb('downline_id', '=', memberId)]))
    .executeTakeFirst();
}

/** Returns a request of which the member is a party. */
export async function findRequest(
  db: Database | Tx,
  { kind, requestId, memberId }: { kind: ContractKind; requestId: number; memberId: number },
): Promise<ContractRequestRow | undefined> {
  return db
    .selectFrom('contract_request')
    .selectAll()
    .where('request_id', '=', requestId)
    .where('kind', '=', kind)
    .where(({ or, eb }) => or([eb('upline_id', '=', memberId), eb('downline_id', '=', memberId)]))
    .executeTakeFirst();
}

async function addRequest(
  tx: Tx,
  {
    merchant,
    kind,
    type,
    pair: { uplineId, downlineId },
    askerId,
    contractId,
    period,
    tiers,
    reason,
    nowMs,
  }: Pick<ContractRequestRow, 'merchant' | 'kind' | 'type' | 'period' | 'tiers' | 'reason'> & {
    pair: ContractPair;
    askerId: number;
    contractId: number | null;
    nowMs: number;
  },
): Promise<ContractOutcome> {
  const row = await tx
    .insertInto('contract_request')
    .values({
      merchant,
      kind,
      type,
      upline_id: uplineId,
      downline_id: downlineId,
      asker_id: askerId,
      contract_id: contractId,
      period,
      tiers: JSON.stringify(tiers),
      top_rate: tiers.at(-1)?.rate ?? 0,
      reason,
      status: 'requested',
      at_ms: nowMs,
    })
    // One open request of a pair and kind
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row)
    throw new Refusal('There is an open request between you already. Please answer it first.', {
      reason: 'contract_request_open',
    });
  const news = type === 'new' ? 'offered' : 'ending';
  const memberId = askerId === uplineId ? downlineId : uplineId;
  await sendContractNews(tx, row, { memberId, news, nowMs });
  return { requestId: row.request_id, status: 'requested', endedIds: [] };
}

/**
 * Signs a new contract, which replaces the active one of its parties, and ends those in the team that
 * have a higher rate, before it begins.
 */
async function sign(
  tx: Tx,
  merchant: Merchant,
  request: ContractRequestRow,
  nowMs: number,
): Promise<Pick<ContractOutcome, 'contractId' | 'endedIds'>> {
  const { kind, period, upline_id: uplineId, downline_id: downlineId, top_rate: rate } = request;
  if (!(await isDirectPair(tx, { uplineId, downlineId }))) throw refuseParty();
  const limit = await rateLimitOf(tx, { kind, memberId: uplineId, nowMs });
  if (limit !== undefined && rate > limit)
    throw new Refusal('The rate is above that of a contract higher in the team.', {
      reason: 'contract_rate_too_high',
    });
  const calendar = calendarOf(profileOf(merchant.profile));
  const former = await tx
    .selectFrom('contract')
    .select('contract_id')
    .where('kind', '=', kind)
    .where('upline_id', '=', uplineId)
    .where('downline_id', '=', downlineId)
    .where('status', '=', 'active')
    .execute();
  const replaced = await endContracts(
    tx,
    former.map(({ contract_id: id }) => id),
    { status: 'superseded', calendar, nowMs },
  );
  const outranked = await outrankedBy(tx, { kind, memberId: downlineId, rate, nowMs });
  const formerUntilMs = await settledUntil(tx, { kind, uplineId, downlineId });
  const { startMs, endMs } = firstPeriodFrom(
    period,
    Math.max(nowMs, formerUntilMs, outranked.settledUntilMs),
    calendar,
  );
  const { contract_id: contractId } = await tx
    .insertInto('contract')
    .values({
      merchant: merchant.code,
      kind,
      upline_id: uplineId,
      downline_id: downlineId,
      period,
      tiers: JSON.stringify(request.tiers),
      top_rate: rate,
      status: 'active',
      signed_at_ms: nowMs,
      starts_at_ms: startMs,
      next_start_ms: startMs,
      next_end_ms: endMs,
    })
    .returning('contract_id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('contract_request')
    .set({ contract_id: contractId })
    .where('request_id', '=', request.request_id)
    .execute();
  const ended = await endContracts(tx, outranked.ids, {
    status: 'autoTerminated',
    calendar,
    nowMs,
    untilMs: startMs,
  });
  for (const contract of [...replaced, ...ended]) await handCarriedOn(tx, contract);
  await sendEndOf(tx, ended, { cause: 'outranked', nowMs });
  return { contractId, endedIds: ended.map(({ contract_id: id }) => id) };
}

/**
 * Returns the end of the last period that former contracts of a pair settle; 0 without one. Those that
 * were replaced before they began settle none.
 */
async function settledUntil(
  tx: Tx,
  { kind, uplineId, downlineId }: ContractPair & { kind: ContractKind },
): Promise<number> {
  const { until } = await tx
    .selectFrom('contract')
    .select(({ fn, val }) => fn.coalesce(fn.max('ends_at_ms'), val(0)).as('until'))
    .where('kind', '=', kind)
    .where('upline_id', '=', uplineId)
    .where('downline_id', '=', downlineId)
    .whereRef('ends_at_ms', '>', 'starts_at_ms')
    .executeTakeFirstOrThrow();
  return until;
}

async function terminate(
  tx: Tx,
  { profile }: Merchant,
  request: ContractRequestRow,
  nowMs: number,
): Promise<number> {
  const { kind, contract_id: contractId, upline_id: memberId } = request;
  const contract = await findContract(tx, { kind, contractId: contractId ?? 0, memberId });
  if (contract?.status !== 'active') throw refuseEnded();
  const calendar = calendarOf(profileOf(profile));
  await endContracts(tx, [contract.contract_id], { status: 'terminated', calendar, nowMs });
  return contract.contract_id;
}
