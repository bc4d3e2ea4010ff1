import { Random } from '@livery/demo-content/art/Random';
import type { Game } from '@livery/demo-content/catalogue/games';

/** Table of a player-versus-player provider with its own limits. */
export interface Room {
  readonly roomId: string;
  readonly game: Game;
  readonly displayName: string;
  readonly minBetMinor: number;
  readonly maxBetMinor: number;
}

const names = ['Bronze', 'Silver', 'Gold', 'Jade', 'Ruby', 'Diamond'] as const;
const minBetsMinor = [100, 500, 1_000, 5_000, 10_000, 50_000] as const;
const minRooms = 3;
/** Ratio of the maximum stake to the minimum stake. */
const span = 20;

/**
 * Returns the rooms of a provider, lowest stakes first. The result is deterministic.
 *
 * @param games Games of the provider, the most popular first; the rooms use them in turn.
 */
export function pvpRooms(vassalage: string, games: readonly Game[]): readonly Room[] {
  const count =
    games.length === 0 ? 0 : new Random(`${vassalage} rooms`).int(minRooms, names.length);
  return minBetsMinor.slice(0, count).flatMap((minBetMinor, index) => {
    const game = games[index % games.length];
    return game
      ? [
          {
            roomId: `${vassalage}-${index + 1}`,
            game,
            displayName: `${game.displayName} · ${names[index] ?? ''}`,
            minBetMinor,
            maxBetMinor: span * minBetMinor,
          },
        ]
      : [];
  });
}
