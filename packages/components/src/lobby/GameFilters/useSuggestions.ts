import { HotGamesStore, valueOf, type GameListStore } from '@livery/stores';
import { useEffect } from 'react';
import { useStores } from '../../core/stores.ts';

/** Something a search field offers. */
export interface Suggestion {
  key: string;
  name: string;
  /** What it is, for people. */
  kind: string;
  apply: (list: GameListStore) => void;
}

const most = 7;

/**
 * What fits the words typed so far: providers of the category, and games that are popular or hot.
 * Without words, the popular games.
 */
export function useSuggestions(gameType: string, text: string, wanted: boolean): Suggestion[] {
  const stores = useStores();
  const { locale, vendors } = stores;
  const hotGames = stores.of(HotGamesStore);
  useEffect(() => {
    if (!wanted) return;
    void hotGames.popular.load(hotGames.popularRequest);
    void hotGames.hot.load({});
  }, [hotGames, wanted]);
  if (!wanted) return [];
  const words = text.trim().toLowerCase();
  const fits = (name: string): boolean => name.toLowerCase().includes(words);
  const popular = (valueOf(hotGames.popular.at(hotGames.popularRequest))?.games ?? []).filter(
    (game) => game.gameType === gameType,
  );
  const games =
    words === ''
      ? popular
      : [...popular, ...hotGames.hotOf(gameType)].filter(({ displayName }) => fits(displayName));
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
  ].slice(0, most);
}
