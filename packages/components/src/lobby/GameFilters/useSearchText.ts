import type { GameListStore } from '@livery/stores';
import { useEffect, useState } from 'react';

const pauseMs = 300;

/** The text of a search field: the list follows once typing pauses, or at once on Enter. */
export function useSearchText(list: GameListStore): {
  text: string;
  change: (text: string) => void;
  submit: () => void;
} {
  const { filters } = list;
  const [text, setText] = useState(filters.searchText);
  const [seen, setSeen] = useState(filters);
  // Whichever filter changed, what was typed and not yet searched for is over: it would clear that
  // filter again.
  if (seen !== filters) {
    setSeen(filters);
    setText(filters.searchText);
  }
  useEffect(() => {
    if (text === list.filters.searchText) return undefined;
    const timer = setTimeout(() => list.setFilter('searchText', text), pauseMs);
    return () => clearTimeout(timer);
  }, [list, text]);
  return { text, change: setText, submit: () => list.setFilter('searchText', text) };
}
