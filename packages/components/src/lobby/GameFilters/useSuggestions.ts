import { hotGamesOf, hotGamesQuery, popularGamesQuery, type GameListStore } from '@livery/stores';
import { useStores } from '../../core/stores.ts';
import { useQuery } from '../../core/useQuery.ts';

/** A suggestion of a search field. */
export interface Suggestion {
  key: string;
  name: string;
  /** Translated kind, such as "provider". */
  kind: string;
  /** Sets the list's filter to the suggestion. */
  apply: (list: GameListStore) => void;
}

const maxSuggestions = 7;

/**
 * Returns suggestions for the typed text: matching providers of the category, and matching popular
 * and hot games. Without text, returns the popular games. Use it inside an observer.
 */
export function useSuggestions(gameType: string, text: string, enabled: boolean): Suggestion[] {
  const stores = useStores();
  const { locale, vendors } = stores;
  const popularGames = useQuery(popularGamesQuery, { enabled }).value?.games ?? [];
  useQuery(hotGamesQuery, { enabled });
  if (!enabled) return [];
  const query = text.trim().toLowerCase();
  const matches = (name: string): boolean => name.toLowerCase().includes(query);
  const popular = popularGames.filter((game) => game.gameType === gameType);
  const games =
    query === ''
      ? popular
      : [...popular, ...hotGamesOf(stores, gameType)].filter(({ displayName }) =>
          matches(displayName),
        );
  const names = [...new Set(games.map(({ displayName }) => displayName))];
  return [
    ...(query === '' ? [] : vendors.vendorsOf(gameType))
      .filter(({ title }) => matches(title))
      .map(({ vassalage, title }): Suggestion => ({
        key: vassalage,
        name: title,
        kind: locale.t('filters.vendor'),
        apply: (list) => list.setFilter('vendorCode', vassalage),
      })),
    ...names.map((name): Suggestion => ({
      key: `game ${name}`,
      name,
      kind: locale.t(query === '' ? 'filters.popular' : 'filters.game'),
      apply: (list) => list.setFilter('searchText', name),
    })),
  ].slice(0, maxSuggestions);
}
