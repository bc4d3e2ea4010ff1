import type { SceneFamilyName } from '../art/sceneFamilyNames.ts';
import type { GameType } from './gameTypes.ts';

/** Number of games of one class and the subjects of their pictures. */
export interface GamePlan {
  readonly gameType: GameType;
  readonly gameClassify: string;
  readonly count: number;
  readonly families: readonly SceneFamilyName[];
  /** Last word of the names, of a class whose games are not named after how they are played. */
  readonly suffix?: string;
  /** Limits the class to providers that the operator lists under another category. */
  readonly vassalages?: readonly string[];
}

const ADVENTURES: readonly SceneFamilyName[] = [
  'lagoonSunset',
  'pyramid',
  'jungleTemple',
  'koiPond',
  'starship',
  'neonCity',
  'orchard',
  'treasureCave',
  'dragonMountain',
  'clockwork',
  'wolfMoon',
  'candyHills',
  'vikingSea',
  'lanternFestival',
  'canyonTrain',
  'frostPalace',
  'gemVault',
  'volcanoIsle',
  'whaleSong',
  'carnivalWheel',
  'blossomGate',
  'mushroomGlade',
  'castleKeep',
  'deepReef',
];

/** Six hundred games, class by class. */
export const gamePlan: readonly GamePlan[] = [
  { gameType: 'RNG', gameClassify: 'slot', count: 250, families: ADVENTURES },
  { gameType: 'RNG', gameClassify: 'tableGames', count: 20, families: ['rouletteWheel'] },
  {
    gameType: 'RNG',
    gameClassify: 'arcade',
    count: 18,
    families: ['cockpit', 'neonCity', 'mahjongGarden', 'diceTray', 'gamepadDeck'],
  },
  { gameType: 'RNG', gameClassify: 'videoPoker', count: 14, families: ['cardTable'] },
  { gameType: 'RNG', gameClassify: 'scratch', count: 14, families: ['scratchTicket'] },
  { gameType: 'RNG', gameClassify: 'bingo', count: 14, families: ['bingoHall'] },
  {
    gameType: 'LIVE',
    gameClassify: 'wheel',
    count: 62,
    families: ['rouletteWheel', 'rouletteWheel', 'carnivalWheel'],
  },
  { gameType: 'LIVE', gameClassify: 'gameShow', count: 8, families: ['carnivalWheel'] },
  { gameType: 'FISH', gameClassify: 'reef', count: 24, families: ['deepReef'] },
  { gameType: 'FISH', gameClassify: 'whales', count: 16, families: ['whaleSong'] },
  { gameType: 'PVP', gameClassify: 'cards', count: 40, families: ['cardTable'] },
  {
    gameType: 'SPORTS',
    gameClassify: 'football',
    count: 15,
    families: ['stadium'],
    vassalages: ['FB', 'BTI', 'ODMW', 'FDMK'],
  },
  {
    gameType: 'SPORTS',
    gameClassify: 'basketball',
    count: 11,
    families: ['hoopCourt'],
    vassalages: ['FB', 'BTI', 'ODMW', 'FDMK'],
  },
  {
    gameType: 'SPORTS',
    gameClassify: 'esports',
    count: 8,
    families: ['esportsArena', 'gamepadDeck'],
    vassalages: ['TF'],
  },
  {
    gameType: 'SPORTS',
    gameClassify: 'cockfight',
    count: 6,
    families: ['roosterYard'],
    vassalages: ['DS88'],
  },
  { gameType: 'ESPORTS', gameClassify: 'arena', count: 16, families: ['esportsArena'] },
  { gameType: 'ESPORTS', gameClassify: 'console', count: 9, families: ['gamepadDeck'] },
  {
    gameType: 'ESPORTS',
    gameClassify: 'racing',
    count: 5,
    families: ['neonCity'],
    suffix: 'Series',
  },
  { gameType: 'ELOTT', gameClassify: 'fastDraw', count: 20, families: ['lotteryDrum'] },
  { gameType: 'LOTT', gameClassify: 'dailyDraw', count: 12, families: ['lotteryDrum'] },
  { gameType: 'LOTT', gameClassify: 'ticket', count: 6, families: ['lotteryDrum'] },
  { gameType: 'COCKFIGHT', gameClassify: 'arena', count: 12, families: ['roosterYard'] },
];
