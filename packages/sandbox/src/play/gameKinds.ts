import { gameTypes, type GameType } from '../catalogue/gameTypes.ts';

/** The games the demonstration provider has made. Each serves many of the catalogue's names in another skin. */
export const gameKinds = ['slot', 'wheel', 'cards', 'betslip'] as const;

export type GameKind = (typeof gameKinds)[number];

const kinds: Readonly<Record<GameType, GameKind | 'lottery'>> = {
  RNG: 'slot', FISH: 'slot', LIVE: 'wheel', PVP: 'cards', SPORTS: 'betslip', ESPORTS: 'betslip', COCKFIGHT: 'betslip', ELOTT: 'lottery', LOTT: 'lottery',
};

/** Which page of `/play/` opens for a game's type; `lottery` is no page of the provider's, but the site's own. */
export function gameKindOf(gameType: string): GameKind | 'lottery' | undefined {
  const known = gameTypes.find((name) => name === gameType);
  return known === undefined ? undefined : kinds[known];
}

/** Whether a text names one of the provider's games. */
export function isGameKind(name: string): name is GameKind {
  return gameKinds.some((kind) => kind === name);
}
