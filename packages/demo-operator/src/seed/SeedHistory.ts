import { demoProvider } from '@livery/demo-provider/server/wallet/ProviderKeys';
import { sql } from 'kysely';
import type { Tx } from '../wallet/gameTransactions.ts';
import { mainPurse } from '../wallet/purseBalance.ts';

/** Movement of money of a member: the first balance, a payment, a stake or a win. */
export interface Move {
  readonly reason: 'opening balance' | 'deposit' | 'withdrawal' | 'bet' | 'win';
  /** Negative for a withdrawal or a stake. */
  readonly amountMinor: number;
  readonly atMs: number;
  /** Number of the order or of the round. */
  readonly reference: string;
  /** The main wallet without it. */
  readonly purse?: string;
  /** Numbers and game of a stake or win. */
  readonly transactionId?: string;
  readonly betId?: string;
  readonly nodeId?: number;
  readonly category?: string;
}

/**
 * What the members of a new merchant have played and paid. The moves of a member are written in the
 * order of their times, up to the time of what else happens, so that services find the same money
 * and rounds as if they had run then, and each line of a ledger follows from the one before.
 */
export class SeedHistory {
  readonly #tx: Tx;
  readonly #merchant: string;
  readonly #currency: string;
  readonly #waiting = new Map<number, readonly Move[]>();

  constructor({ tx, merchant, currency }: { tx: Tx; merchant: string; currency: string }) {
    this.#tx = tx;
    this.#merchant = merchant;
    this.#currency = currency;
  }

  /** Adds a member's moves, which are not written yet. */
  add(memberId: number, moves: readonly Move[]): void {
    if (moves.length === 0) return;
    const all = (this.#waiting.get(memberId) ?? []).concat(moves);
    this.#waiting.set(
      memberId,
      all.toSorted((left, right) => left.atMs - right.atMs),
    );
  }

  /** Writes what members did before a time. */
  async writeUntil(memberIds: readonly number[], atMs: number): Promise<void> {
    const moves = memberIds.flatMap((memberId) => {
      const waiting = this.#waiting.get(memberId) ?? [];
      const next = waiting.findIndex((move) => move.atMs >= atMs);
      const count = next === -1 ? waiting.length : next;
      this.#waiting.set(memberId, waiting.slice(count));
      return waiting.slice(0, count).map((move) => ({ ...move, memberId }));
    });
    if (moves.length > 0) await this.#write(moves);
  }

  /** Writes what is left of all members except some. */
  writeRest(except: readonly number[] = []): Promise<void> {
    const rest = [...this.#waiting.keys()].filter((memberId) => !except.includes(memberId));
    return this.writeUntil(rest, Infinity);
  }

  /** The triggers of both tables keep rounds, balances and sums, as for the calls of players. */
  async #write(moves: readonly (Move & { readonly memberId: number })[]): Promise<void> {
    const rows = moves.map((move, position) => ({ purse: mainPurse, ...move, position }));
    await sql`
      with move as (
        select move.*, coalesce(wallet_sum.balance_minor, 0) + sum("amountMinor") over (
          partition by "memberId", move.purse order by position) as "balanceMinor"
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as move (
          position integer, "memberId" bigint, purse text, reason text, reference text,
          "amountMinor" bigint, "atMs" bigint, "transactionId" text, "betId" text,
          "nodeId" integer, category text)
        left join wallet_sum
          on wallet_sum.member_id = "memberId" and wallet_sum.purse = move.purse
      ),
      game as (
        insert into game_transaction (merchant, member_id, provider, transaction_id, kind, round,
          round_closed, node_id, category, amount_minor, moved_minor, balance_minor, currency,
          purse, reference_transaction_id, at_ms, verdict)
        select ${this.#merchant}, "memberId", ${demoProvider}, "transactionId", reason, reference,
          reason = 'win', "nodeId", category, abs("amountMinor"), "amountMinor", "balanceMinor",
          ${this.#currency}, purse, "betId", "atMs", 'OK'
        from move where "transactionId" is not null
        order by position
        returning game_transaction_id, transaction_id
      )
      insert into wallet_entry
        (member_id, purse, amount_minor, reason, reference, at_ms, game_transaction_id)
      select "memberId", purse, "amountMinor", reason,
        case when "transactionId" is null then reference end, "atMs", game_transaction_id
      from move left join game on game.transaction_id = move."transactionId"
      where "amountMinor" <> 0
      order by position`.execute(this.#tx);
  }
}
