import { hotGamesOf, hotGamesQuery, popularGamesQuery, type GameListStore } from '@livery/stores';
import { useStores } from '../../core/stores.ts';
import { useQuery } from '../../core/useQuery.ts';

/** Something a search field offers. */
export interface Suggestion {
  key: string;
  name: string;
  /** What it is, for people. */
  kind: string;
  apply: (list: GameListStore) => void;
}

const maxSuggestions = 7;

/**
 * What fits the words typed so far: providers of the category, and games that are popular or hot.
 * Without words, the popular games.
 */
export function useSuggestions(gameType: string, text: string, wanted: boolean): Suggestion[] {
  const stores = useStores();
  const { locale, vendors } = stores;
  const popularGames = useQuery(popularGamesQuery, { enabled: wanted }).value?.games ?? [];
  useQuery(hotGamesQuery, { enabled: wanted });
  if (!wanted) return [];
  const words = text.trim().toLowerCase();
  const fits = (name: string): boolean => name.toLowerCase().includes(words);
  const popular = popularGames.filter((game) => game.gameType === gameType);
  const games =
    words === ''
      ? popular
      : [...popular, ...hotGamesOf(stores, gameType)].filter(({ displayName }) =>
          fits(displayName),
        );
  const names = [...new Set(games.map(({ displayName }) => displayName))];
  return [
    ...(words === '' ? [] : vendors.vendorsOf(gameType))
      .filter(({ title }) => fits(title))
      .map(({ vassalage, title }): Suggestion => ({
        key: vassalage,
        name: title,
        kind: locale.t('filters.vendor'),
        apply: (list) => list.setFilter('vendorCode', vassalage),
      })),
    ...names.map((name): Suggestion => ({
      key: `game ${name}`,
      name,
      kind: locale.t(words === '' ? 'filters.popular' : 'filters.game'),
      apply: (list) => list.setFilter('searchText', name),
    })),
  ].slice(0, maxSuggestions);
}
