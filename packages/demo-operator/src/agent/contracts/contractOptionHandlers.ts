import {
  contractRequestRights,
  maxContractTiers,
  trialAccount,
  type ContractKind,
  type ContractOption,
  type ContractRequestRights,
} from '@livery/model';
import { sql } from 'kysely';
import type { CallHandlers } from '../../calls/CallHandlers.ts';
import { numberOf } from '../../core/numberOf.ts';
import { Refusal } from '../../core/Refusal.ts';
import { refuseFields } from '../../core/refuseFields.ts';
import type { Database } from '../../database/DatabaseSchema.ts';
import { profileOf } from '../../merchants/merchantProfiles.ts';
import { findRequest } from './contractRequests.ts';
import { requestTypes } from './Contracts.ts';
import { refuseParty } from './signContract.ts';
import { hundredthsOf, offeredPeriods, percentOf, requestTypeOf } from './contractTerms.ts';
import { firstOutrankedBy, isDirectPair, rateLimitOf, type SignedRate } from './contractTree.ts';
import { describeEnded, endedContracts, maxEnded, otherAccount } from './describeContracts.ts';

/** Parties of a page at most. */
const maxParties = 100;
/** In hundredths of a percent. */
const maxRate = 10_000;

/** Handles what a member may request, and what a signature would change. */
export function contractOptionHandlers({
  db,
}: {
  db: Database;
}): Pick<CallHandlers, 'getContractOptions' | 'getContractImpact'> {
  return {
    getContractOptions: async (
      { kind, memberId = '', search = '', side = '', pageNo = 1, pageSize = maxParties },
      { merchant, member, nowMs },
    ) => {
      const profile = profileOf(merchant.profile);
      const rights = contractRequestRights(requestTypeOf(merchant, kind), requestTypes);
      const { parties, count } = await partiesOf(db, {
        kind,
        memberId: member.memberId,
        only: memberId,
        search,
        side,
        pageNo,
        pageSize,
      });
      if (memberId !== '' && parties.length === 0) throw refuseParty();
      const upline = parties.find(({ side }) => side === 'upline');
      const limits = {
        downline: await rateLimitOf(db, { kind, memberId: member.memberId, nowMs }),
        upline: upline && (await rateLimitOf(db, { kind, memberId: upline.otherId, nowMs })),
      };
      const own = await ownRate(db, kind, member.memberId);
      return {
        list: parties.map((party) => describeOption(party, rights, limits[party.side])),
        totalPages: Math.ceil(count / pageSize),
        totals: { count },
        periods: offeredPeriods(profile, kind),
        realTimeMinutes: profile.contracts.realTimeMinutes,
        maximumTiers: maxContractTiers,
        ...(own !== undefined && { ownRate: percentOf(own) }),
      };
    },
    getContractImpact: async (
      { kind, requestId, memberId, rate },
      { member: { memberId: ownId }, nowMs },
    ) => {
      const signed =
        requestId === undefined
          ? await plannedContract(db, { ownId, memberId, rate })
          : await requestedContract(db, { kind, requestId, ownId });
      const { count, ids } = await firstOutrankedBy(db, { kind, ...signed, nowMs }, maxEnded);
      const rows = await endedContracts(db, ids);
      return { list: rows.map(describeEnded), count };
    },
  };
}

interface Party {
  readonly otherId: number;
  readonly account: string;
  readonly side: 'upline' | 'downline';
  readonly contractId: number | null;
  readonly topRate: number | null;
  readonly requestId: number | null;
}

/**
 * Returns a page of the upline and the direct downlines by account, with what is between them and
 * the member, and the number of all.
 */
