import { searchWords } from '@livery/model';
import { CentreStore, RecentSearches, SiteSearchStore } from '@livery/stores';
import { Button, Icon, SearchField, Spinner, VisuallyHidden } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { contentLang } from '../../core/contentLang.ts';
import { ModalFrame } from '../../core/ModalFrame/ModalFrame.tsx';
import { useClosedByNavigation } from '../../core/ModalFrame/useClosedByNavigation.ts';
import { useStores } from '../../core/stores.ts';
import { useIsPhone } from '../../core/useIsPhone.ts';
import { searchArticles } from '../HelpCentre/searchArticles.ts';
import { NothingFound } from './NothingFound.tsx';
import {
  openCentres,
  searchableGameTypes,
  searchablePages,
  type PageEntry,
} from './searchablePages.ts';
import { SearchGroups } from './SearchGroups.tsx';
import { searchGroups } from './searchGroups.ts';
import styles from './SearchModal.module.css';

/**
 * Search over games, providers, help articles and pages: a combobox whose list is always open. The
 * arrow keys move over all groups and Enter opens; Escape clears the text first and then closes, as
 * the combobox pattern of the ARIA practices allows, because the list cannot close by itself.
 */
export const SearchModal = observer(function SearchModal() {
  const stores = useStores();
  const { locale, modals } = stores;
  const recent = stores.get(RecentSearches);
  const [search] = useState(() =>
    stores.create(
      (deps) =>
        new SiteSearchStore(deps, {
          pages: () => searchablePages(stores),
          gameTypes: () => searchableGameTypes(stores),
          findHelp: searchArticles,
        }),
    ),
  );
  useEffect(() => search.close, [search]);
  useClosedByNavigation('siteSearch');
  useCentrePages(search.text !== '');

  const isPhone = useIsPhone();
  const listId = useId();
  const groups = searchGroups(stores, search, recent.texts);
  const keys = groups.flatMap(({ options }) => options.map(({ key }) => key));
  const [chosenKey, setChosenKey] = useState<string>();
  // On phones the keyboard's search key must not open what the visitor has not chosen.
  const firstKey = search.text === '' || isPhone ? undefined : keys[0];
  const activeKey = chosenKey !== undefined && keys.includes(chosenKey) ? chosenKey : firstKey;
  const idOf = (key: string): string => `${listId}-${keys.indexOf(key)}`;
  const activeId = activeKey === undefined ? undefined : idOf(activeKey);
  useEffect(() => {
    if (activeId !== undefined)
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const type = (text: string): void => {
    setChosenKey(undefined);
    search.type(text);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // A key that chooses the letters of an input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const index = activeKey === undefined ? (step === 1 ? -1 : 0) : keys.indexOf(activeKey);
      setChosenKey(keys.at((index + step) % keys.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (activeId === undefined) {
        search.submit();
        if (isPhone && event.target instanceof HTMLElement) event.target.blur();
      } else document.getElementById(activeId)?.click();
    }
  };
  const isEmpty = search.text !== '' && search.count === 0 && !search.isPending;
  return (
    <ModalFrame
      name="siteSearch"
      title={locale.t('search.title')}
      size={isPhone ? 'full' : 'medium'}
      className={isPhone ? undefined : styles.below}
    >
      <div className={styles.field} onKeyDownCapture={onKeyDown}>
        <SearchField
          label={locale.t('search.field')}
          placeholder={locale.t('search.field')}
          clearLabel={locale.t('filters.clearSearch')}
          value={search.query}
          onChange={type}
          focused
          offers={{ listId, open: keys.length > 0, activeId }}
        />
      </div>
      <SearchGroups
        id={listId}
        groups={groups}
        activeKey={activeKey}
        idOf={idOf}
        words={searchWords(search.text)}
        helpLang={contentLang(locale, search.helpLanguage)}
        onOpen={() => {
          recent.add(search.text);
          void modals.hide('siteSearch');
        }}
        onRepeat={type}
      />
      <p role="status" className={styles.status}>
        <SearchStatus search={search} />
      </p>
      {search.hasFailed ? (
        <div role="alert" className={styles.failed}>
          <Icon name="circle-alert" />
          <span>{locale.t('search.partly')}</span>
          <Button variant="soft" size="small" onClick={search.submit}>
            {locale.t('games.retry')}
          </Button>
        </div>
      ) : null}
      {isEmpty && !search.hasFailed ? <NothingFound text={search.text} /> : null}
      {search.text === '' && recent.texts.length > 0 ? (
        <Button variant="ghost" size="small" onClick={recent.clear}>
          {locale.t('search.clearRecent')}
        </Button>
      ) : null}
    </ModalFrame>
  );
});

/** Whether results may still arrive, or their number, which the list and empty state show too. */
const SearchStatus = observer(function SearchStatus({
  search,
}: {
  search: SiteSearchStore<PageEntry>;
}) {
  const { locale } = useStores();
  if (search.isPending)
    return (
      <>
        <Spinner />
        {locale.t('search.searching')}
      </>
    );
  if (search.text === '') return null;
  return <VisuallyHidden>{locale.t('search.found', { count: search.count })}</VisuallyHidden>;
});

/** Loads the centres that the visitor may open, whose pages are searched. */
function useCentrePages(isNeeded: boolean): void {
  const stores = useStores();
  const centres = openCentres(stores).join(' ');
  const load = useEffectEvent(() => {
    for (const name of openCentres(stores)) void stores.get(CentreStore).load(name);
  });
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, centres]);
}
