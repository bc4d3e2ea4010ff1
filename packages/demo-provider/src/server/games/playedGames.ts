import type { Game } from '@livery/demo-content/catalogue/games';
import type { GameKind } from '../gameKinds.ts';
import { cards, cardsReturnPercent, cardsRules } from './cards.ts';
import type { RoundGame } from './RoundGame.ts';
import { slot, slotReturnPercent, slotRules, slotSkin } from './slot.ts';
import { wheel, wheelReturnPercent, wheelRules } from './wheel.ts';

/** Game kind that draws immediately after the stake is accepted, with its description. */
export interface PlayedGame {
  readonly game: RoundGame;
  readonly skinOf: (game: Game) => string;
  readonly rules: unknown;
  readonly returnPercent: number;
  /** Minimum duration of a round. */
  readonly cycleMs: number;
}

export const playedGames: Readonly<Record<Exclude<GameKind, 'betslip'>, PlayedGame>> = {
  slot: {
    game: slot,
    skinOf: ({ gameType }) => slotSkin(gameType),
    rules: slotRules,
    returnPercent: slotReturnPercent,
    cycleMs: 2_500,
  },
  wheel: {
    game: wheel,
    skinOf: () => 'wheel',
    rules: wheelRules,
    returnPercent: wheelReturnPercent('wave'),
    cycleMs: 5_000,
  },
  cards: {
    game: cards,
    skinOf: () => 'cards',
    rules: cardsRules,
    returnPercent: cardsReturnPercent,
    cycleMs: 2_500,
  },
};
