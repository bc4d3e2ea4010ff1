import type { DrawScene } from './Frame.ts';
/** Every kind of picture a game or a banner can have. */
export declare const sceneFamilies: {
    readonly bingoHall: {
        readonly draw: DrawScene;
        readonly moods: readonly ["day", "dusk", "night"];
    };
    readonly blossomGate: {
        readonly draw: DrawScene;
        readonly moods: readonly ["day", "dusk"];
    };
    readonly candyHills: {
        readonly draw: DrawScene;
        readonly moods: readonly ["day"];
    };
    readonly canyonTrain: {
        readonly draw: DrawScene;
        readonly moods: readonly ["day", "dusk"];
    };
    readonly cardTable: {
        readonly draw: DrawScene;
        readonly moods: readonly ["dusk", "night"];
    };
    readonly carnivalWheel: {
        readonly draw: DrawScene;
        readonly moods: readonly ["dusk", "night"];
    };
    readonly castleKeep: {
        readonly draw: DrawScene;
        readonly moods: readonly ["day", "dusk"];
    };
    readonly clockwork: {
        readonly draw: DrawScene;
        readonly moods: readonly ["dusk", "night"];
    };
    readonly cockpit: {
        readonly draw: DrawScene;
        readonly moods: readonly ["dusk", "day"];
    };
    readonly deepReef: {
        readonly draw: DrawScene;
        readonly moods: readonly ["day", "dusk", "night"];
    };
    readonly diceTray: {
        readonly draw: DrawScene;
        readonly moods: readonly ["dusk", "night"];
    };
    readonly dragonMountain: {
        readonly draw: DrawScene;
        readonly moods: readonly ["dusk", "day", "night"];
    };
    readonly esportsArena: {
        readonly draw: DrawScene;
        readonly moods: readonly ["dusk", "night"];
    };
    readonly frostPalace: {
        readonly draw: DrawScene;
        readonly moods: readonly ["night"];
    };
    readonly gamepadDeck: {
        readonly draw: DrawScene;
        readonly moods: readonly ["dusk", "night"];
    };
    readonly gemVault: {
        readonly draw: DrawScene;
        readonly moods: readonly ["dusk", "night"];
    };
    readonly hoopCourt: {
        readonly draw: DrawScene;
        readonly moods: readonly ["dusk", "night"];
    };
    readonly jungleTemple: {
        readonly draw: DrawScene;
        readonly moods: readonly ["dusk", "day", "night"];
    };
    readonly koiPond: {
        readonly draw: DrawScene;
        readonly moods: readonly ["dusk", "day", "night"];
    };
    readonly lagoonSunset: {
        readonly draw: DrawScene;
        readonly moods: readonly ["dusk", "day", "night"];
    };
    readonly lanternFestival: {
        readonly draw: DrawScene;
        readonly moods: readonly ["dusk", "night"];
    };
    readonly lotteryDrum: {
        readonly draw: DrawScene;
        readonly moods: readonly ["dusk", "day", "night"];
    };
    readonly mahjongGarden: {
        readonly draw: DrawScene;
        readonly moods: readonly ["day", "dusk"];
    };
    readonly mushroomGlade: {
        readonly draw: DrawScene;
        readonly moods: readonly ["night"];
    };
    readonly neonCity: {
        readonly draw: DrawScene;
        readonly moods: readonly ["dusk", "night"];
    };
    readonly orchard: {
        readonly draw: DrawScene;
        readonly moods: readonly ["day"];
    };
    readonly pyramid: {
        readonly draw: DrawScene;
        readonly moods: readonly ["dusk", "day", "night"];
    };
    readonly roosterYard: {
        readonly draw: DrawScene;
        readonly moods: readonly ["day", "dusk"];
    };
    readonly rouletteWheel: {
        readonly draw: DrawScene;
        readonly moods: readonly ["dusk", "night"];
    };
    readonly scratchTicket: {
        readonly draw: DrawScene;
        readonly moods: readonly ["day", "dusk", "night"];
    };
    readonly stadium: {
        readonly draw: DrawScene;
        readonly moods: readonly ["dusk", "night"];
    };
    readonly starship: {
        readonly draw: DrawScene;
        readonly moods: readonly ["dusk", "night"];
    };
    readonly treasureCave: {
        readonly draw: DrawScene;
        readonly moods: readonly ["dusk", "night"];
    };
    readonly vikingSea: {
        readonly draw: DrawScene;
        readonly moods: readonly ["dusk", "day", "night"];
    };
    readonly volcanoIsle: {
        readonly draw: DrawScene;
        readonly moods: readonly ["dusk", "night"];
    };
    readonly whaleSong: {
        readonly draw: DrawScene;
        readonly moods: readonly ["night", "dusk"];
    };
    readonly wolfMoon: {
        readonly draw: DrawScene;
        readonly moods: readonly ["dusk", "night"];
    };
};
export type SceneFamilyName = keyof typeof sceneFamilies;
/** The names in a fixed order. */
export declare const sceneFamilyNames: readonly SceneFamilyName[];
