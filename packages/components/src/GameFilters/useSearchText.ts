import type { GameListStore } from '@livery/stores';
import { useEffect, useState } from 'react';

const pauseMs = 300;

/** The text of a search field: the list follows once typing pauses, or at once on Enter. */
export function useSearchText(list: GameListStore): { text: string; change: (text: string) => void; submit: () => void } {
  const searched = list.filters.searchText;
  const [text, setText] = useState(searched);
  // Another filter may have cleared the search.
  useEffect(() => setText(searched), [searched]);
  useEffect(() => {
    if (text === list.filters.searchText) return undefined;
    const timer = setTimeout(() => list.setFilter('searchText', text), pauseMs);
    return () => clearTimeout(timer);
  }, [list, text]);
  return { text, change: setText, submit: () => list.setFilter('searchText', text) };
}
