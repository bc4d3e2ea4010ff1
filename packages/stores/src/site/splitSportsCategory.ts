import type { GameCategory, GameVendor } from '@livery/model';

/** Codes of the sports vendors in separate categories. */
export interface SportsSplit {
  esportsProviders: readonly string[];
  cockfightProviders: readonly string[];
}

/**
 * Moves the e-sports and cockfight vendors out of SPORTS. ESPORTS is inserted after SPORTS,
 * COCKFIGHT two places after it. Categories of these names in the operator's reply keep their
 * vendors.
 *
 * Source: LOBB-09.
 */
export function splitSportsCategory(
  categories: readonly GameCategory[],
  { esportsProviders, cockfightProviders }: SportsSplit,
): GameCategory[] {
  const sports = categories.find(({ gameType }) => gameType === 'SPORTS');
  const sportsVendors = (codes: readonly string[]): GameVendor[] =>
    (sports?.vendors ?? []).filter(({ vassalage }) => codes.includes(vassalage));
  const vendorsOf = (gameType: string): readonly GameVendor[] =>
    categories.find((category) => category.gameType === gameType)?.vendors ?? [];
  const esports = [
    ...sportsVendors(esportsProviders).map((vendor) => ({ ...vendor, gameType: 'ESPORTS' })),
    ...vendorsOf('ESPORTS'),
  ];
  const cockfight = [
    ...sportsVendors(cockfightProviders).map((vendor) => ({ ...vendor, gameType: 'COCKFIGHT' })),
    ...vendorsOf('COCKFIGHT'),
  ];
  const movedCodes = [...esportsProviders, ...cockfightProviders];
  const split = categories
    .filter(({ gameType }) => gameType !== 'ESPORTS' && gameType !== 'COCKFIGHT')
    .map((category) =>
      category === sports
        ? {
            ...category,
            vendors: category.vendors.filter(({ vassalage }) => !movedCodes.includes(vassalage)),
          }
        : category,
    );
  const sportsIndex = sports
    ? split.findIndex(({ gameType }) => gameType === 'SPORTS')
    : split.length - 1;
  if (esports.length > 0)
    split.splice(sportsIndex + 1, 0, { gameType: 'ESPORTS', vendors: esports });
  if (cockfight.length > 0)
    split.splice(sportsIndex + 2, 0, { gameType: 'COCKFIGHT', vendors: cockfight });
  return split;
}
