/** A game in Mangrove's catalogue. */
export interface MangroveGame {
  readonly ref: number;
  readonly kind: 'SLOT' | 'TABLE';
  readonly studio: string;
  readonly title: string;
  readonly isPromoted: boolean;
  /** Whether the studio has closed it for now. */
  readonly isParked: boolean;
}

const titles = [
  'Root Cellar',
  'Tide Table',
  'Fiddler Crab',
  'Salt Lantern',
  'Oyster Bank',
  'Green Heron',
  'Mud Skipper',
  'Brackish Gold',
];

/** Forty games of two kinds and four studios. */
export const mangroveGames: readonly MangroveGame[] = Array.from({ length: 40 }, (_, index) => {
  const kind = index % 4 === 3 ? 'TABLE' : 'SLOT';
  return {
    ref: 7_000 + index,
    kind,
    studio: kind === 'SLOT' ? (index % 2 === 0 ? 'KNEE' : 'PROP') : 'STILT',
    title: `${titles[index % titles.length] ?? ''} ${Math.floor(index / titles.length) + 1}`,
    isPromoted: index < 3,
    isParked: index === 39,
  };
});
