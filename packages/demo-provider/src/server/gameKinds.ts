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

/** Whether a text is a game kind of the provider. */
export function isGameKind(name: string): name is GameKind {
  return gameKinds.some((kind) => kind === name);
}

/** Whether a text is a page kind of the provider. */
export function isPageKind(name: string): name is PageKind {
  return name === 'lottery' || isGameKind(name);
}
