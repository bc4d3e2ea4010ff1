import type { Random } from '@livery/demo-content/art/Random';
import { games, type Game } from '@livery/demo-content/catalogue/games';
import type { GameType } from '@livery/demo-content/catalogue/gameTypes';
import { vendors } from '@livery/demo-content/catalogue/vendors';
import type { Move } from './SeedHistory.ts';

const minuteMs = 60_000;

/** Beginning of the numbers of sample orders and rounds. */
export const samplePrefix = 'SAMPLE-';

/** Games of the main wallet that members have played, by category. */
export function playedGames(category: GameType, count: number): readonly Game[] {
  return games
    .filter(
      ({ gameType, vassalage }) =>
        gameType === category &&
        vendors.some((vendor) => vendor.vassalage === vassalage && vendor.seamless),
    )
    .toSorted((left, right) => right.popularity - left.popularity)
    .slice(0, count);
}

/** Games that members have played on ordinary days. */
export const usualGames: readonly Game[] = (['RNG', 'LIVE', 'FISH'] as const).flatMap((category) =>
  playedGames(category, 8),
);

/** Provider of slots where members have money if the merchant has no single wallet. */
export const purseVendor = vendorWithPurse();

function vendorWithPurse(): string {
  const slot = games.find(
    ({ gameType, vassalage }) =>
      gameType === 'RNG' &&
      vendors.some((vendor) => vendor.vassalage === vassalage && !vendor.seamless),
  );
  if (!slot) throw new Error('No provider of slots has its own wallet.');
  return slot.vassalage;
}

/** Slots of {@link purseVendor}. */
export const purseGames: readonly Game[] = games.filter(
  ({ vassalage }) => vassalage === purseVendor,
);

/** A round to be played. */
export interface RoundPlan {
  /** Unique number. */
  readonly round: string;
  readonly game: Game;
  readonly stakeMinor: number;
  readonly atMs: number;
  readonly purse?: string;
}

/** Returns the stake and the result of a round, which ends a minute later. */
export function roundOf(
  { round, game, stakeMinor, atMs, purse }: RoundPlan,
  random: Random,
): Move[] {
  const part = {
    reference: round,
    nodeId: game.nodeId,
    category: game.gameType,
    ...(purse !== undefined && { purse }),
  };
  const betId = `${round}-1`;
  return [
    { ...part, reason: 'bet', amountMinor: -stakeMinor, transactionId: betId, atMs },
    {
      ...part,
      reason: 'win',
      amountMinor: Math.round(stakeMinor * factorOf(random)),
      transactionId: `${round}-2`,
      betId,
      atMs: atMs + minuteMs,
    },
  ];
}

/** Returns the sum of moves. */
export function netOf(moves: readonly Move[]): number {
  return moves.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** Returns the win of a round for a stake of one; about 0.93 on average. */
function factorOf(random: Random): number {
  const chance = random.next();
  if (chance < 0.58) return 0;
  if (chance < 0.87) return random.between(1.2, 2);
  return chance < 0.985 ? random.between(2, 4) : random.between(5, 10);
}
