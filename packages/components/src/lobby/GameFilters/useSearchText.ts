import type { GameListStore } from '@livery/stores';
import { useEffect, useState } from 'react';

const debounceMs = 300;

/** Text of a search field. Searches when typing pauses, or at once on submit. */
export function useSearchText(list: GameListStore): {
  text: string;
  change: (text: string) => void;
  submit: () => void;
} {
  const { filters } = list;
  const [text, setText] = useState(filters.searchText);
  const [lastFilters, setLastFilters] = useState(filters);
  // Discards text that was not searched for when any filter changes, because its delayed search
  // would clear that filter again.
  if (lastFilters !== filters) {
    setLastFilters(filters);
    setText(filters.searchText);
  }
  useEffect(() => {
    if (text === list.filters.searchText) return undefined;
    const timer = setTimeout(() => list.setFilter('searchText', text), debounceMs);
    return () => clearTimeout(timer);
  }, [list, text]);
  return { text, change: setText, submit: () => list.setFilter('searchText', text) };
}
