import type { SceneFamilyName } from '../art/sceneFamilies.ts';
import type { GameType } from './gameTypes.ts';
/** One game of the demo operator. */
export interface Game {
    readonly nodeId: number;
    readonly vassalage: string;
    readonly gameType: GameType;
    readonly displayName: string;
    readonly gameClassify: string;
    readonly sceneFamily: SceneFamilyName;
    /** Seeds the picture of this game. */
    readonly seed: string;
    /** Major units of the brand's currency. */
    readonly minBet: 0.01 | 0.05 | 0.1 | 0.5 | 0.75 | 1;
    readonly minLineNum: number;
    readonly isTop: 0 | 1;
    readonly isHot: 0 | 1;
    readonly rtpPercent: number;
    readonly volatility: 'low' | 'medium' | 'high';
    /** 1 to 1000; few games are far more popular than the rest. */
    readonly popularity: number;
}
/** The six hundred games of the demo operator: the same seed builds the same catalogue. */
export declare const games: readonly Game[];
/** Builds a whole catalogue; two seeds share names and counts, never the order and the numbers. */
export declare function buildGames(seed: string): readonly Game[];
