import { gameImagePath, type Winner } from '@livery/model';
import { Random } from '@livery/demo-content/art/Random';
import type { Game } from '@livery/demo-content/catalogue/games';

/** One sample win occurs in every slot of this length. */
const slotMs = 7 * 60_000;
const names = [
  'amihan',
  'bituin',
  'coral',
  'dalisay',
  'ember',
  'falcon',
  'ginto',
  'harana',
  'isla',
  'jade',
  'kidlat',
  'luna',
  'mayumi',
  'nami',
  'orchid',
  'perlas',
  'quartz',
  'ripple',
  'sampaguita',
  'tala',
];

/**
 * Returns the last sample wins of a merchant before a moment, newest first. They are derived from
 * merchant and time, so repeated requests return the same wins.
 *
 * @param games Games of the merchant, the most popular first.
 */
export function winnersBefore({
  merchant,
  games,
  nowMs,
  count,
}: {
  merchant: string;
  games: readonly Game[];
  nowMs: number;
  count: number;
}): Winner[] {
  if (games.length === 0) return [];
  const newest = Math.floor(nowMs / slotMs);
  return Array.from({ length: count }, (_, offset) =>
    winnerOf(merchant, games, newest - offset, nowMs),
  );
}

function winnerOf(merchant: string, games: readonly Game[], slot: number, nowMs: number): Winner {
  const random = new Random(`${merchant} winner ${slot}`);
  const game = random.pick(games);
  // Skews the amounts, so that most wins are small.
  const winAmount = Math.round(20_000 * 10 ** (2 * random.next() ** 2)) / 100;
  const atMs = Math.min(nowMs, slot * slotMs + random.int(0, slotMs - 1));
  return {
    gameId: game.nodeId,
    iconUrl: gameImagePath(game),
    gameName: game.displayName,
    winAmount,
    customerName: maskedName(random),
    vo: {
      winTime: new Date(atMs).toISOString(),
      vassalage: game.vassalage,
      gameType: game.gameType,
    },
  };
}

function maskedName(random: Random): string {
  return `${random.pick(names).slice(0, 2)}***${random.int(10, 99)}`;
}
