import {
  answeredStatus,
  contractRequestRights,
  type ContractActionRequest,
  type ContractKind,
} from '@livery/model';
import { sql } from 'kysely';
import type { MemberContext } from '../../calls/CallHandlers.ts';
import { numberOf } from '../../core/numberOf.ts';
import { Refusal } from '../../core/Refusal.ts';
import { refuseFields } from '../../core/refuseFields.ts';
import type { Database } from '../../database/DatabaseSchema.ts';
import { profileOf } from '../../merchants/merchantProfiles.ts';
import type { Tx } from '../../wallet/gameTransactions.ts';
import { once } from '../../wallet/once.ts';
import { sendContractNews } from './contractMessages.ts';
import { addRequest, findRequest, type ContractOutcome } from './contractRequests.ts';
import { isOffered, offeredPeriods, requestTypeOf, toLedgerTiers } from './contractTerms.ts';
import { isDirectPair, rateLimitOf, uplineOf, type ContractPair } from './contractTree.ts';
import { refuseTiers } from './refuseTiers.ts';
import {
  findContract,
  refuseEnded,
  refuseParty,
  signContract,
  terminateContract,
} from './signContract.ts';

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
    { referenceNo, ...payload }: ContractActionRequest,
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
        payload,
        nowMs,
      },
      async (tx) => {
        await lockContracts(tx, merchant.code);
        if (payload.request === 'new') return this.#propose(tx, kind, payload, context);
        if (payload.request === 'termination') return this.#proposeEnd(tx, kind, payload, context);
        return this.#answer(tx, kind, { ...payload, answer: payload.request }, context);
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
      return { ...outcome, ...(await signContract(tx, merchant, request, nowMs)) };
    return { ...outcome, contractId: await terminateContract(tx, merchant, request, nowMs) };
  }
}

/**
 * Serialises the changes of a merchant's contracts until the transaction ends. Members must be
 * locked before.
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

function refuseKind(): Refusal {
  return new Refusal('Such a contract cannot be requested here.', { reason: 'not_offered' });
}
