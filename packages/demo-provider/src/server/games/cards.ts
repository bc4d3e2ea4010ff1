import type { CardsOutcome, CardsRules } from '../PlayApi.ts';
import type { DrawNumber, RoundGame } from './RoundGame.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const suits = ['s', 'h', 'd', 'c'] as const;
const deck = suits.flatMap((suit) => ranks.map((rank) => `${rank}${suit}`));

/** A tie below this number of points is lost. This is the only house edge. */
const tieReturnsFrom = 4;

/**
 * Points of a hand: aces count one, tens and face cards nothing; only the last digit of the sum
 * counts.
 */
export function pointsOf(hand: readonly string[]): number {
  return (
    hand.reduce(
      (sum, card) => sum + Math.min(ranks.findIndex((rank) => rank === card.slice(0, -1)) + 1, 10),
      0,
    ) % 10
  );
}

/** Payout for a stake of one. */
export function cardsMultiple(playerPoints: number, housePoints: number): 0 | 1 | 2 {
  if (playerPoints !== housePoints) return playerPoints > housePoints ? 2 : 0;
  return playerPoints >= tieReturnsFrom ? 1 : 0;
}

/** Three cards against three of the house, from one deck that is new for each round. */
export const cards: RoundGame = {
  faultOf: ({ picks }) => (picks === null ? undefined : 'bad_request'),
  draw: ({ stakeMinor }, drawNumber) => {
    const dealt = deal(6, drawNumber);
    const [player, house] = [dealt.slice(0, 3), dealt.slice(3)];
    const outcome: CardsOutcome = {
      player,
      house,
      playerPoints: pointsOf(player),
      housePoints: pointsOf(house),
    };
    return {
      outcome,
      winMinor: stakeMinor * cardsMultiple(outcome.playerPoints, outcome.housePoints),
    };
  },
};

function deal(count: number, drawNumber: DrawNumber): string[] {
  const remaining = [...deck];
  return Array.from(
    { length: count },
    () => remaining.splice(drawNumber(remaining.length), 1)[0] ?? '',
  );
}

/** Returns the mean return of a stake, over all distributions of six cards by their points. */
function enumerateCards(): number {
  // Sixteen cards are worth nothing; there are four of each other value.
  const remaining = [16, 4, 4, 4, 4, 4, 4, 4, 4, 4];
  let [ways, returned] = [0, 0];
  const fall = (depth: number, player: number, house: number, weight: number): void => {
    if (depth === 6) {
      ways += weight;
      returned += weight * cardsMultiple(player % 10, house % 10);
      return;
    }
    for (const [value, count] of remaining.entries()) {
      if (count === 0) continue;
      remaining[value] = count - 1;
      fall(
        depth + 1,
        depth < 3 ? player + value : player,
        depth < 3 ? house : house + value,
        weight * count,
      );
      remaining[value] = count;
    }
  };
  fall(0, 0, 0, 1);
  return Math.round((10_000 * returned) / ways) / 100;
}

export const cardsReturnPercent = enumerateCards();

export const cardsRules: CardsRules = { tieReturnsFrom };
