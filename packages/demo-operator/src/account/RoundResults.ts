import type {
  CardsOutcome,
  SlipOutcome,
  SlotOutcome,
  WheelOutcome,
} from '@livery/demo-provider/server/PlayApi';
import type { Database } from '../database/DatabaseSchema.ts';

/** What was bet on and what was drawn, as texts. */
export interface RoundResult {
  readonly numero?: string;
  readonly playType?: string;
  readonly picks?: string;
  readonly outcome?: string;
}

/** Provider code of the operator's own lottery. */
const lotteryProvider = 'LOTT';

/** Results of rounds, of the provider's games and of the operator's lottery. */
export class RoundResults {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Returns the result of a member's round; nothing for a round that is unknown here. */
  of(round: {
    merchant: string;
    memberId: number;
    provider: string;
    round: string;
  }): Promise<RoundResult> {
    return round.provider === lotteryProvider ? this.#ofDraw(round) : this.#ofGame(round);
  }

  async #ofDraw({
    merchant,
    memberId,
    round,
  }: {
    merchant: string;
    memberId: number;
    round: string;
  }): Promise<RoundResult> {
    const order = await this.#db
      .selectFrom('lottery_order')
      .select(['numero', 'play_type', 'picks', 'winning_number'])
      .where('merchant', '=', merchant)
      .where('member_id', '=', memberId)
      // A round of the lottery ends with the order's number.
      .where('order_id', '=', round.slice(round.lastIndexOf(' ') + 1))
      .executeTakeFirst();
    return order
      ? {
          numero: order.numero,
          playType: order.play_type,
          // The handler of the bet stored lists of picks.
          picks: (order.picks as string[][]).map((places) => places.join(' ')).join(' | '),
          ...(order.winning_number !== null && { outcome: order.winning_number }),
        }
      : {};
  }

  async #ofGame({
    merchant,
    memberId,
    round,
  }: {
    merchant: string;
    memberId: number;
    round: string;
  }): Promise<RoundResult> {
    const played = await this.#db
      .selectFrom('play_round')
      .select('outcome')
      .where('merchant', '=', merchant)
      .where('member_id', '=', memberId)
      .where('round_id', '=', round)
      .executeTakeFirst();
    return played && played.outcome !== null
      ? { outcome: outcomeText(JSON.parse(played.outcome) as Outcome) } // written by the provider
      : {};
  }
}

type Outcome = SlotOutcome | WheelOutcome | CardsOutcome | SlipOutcome;

/** Formats an outcome without words, because it is read in any language. */
function outcomeText(outcome: Outcome): string {
  if ('reels' in outcome) return outcome.reels.map(([, line = '']) => line).join(' ');
  if ('field' in outcome) return `${outcome.sector} (${outcome.field})`;
  if ('legs' in outcome) return outcome.legs.map(({ result }) => result).join(', ');
  const { player, house, playerPoints, housePoints } = outcome;
  return `${player.join(' ')} (${playerPoints}) : ${house.join(' ')} (${housePoints})`;
}
