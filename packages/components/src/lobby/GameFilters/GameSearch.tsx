import type { GameListStore } from '@livery/stores';
import { OperatorText, SearchField } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useId, useState, type KeyboardEvent } from 'react';
import { useStores } from '../../core/stores.ts';
import styles from './GameSearch.module.css';
import { useSearchText } from './useSearchText.ts';
import { useSuggestions } from './useSuggestions.ts';

/** Search field of a list of games, with suggestions while typing. */
export const GameSearch = observer(function GameSearch({
  list,
  gameType,
}: {
  list: GameListStore;
  gameType: string;
}) {
  const { locale } = useStores();
  const search = useSearchText(list);
  const id = useId();
  const [focused, setFocused] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(gameType, search.text, focused);
  const open = focused && suggestions.length > 0;

  const applySuggestion = (index: number): void => {
    suggestions[index]?.apply(list);
    setActive(-1);
    setFocused(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setFocused(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((index) => Math.max(-1, Math.min(index + step, suggestions.length - 1)));
    } else if (event.key === 'Enter' && open && active >= 0) {
      event.preventDefault();
      applySuggestion(active);
    } else if (event.key === 'Escape' && open) {
      // The first Escape closes the suggestions, the second clears the field.
      event.preventDefault();
      event.stopPropagation();
      setFocused(false);
    }
  };
  return (
    <div
      className={styles.box}
      onKeyDownCapture={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      }}
    >
      <SearchField
        label={locale.t('filters.search')}
        clearLabel={locale.t('filters.clearSearch')}
        placeholder={locale.t('filters.search')}
        value={search.text}
        onChange={(text) => {
          setFocused(true);
          setActive(-1);
          search.change(text);
        }}
        onSubmit={() => {
          setFocused(false);
          search.submit();
        }}
        offers={{
          listId: `${id}-offers`,
          open,
          activeId: active >= 0 ? `${id}-${active}` : undefined,
        }}
      />
      {open ? (
        <div
          id={`${id}-offers`}
          role="listbox"
          tabIndex={-1}
          aria-label={locale.t('filters.suggestions')}
          className={styles.offers}
        >
          {suggestions.map(({ key, name, kind }, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- focus stays in the field, which handles the keys
            <div
              key={key}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.offer}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => applySuggestion(index)}
            >
              <span>
                <OperatorText>{name}</OperatorText>
              </span>
              <small>{kind}</small>
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
});
