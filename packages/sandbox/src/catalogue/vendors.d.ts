import type { GameType } from './gameTypes.ts';
/** A provider of games, as the operator lists it. */
export interface Vendor {
    /** The provider code: capital letters, digits and underscores. */
    readonly vassalage: string;
    readonly name: string;
    readonly gameType: GameType;
    readonly isHot: 0 | 1;
    /** The wallet this provider's games are played from. */
    readonly accountTypeId: number;
}
/** The sixty providers of the demo operator; every name is invented. */
export declare const vendors: readonly Vendor[];
