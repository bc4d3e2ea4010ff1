import type { ContractActionRequest, ContractKind, ContractTierRequest } from '@livery/model';
import { sql, type Selectable } from 'kysely';
import type { ContractOutcome } from '../../agent/contracts/contractRequests.ts';
import { Contracts } from '../../agent/contracts/Contracts.ts';
import { ContractSettlement } from '../../agent/contracts/ContractSettlement.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { ContractTables } from '../../database/contractTables.ts';
import { Members } from '../../members/Members.ts';
import { Merchants } from '../../merchants/Merchants.ts';
import { purseBalance } from '../../wallet/purseBalance.ts';
import type { DatabaseInUse } from '../useDatabase.ts';

/** Transaction of a round. A rollback takes the bet back. */
interface PlayedTransaction {
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly movedMinor: number;
  readonly atMs: number;
  readonly isClosing?: boolean;
}

let numbers = 0;

/** Returns the number of a new round. */
export function newRound(): string {
  numbers += 1;
  return `team-${numbers}`;
}

/** Members of a merchant that are above and below each other, make contracts, and play. */
export class ContractTeam {
  readonly #used: DatabaseInUse;
  readonly contracts: Contracts;
  readonly settlement: ContractSettlement;
  /** Internal errors of the settlement. */
  readonly faults: unknown[] = [];
  readonly #merchant: string;
  nowMs: number;

  constructor(used: DatabaseInUse, nowMs: number, merchant = 'LAGOON') {
    this.#used = used;
    this.#merchant = merchant;
    this.nowMs = nowMs;
    this.contracts = new Contracts(used.db);
    this.settlement = new ContractSettlement({
      db: used.db,
      onFault: (error) => {
        this.faults.push(error);
      },
    });
  }

  /** Adds a member below another one, or on top. Returns its id. */
  async add(balanceMinor: number, uplineId?: number): Promise<number> {
    const memberId = await this.#used.newMember(balanceMinor, this.#merchant);
    if (uplineId !== undefined) await this.move(memberId, uplineId);
    return memberId;
  }

  /** Puts a member below another one. */
  async move(memberId: number, uplineId: number | null): Promise<void> {
    await this.#used.db
      .updateTable('member')
      .set({ upline_id: uplineId })
      .where('member_id', '=', memberId)
      .execute();
  }

  /** Acts as a party, with a new reference number unless the request has one. */
  async act(
    memberId: number,
    kind: ContractKind,
    request: Partial<ContractActionRequest>,
  ): Promise<ContractOutcome | Refusal> {
    const { db } = this.#used;
    const merchant = await new Merchants(db).find(this.#merchant);
    const member = await new Members(db).findById(this.#merchant, memberId);
    if (!merchant || !member) throw new Error(`${this.#merchant} or its member is missing.`);
    numbers += 1;
    const numbered = { referenceNo: `number-of-the-team-${numbers}`, request: 'new', ...request };
    try {
      return await this.contracts.act(kind, numbered as ContractActionRequest, {
        merchant,
        member,
        nowMs: this.nowMs,
        address: '127.0.0.1',
        token: '',
      });
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  }

  /** Offers a contract, which is accepted. Returns its id. */
  async sign(
    [uplineId, memberId]: readonly [number, number],
    kind: ContractKind,
    tiers: readonly ContractTierRequest[],
    period?: ContractActionRequest['period'],
  ): Promise<number> {
    const offer = await this.act(uplineId, kind, {
      memberId: String(memberId),
      tiers: [...tiers],
      ...(period && { period }),
    });
    if (offer instanceof Refusal) throw offer;
    const signature = await this.act(memberId, kind, {
      request: 'accept',
      requestId: String(offer.requestId),
    });
    if (signature instanceof Refusal) throw signature;
    return signature.contractId ?? 0;
  }

  /** Records a round: what the member staked and won. Does not move money. */
  async play(memberId: number, stakeMinor: number, winMinor: number, atMs: number): Promise<void> {
    const round = newRound();
    await this.record(memberId, round, [
      { kind: 'bet', movedMinor: -stakeMinor, atMs },
      { kind: 'win', movedMinor: winMinor, atMs, isClosing: true },
    ]);
  }

  /** Records transactions of one round, at most one of each kind. Does not move money. */
  async record(
    memberId: number,
    round: string,
    transactions: readonly PlayedTransaction[],
  ): Promise<void> {
    const lines = transactions.map(
      ({ kind, movedMinor, atMs, isClosing = false }) =>
        sql`(${this.#merchant}, ${memberId}::bigint, 'team', ${`${round}-${kind}`}, ${kind}, ${round},
          ${isClosing}::boolean, 1, 'RNG', ${Math.abs(movedMinor)}::bigint, ${movedMinor}::bigint, 0, 'PHP',
          '', ${kind === 'rollback' ? `${round}-bet` : null}, ${atMs}::bigint, 'OK')`,
    );
    await sql`
      insert into game_transaction (merchant, member_id, provider, transaction_id, kind, round,
        round_closed, node_id, category, amount_minor, moved_minor, balance_minor, currency, purse,
        reference_transaction_id, at_ms, verdict)
      values ${sql.join(lines)}`.execute(this.#used.db);
  }

  /** Settles what is due. */
  settle(): Promise<void> {
    return this.settlement.settle(this.nowMs);
  }

  balance(memberId: number): Promise<number> {
    return purseBalance(this.#used.db, { memberId, purse: '' });
  }

  /** Returns the settlements of a contract, oldest period first. */
  settlements(contractId: number): Promise<Selectable<ContractTables['contract_settlement']>[]> {
    return this.#used.db
      .selectFrom('contract_settlement')
      .selectAll()
      .where('contract_id', '=', contractId)
      .orderBy('period_start_ms')
      .execute();
  }

  /** Returns the contracts of members, oldest first. */
  contractsOf(memberIds: readonly number[]): Promise<Selectable<ContractTables['contract']>[]> {
    return this.#used.db
      .selectFrom('contract')
      .selectAll()
      .where('downline_id', 'in', memberIds)
      .orderBy('contract_id')
      .execute();
  }
}
