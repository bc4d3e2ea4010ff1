import { lotteryVendors } from '@livery/model';
import type { Game } from '@livery/demo-content/catalogue/games';
import type { GameType } from '@livery/demo-content/catalogue/gameTypes';

/**
 * The games the demonstration provider has made. Each serves many of the catalogue's names in
 * another skin.
 */
export const gameKinds = ['slot', 'wheel', 'cards', 'betslip'] as const;

export type GameKind = (typeof gameKinds)[number];

/**
 * Which page of `/play/` opens for a game; `lottery` is played at the site's own page, and the
 * provider's only says so.
 */
export type PageKind = GameKind | 'lottery';

const kinds: Readonly<Record<GameType, PageKind>> = {
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

/**
 * The kind of a game. Tickets of providers without draws at the site's own page are played as reels
 * are. Source: requirements LOTT-04, LOTT-11.
 */
export function gameKindOf({
  gameType,
  vassalage,
}: Pick<Game, 'gameType' | 'vassalage'>): PageKind {
  const kind = kinds[gameType];
  return kind === 'lottery' && !lotteryVendors.includes(vassalage) ? 'slot' : kind;
}

/** Whether a text names one of the provider's games. */
export function isGameKind(name: string): name is GameKind {
  return gameKinds.some((kind) => kind === name);
}

/** Whether a text names one of the provider's pages. */
export function isPageKind(name: string): name is PageKind {
  return name === 'lottery' || isGameKind(name);
}
