import { lotteryVendors } from '@livery/model';
import type { GameType } from './gameTypes.ts';

/**
 * What a game of the catalogue is when it is opened. `lottery` is played on the site's own page.
 */
export type PlayedAs = 'slot' | 'wheel' | 'cards' | 'betslip' | 'lottery';

/** Fields of a game that decide how it is played. */
export interface PlayedGameFields {
  readonly gameType: GameType;
  readonly gameClassify: string;
  readonly vassalage: string;
}

const byType: Readonly<Record<GameType, PlayedAs>> = {
  RNG: 'slot',
  FISH: 'slot',
  LIVE: 'wheel',
  PVP: 'cards',
  SPORTS: 'betslip',
  ESPORTS: 'betslip',
  COCKFIGHT: 'betslip',
  ELOTT: 'lottery',
  LOTT: 'lottery',
};

/** Classes of slots that are played as another game. */
const byClass: Readonly<Record<string, PlayedAs>> = { tableGames: 'wheel', videoPoker: 'cards' };

/**
 * Returns how a game is played. Lottery tickets of providers without draws on the site's own page
 * are played as slots. Source: LOTT-04, LOTT-11.
 */
export function playedAs({ gameType, gameClassify, vassalage }: PlayedGameFields): PlayedAs {
  const kind = (gameType === 'RNG' ? byClass[gameClassify] : undefined) ?? byType[gameType];
  return kind === 'lottery' && !lotteryVendors.includes(vassalage) ? 'slot' : kind;
}
