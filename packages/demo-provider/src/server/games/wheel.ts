import type { WheelOutcome, WheelRules } from '../PlayApi.ts';
import type { RoundGame } from './RoundGame.ts';

/**
 * Payout of each field for a stake of one, stake included, and its number of sectors out of fifty.
 * Each field returns 96 %.
 */
const fields = {
  wave: { pays: 2, sectors: 24 },
  palm: { pays: 3, sectors: 16 },
  sun: { pays: 6, sectors: 8 },
  pearl: { pays: 24, sectors: 2 },
} as const;

export type WheelField = keyof typeof fields;

const fieldNames = ['wave', 'palm', 'sun', 'pearl'] as const satisfies readonly WheelField[];
const total = fieldNames.reduce((sum, name) => sum + fields[name].sectors, 0);

/** Sectors around the wheel. The sectors of each field are distributed as evenly as possible. */
export const wheelSectors: readonly WheelField[] = Array.from({ length: total }).reduce<
  WheelField[]
>((placed) => {
  // Selects the field that is furthest behind its share.
  const behind = (name: WheelField): number =>
    (fields[name].sectors * (placed.length + 1)) / total -
    placed.filter((placedName) => placedName === name).length;
  const next = fieldNames.toSorted((a, b) => behind(b) - behind(a))[0] ?? 'wave';
  return [...placed, next];
}, []);

/** Stakes by field, in minor units. */
export type WheelBets = Readonly<Partial<Record<WheelField, number>>>;

/** Wheel: one spin decides several bets. */
export const wheel: RoundGame = {
  faultOf: ({ picks, stakeMinor }) => {
    const bets = readBets(picks);
    if (!bets) return 'bad_request';
    return Object.values(bets).reduce((sum, bet) => sum + bet, 0) === stakeMinor
      ? undefined
      : 'bad_stake';
  },
  draw: ({ picks }, drawNumber) => {
    const sector = drawNumber(wheelSectors.length);
    const field = wheelSectors[sector] ?? 'wave';
    const outcome: WheelOutcome = { sector, field };
    return { outcome, winMinor: (readBets(picks)?.[field] ?? 0) * fields[field].pays };
  },
};

function readBets(picks: unknown): WheelBets | undefined {
  if (typeof picks !== 'object' || picks === null || Array.isArray(picks)) return undefined;
  const bets: [string, unknown][] = Object.entries(picks);
  const fit =
    bets.length > 0 &&
    bets.every(
      ([name, bet]) => Object.hasOwn(fields, name) && Number.isSafeInteger(bet) && Number(bet) > 0,
    );
  return fit ? picks : undefined;
}

/** Returns the mean return of a field in percent. */
export function wheelReturnPercent(name: WheelField): number {
  return (
    (100 * fields[name].pays * wheelSectors.filter((sector) => sector === name).length) /
    wheelSectors.length
  );
}

export const wheelRules: WheelRules = {
  sectors: wheelSectors,
  pays: {
    wave: fields.wave.pays,
    palm: fields.palm.pays,
    sun: fields.sun.pays,
    pearl: fields.pearl.pays,
  },
};
