import { Random } from '@livery/demo-content/art/Random';
import type { Game } from '@livery/demo-content/catalogue/games';

/** A table of a player-versus-player provider, with limits of its own. */
export interface Room {
  readonly roomId: string;
  readonly game: Game;
  readonly displayName: string;
  readonly minBetMinor: number;
  readonly maxBetMinor: number;
}

const names = ['Bronze', 'Silver', 'Gold', 'Jade', 'Ruby', 'Diamond'] as const;
const smallestMinor = [100, 500, 1_000, 5_000, 10_000, 50_000] as const;
const fewest = 3;
/** The largest stake is so many of the smallest. */
const span = 20;

/**
 * The rooms of a provider, smallest stakes first: always the same ones.
 *
 * @param games What it offers, the most popular first; they take turns.
 */
export function pvpRooms(vassalage: string, games: readonly Game[]): readonly Room[] {
  const count = games.length === 0 ? 0 : new Random(`${vassalage} rooms`).int(fewest, names.length);
  return smallestMinor.slice(0, count).flatMap((minBetMinor, index) => {
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
