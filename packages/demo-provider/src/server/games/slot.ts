import type { SlotOutcome, SlotRules } from '../PlayApi.ts';
import type { RoundGame } from './RoundGame.ts';

const symbols = ['pearl', 'star', 'shell', 'palm', 'fish', 'coral'] as const;

export type SlotSymbol = (typeof symbols)[number];

const [pearl, star, shell, palm, fish, coral] = symbols;

/**
 * Symbols of the cyclic reels, top to bottom. Equal symbols are never adjacent, so that at most one
 * row shows three of them.
 */
export const slotReels: readonly (readonly SlotSymbol[])[] = [
  [
    coral,
    fish,
    palm,
    coral,
    shell,
    star,
    coral,
    fish,
    palm,
    coral,
    shell,
    fish,
    pearl,
    coral,
    palm,
    star,
    coral,
    shell,
    fish,
    palm,
  ],
  [
    fish,
    coral,
    palm,
    shell,
    fish,
    star,
    coral,
    palm,
    fish,
    pearl,
    coral,
    shell,
    fish,
    palm,
    coral,
    star,
    fish,
    shell,
    palm,
    coral,
  ],
  [
    palm,
    fish,
    coral,
    shell,
    fish,
    palm,
    star,
    fish,
    coral,
    palm,
    shell,
    fish,
    pearl,
    coral,
    fish,
    star,
    palm,
    shell,
    fish,
    coral,
  ],
];

/** Payout of three equal symbols on the middle row, for a stake of one. */
const three: Readonly<Record<SlotSymbol, number>> = {
  pearl: 250,
  star: 100,
  shell: 40,
  palm: 15,
  fish: 10,
  coral: 5,
};
/** Payout of no, one or two corals from the left, when other symbols follow. */
const leading = [0, 1, 2] as const;

/** Returns the payout of the middle row's three symbols for a stake of one. */
export function slotMultiple(row: readonly (SlotSymbol | undefined)[]): number {
  const [first, second, third] = row;
  if (first === undefined) return 0;
  if (first === second && second === third) return three[first];
  if (first !== coral) return 0;
  return second === coral ? leading[2] : leading[1];
}

/**
 * Three reels with one payline. All stops of a reel are equally likely. A round for money may win
 * the jackpot independently of the symbols.
 */
export const slot: RoundGame = {
  faultOf: ({ picks }) => (picks === null ? undefined : 'bad_request'),
  draw: ({ stakeMinor }, drawNumber) => {
    const stops = slotReels.map((reel) => drawNumber(reel.length));
    const row = stops.map((stop, index) => slotReels[index]?.[stop]);
    return { outcome: windowOf(stops), winMinor: stakeMinor * slotMultiple(row) };
  },
  withJackpot: ({ outcome, winMinor }, jackpotMinor) => {
    // This game's `draw` created the outcome.
    const won: SlotOutcome = { ...(outcome as SlotOutcome), jackpotMinor };
    return { outcome: won, winMinor: winMinor + jackpotMinor };
  },
};

/**
 * Returns the visible part of the stopped reels: the payline symbol, the one before it and the one
 * after it.
 */
function windowOf(stops: readonly number[]): SlotOutcome {
  return {
    reels: stops.map((stop, index) => {
      const reel = slotReels[index] ?? [];
      return [-1, 0, 1].map((step) => reel[(stop + step + reel.length) % reel.length] ?? pearl);
    }),
  };
}

/** Returns the mean return of a stake and the hit rate, over all positions of the reels. */
function enumerateSlot(): { returnPercent: number; hitPercent: number } {
  const [firstReel = [], secondReel = [], thirdReel = []] = slotReels;
  const multiples = firstReel.flatMap((first) =>
    secondReel.flatMap((second) => thirdReel.map((third) => slotMultiple([first, second, third]))),
  );
  const percent = (sum: number): number => Math.round((10_000 * sum) / multiples.length) / 100;
  return {
    returnPercent: percent(multiples.reduce((sum, multiple) => sum + multiple, 0)),
    hitPercent: percent(multiples.filter((multiple) => multiple > 0).length),
  };
}

export const { returnPercent: slotReturnPercent, hitPercent } = enumerateSlot();

export const slotRules: SlotRules = {
  three,
  leading: { symbol: coral, pays: leading },
  hitPercent,
};

/** Returns the skin of the slot: the same reels with other names and colours. */
export function slotSkin(gameType: string): 'island' | 'reef' {
  return gameType === 'FISH' ? 'reef' : 'island';
}
