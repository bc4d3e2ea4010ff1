import { Random } from '../art/Random.ts';
import type { SceneFamilyName } from '../art/sceneFamilyNames.ts';
import { type GamePlan, gamePlan } from './gamePlan.ts';
import type { GameType } from './gameTypes.ts';
import { gameWords } from './gameWords.ts';
import { playedAs, type PlayedAs, type PlayedGameFields } from './playedAs.ts';
import { vendors } from './vendors.ts';

/** Game of the demonstration operator. */
export interface Game {
  readonly nodeId: number;
  readonly vassalage: string;
  readonly gameType: GameType;
  readonly displayName: string;
  readonly gameClassify: string;
  readonly sceneFamily: SceneFamilyName;
  /** Seed of the game's picture. */
  readonly seed: string;
  /** Major units of the brand's currency. */
  readonly minBet: 0.01 | 0.05 | 0.1 | 0.5 | 0.75 | 1;
  readonly minLineNum: number;
  readonly isTop: 0 | 1;
  readonly isHot: 0 | 1;
  readonly rtpPercent: number;
  readonly volatility: 'low' | 'medium' | 'high';
  /** 1 to 1000. The distribution is skewed: a few games are far more popular than the rest. */
  readonly popularity: number;
}

const FIRST_NODE_ID = 40_001;
const MIN_BETS = [0.01, 0.05, 0.1, 0.5, 0.75, 1] as const;
const SLOT_LINES = [1, 5, 9, 10, 20, 25, 30, 40, 50] as const;

/** Last words of names, by how a game is played. */
const suffixes: Readonly<Record<PlayedAs, string | undefined>> = {
  slot: 'Reels',
  wheel: 'Wheel',
  cards: 'Three Cards',
  lottery: 'Draw',
  betslip: undefined,
};

/** Six hundred games of the demonstration operator. The same seed yields the same catalogue. */
export const games: readonly Game[] = buildGames('livery-catalogue-1');

/**
 * Builds a whole catalogue. Different seeds yield the same names and counts in a different order
 * and with different numbers.
 */
export function buildGames(seed: string): readonly Game[] {
  const random = new Random(seed);
  const usedNames = new Set<string>();
  const drafts = gamePlan.flatMap((plan) => draftGames(plan, random, usedNames));
  return drafts.map((draft, index) => ({ ...draft, nodeId: FIRST_NODE_ID + index }));
}

function draftGames(
  plan: GamePlan,
  random: Random,
  usedNames: Set<string>,
): Omit<Game, 'nodeId'>[] {
  const codes = random.shuffle(
    plan.vassalages ??
      vendors
        .filter(({ gameType }) => gameType === plan.gameType)
        .map(({ vassalage }) => vassalage),
  );
  return Array.from({ length: plan.count }, (_, index) => {
    const sceneFamily = plan.families[index % plan.families.length] ?? random.pick(plan.families);
    const vassalage = codes[index % codes.length] ?? random.pick(codes);
    const suffix = plan.suffix ?? suffixOf({ ...plan, vassalage });
    const displayName = inventName(sceneFamily, suffix, random, usedNames);
    const popularity = 1 + Math.floor(999 * random.next() ** 3);
    return {
      vassalage,
      gameType: plan.gameType,
      displayName,
      gameClassify: plan.gameClassify,
      sceneFamily,
      seed: displayName.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
      minBet: random.pick(MIN_BETS),
      minLineNum: plan.gameClassify === 'slot' ? random.pick(SLOT_LINES) : 1,
      isTop: popularity > 620 ? 1 : 0,
      // At least one of each class, so that every category has hot games.
      isHot: index === 0 || isHot(displayName, popularity) ? 1 : 0,
      rtpPercent: Math.round(random.between(9250, 9750)) / 100,
      volatility: random.pick(['low', 'medium', 'high'] as const),
      popularity,
    };
  });
}

/**
 * Returns the words that state how a game is played, so that no name promises another game. A slot
 * in the class of slots needs none.
 */
function suffixOf(game: PlayedGameFields): string | undefined {
  return game.gameClassify === 'slot' ? undefined : suffixes[playedAs(game)];
}

/**
 * Whether a game is marked as hot: about one in sixteen by chance, more of the popular ones. Not
 * the most popular ones, which would fill the first page of every list.
 */
function isHot(displayName: string, popularity: number): boolean {
  return new Random(`hot ${displayName}`).next() < popularity / 4500;
}

/** Returns an unused combination of the family's words, tried in random order. */
function inventName(
  family: SceneFamilyName,
  suffix: string | undefined,
  random: Random,
  usedNames: Set<string>,
): string {
  const { heads, tails } = gameWords[family];
  const combined = random.shuffle(
    heads.flatMap((head) =>
      tails.map((tail) =>
        [head, tail, ...(suffix === undefined || tail.endsWith(suffix) ? [] : [suffix])].join(' '),
      ),
    ),
  );
  const name = combined.find((candidate) => !usedNames.has(candidate));
  if (name === undefined)
    throw new Error(
      `games: the words of ${family} are used up, expected more heads or tails in gameWords.json`,
    );
  usedNames.add(name);
  return name;
}
