import type { GameCategory, GameVendor } from '@livery/model';

/** Which sports vendors belong to categories of their own. */
export interface SportsSplit {
  esportsProviders: readonly string[];
  cockfightProviders: readonly string[];
}

/**
 * The categories with the e-sports and cockfight vendors moved out of SPORTS: ESPORTS stands right
 * behind SPORTS, COCKFIGHT two places behind it. Lanes the operator sends under these names keep
 * their vendors.
 *
 * Source: product-spec §4 "Sports cards for e-sports and cockfight vendors", §9.
 */
export function splitSportsCategory(
  categories: readonly GameCategory[],
  { esportsProviders, cockfightProviders }: SportsSplit,
): GameCategory[] {
  const sports = categories.find(({ gameType }) => gameType === 'SPORTS');
  const moved = (codes: readonly string[]): GameVendor[] =>
    (sports?.vendors ?? []).filter(({ vassalage }) => codes.includes(vassalage));
  const own = (gameType: string): readonly GameVendor[] =>
    categories.find((category) => category.gameType === gameType)?.vendors ?? [];
  const esports = [
    ...moved(esportsProviders).map((vendor) => ({ ...vendor, gameType: 'ESPORTS' })),
    ...own('ESPORTS'),
  ];
  const cockfight = [
    ...moved(cockfightProviders).map((vendor) => ({ ...vendor, gameType: 'COCKFIGHT' })),
    ...own('COCKFIGHT'),
  ];
  const elsewhere = [...esportsProviders, ...cockfightProviders];
  const split = categories
    .filter(({ gameType }) => gameType !== 'ESPORTS' && gameType !== 'COCKFIGHT')
    .map((category) =>
      category === sports
        ? {
            ...category,
            vendors: category.vendors.filter(({ vassalage }) => !elsewhere.includes(vassalage)),
          }
        : category,
    );
  const at = sports ? split.findIndex(({ gameType }) => gameType === 'SPORTS') : split.length - 1;
  if (esports.length > 0) split.splice(at + 1, 0, { gameType: 'ESPORTS', vendors: esports });
  if (cockfight.length > 0) split.splice(at + 2, 0, { gameType: 'COCKFIGHT', vendors: cockfight });
  return split;
}
