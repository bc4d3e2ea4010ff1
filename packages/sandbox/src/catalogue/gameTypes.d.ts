/** The categories the operator lists vendors under. */
export declare const gameTypes: readonly ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'];
export type GameType = (typeof gameTypes)[number];