async function partiesOf(
  db: Database,
  {
    kind,
    memberId,
    only,
    search,
    side,
    pageNo,
    pageSize,
  }: {
    kind: ContractKind;
    memberId: number;
    only: string;
    search: string;
    side: string;
    pageNo: number;
    pageSize: number;
  },
): Promise<{ parties: Party[]; count: number }> {
  const { rows } = await sql<Party & { count: number }>`
    with party as (
      select other.member_id as other_id, other.account, 'upline' as side,
        other.member_id as upline_id, own.member_id as downline_id
      from member as own join member as other on other.member_id = own.upline_id
      where own.member_id = ${memberId} and other.is_agent <> ${trialAccount}
      union all
      select other.member_id, other.account, 'downline', ${memberId}::bigint, other.member_id
      from member as other
      where other.upline_id = ${memberId} and other.is_agent <> ${trialAccount}
    ),
    found as (
      select * from party
      where (${only} = '' or other_id = ${numberOf(only)}) and (${side} = '' or side = ${side})
        and (side = 'upline' or position(lower(${search}) in lower(account)) > 0)
    ),
    page as (
      select * from found order by side desc, account
      limit ${pageSize} offset ${(pageNo - 1) * pageSize}
    )
    select party.other_id as "otherId", party.account, party.side,
      contract.contract_id as "contractId", contract.top_rate as "topRate",
      request.request_id as "requestId", (select count(*) from found)::integer as count
    from page as party
    left join contract on contract.kind = ${kind} and contract.status = 'active'
      and contract.upline_id = party.upline_id and contract.downline_id = party.downline_id
    left join contract_request as request on request.kind = ${kind} and request.status = 'requested'
      and request.upline_id = party.upline_id and request.downline_id = party.downline_id
    order by party.side desc, party.account`.execute(db);
  return { parties: rows, count: rows[0]?.count ?? 0 };
}

function describeOption(
  { otherId, account, side, contractId, topRate, requestId }: Party,
  { ask, offer }: ContractRequestRights,
  limit: number | undefined,
): ContractOption {
  const isOffered = side === 'upline' ? ask : offer;
  const isOpen = requestId !== null;
  const shown = otherAccount({ side, account });
  return {
    side,
    memberId: String(otherId),
    account: shown,
    label: shown,
    mayRequest: isOffered && !isOpen,
    mayTerminate: contractId !== null && !isOpen,
    ...(isOpen ? { reason: 'requestOpen' } : !isOffered && { reason: 'notOffered' }),
    ...(limit !== undefined && { maximumRate: percentOf(limit) }),
    ...(contractId !== null && { contractId: String(contractId) }),
    ...(topRate !== null && { topRate: percentOf(topRate) }),
    ...(isOpen && { requestId: String(requestId) }),
  };
}

/** Returns the highest rate of a member's own contract, in hundredths of a percent. */
async function ownRate(
  db: Database,
  kind: ContractKind,
  memberId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('contract')
    .select('top_rate')
    .where('kind', '=', kind)
    .where('downline_id', '=', memberId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row?.top_rate;
}

type Signed = Omit<SignedRate, 'kind' | 'nowMs'>;

async function requestedContract(
  db: Database,
  { kind, requestId, ownId }: { kind: ContractKind; requestId: string; ownId: number },
): Promise<Signed> {
  const request = await findRequest(db, { kind, requestId: numberOf(requestId), memberId: ownId });
  if (request?.status !== 'requested')
    throw new Refusal('This request was answered or withdrawn meanwhile.', {
      reason: 'contract_request_closed',
    });
  // The end of a contract ends no other.
  const rate = request.type === 'new' ? request.top_rate : maxRate;
  return { memberId: request.downline_id, rate };
}

async function plannedContract(
  db: Database,
  {
    ownId,
    memberId,
    rate,
  }: { ownId: number; memberId?: string | undefined; rate?: number | undefined },
): Promise<Signed> {
  if (rate === undefined) throw refuseFields({ rate: 'Please give the highest rate.' });
  if (memberId === undefined) return { memberId: ownId, rate: hundredthsOf(rate) };
  const downlineId = numberOf(memberId);
  if (!(await isDirectPair(db, { uplineId: ownId, downlineId }))) throw refuseParty();
  return { memberId: downlineId, rate: hundredthsOf(rate) };
}
