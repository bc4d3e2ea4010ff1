import { lotteryVendors } from '@livery/model';
import type { Game } from '@livery/demo-content/catalogue/games';
import type { GameType } from '@livery/demo-content/catalogue/gameTypes';

/**
 * Games implemented by the demonstration provider. Each serves many catalogue entries with
 * different skins.
 */
export const gameKinds = ['slot', 'wheel', 'cards', 'betslip'] as const;

export type GameKind = (typeof gameKinds)[number];

/**
 * Kind of page below `/play/`. `lottery` is played on the site's own page, so the provider's page
 * only shows a notice.
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
 * Returns the kind of a game. Lottery tickets of providers without draws on the site's own page are
 * played as slots. Source: LOTT-04, LOTT-11.
 */
export function gameKindOf({
  gameType,
  vassalage,
}: Pick<Game, 'gameType' | 'vassalage'>): PageKind {
  const kind = kinds[gameType];
  return kind === 'lottery' && !lotteryVendors.includes(vassalage) ? 'slot' : kind;
}

/** Whether a text is a game kind of the provider. */
export function isGameKind(name: string): name is GameKind {
  return gameKinds.some((kind) => kind === name);
}

/** Whether a text is a page kind of the provider. */
export function isPageKind(name: string): name is PageKind {
  return name === 'lottery' || isGameKind(name);
}
