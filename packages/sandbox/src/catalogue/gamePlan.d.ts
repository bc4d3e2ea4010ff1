import type { SceneFamilyName } from '../art/sceneFamilies.ts';
import type { GameType } from './gameTypes.ts';
/** How many games of one class the catalogue holds, and what their pictures show. */
export interface GamePlan {
    readonly gameType: GameType;
    readonly gameClassify: string;
    readonly count: number;
    readonly families: readonly SceneFamilyName[];
    /** The word that tells the class in a name: "… Bingo". */
    readonly suffix?: string;
    /** Only these providers: for the ones the operator lists under another category. */
    readonly vassalages?: readonly string[];
}
/** Six hundred games, class by class. */
export declare const gamePlan: readonly GamePlan[];
