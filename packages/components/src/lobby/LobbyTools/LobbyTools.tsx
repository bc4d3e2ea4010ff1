import type { GameGridProps } from '@livery/model';
import type { GameListStore, GameView } from '@livery/stores';
import {
  Badge,
  Button,
  Dialog,
  setImageLoadQueue,
  Tabs,
  VisuallyHidden,
  type Tab,
} from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { FilterFields } from '../GameFilters/FilterFields.tsx';
import { GameSearch } from '../GameFilters/GameSearch.tsx';
import { useStores } from '../../core/stores.ts';
import { useHydrated } from '../../core/useHydrated.ts';
import { LazyImages } from './LazyImages.ts';
import styles from './LobbyTools.module.css';
import { useListAddress } from './useListAddress.ts';

export interface LobbyToolsProps {
  list: GameListStore;
  gameType: string;
  filters: NonNullable<GameGridProps['filters']>;
  arrangement: NonNullable<GameGridProps['arrangement']>;
}

/**
 * Tabs of a guest: without favourites, and recent games ask for a login. Source: LOBB-01, SESS-10.
 */
const guestViews: readonly GameView[] = ['all', 'hot', 'recent'];
const memberViews: readonly GameView[] = ['all', 'hot', 'favorite', 'recent'];

/** Whether a filter of the dialog is set. */
const isActive: Readonly<
  Record<'vendor' | 'class' | 'minBet', (filters: GameListStore['filters']) => boolean>
> = {
  vendor: ({ vendorCode }) => vendorCode !== '',
  class: ({ gameClass }) => gameClass !== '',
  minBet: ({ minBet }) => minBet > 0,
};

/** Tabs and filters of a list of games. On phones the filters are in a dialog. */
export const LobbyTools = observer(function LobbyTools({
  list,
  gameType,
  filters,
  arrangement,
}: LobbyToolsProps) {
  const { locale, page, session, site } = useStores();
  const { images } = site.config.site;
  useEffect(() => setImageLoadQueue(new LazyImages(images)), [images]);
  const hydrated = useHydrated();
  const views = hydrated && !session.isGuest ? memberViews : guestViews;
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  useListAddress(list, views);
  const { path } = page.route;
  const tabs = views.map((view): Tab => ({
    value: view,
    label: locale.t(`lobby.${view}`),
    href: view === 'all' ? path : `${path}?page=${view}`,
  }));
  const dialogFilters = filters.filter((name) => name !== 'search');
  const activeCount = dialogFilters.filter((name) => isActive[name](list.filters)).length;
  return (
    <div
      className={styles.tools}
      data-arrangement={arrangement}
      data-ready={hydrated ? '' : undefined}
    >
      <Tabs
        name={`games-${gameType}`}
        label={locale.t('lobby.views')}
        tabs={tabs}
        selected={list.view}
      />
      {list.view === 'all' ? (
        <div className={styles.filters} role="group" aria-label={locale.t('filters.label')}>
          {filters.includes('search') ? <GameSearch list={list} gameType={gameType} /> : null}
          <div className={styles.fields}>
            <FilterFields
              list={list}
              gameType={gameType}
              filters={dialogFilters}
              wrap={arrangement === 'column'}
            />
          </div>
          {dialogFilters.length > 0 ? (
            <>
              <Button
                className={styles.opener}
                variant="ghost"
                tone="neutral"
                iconStart="sliders-horizontal"
                onClick={() => setIsDialogOpen(true)}
              >
                {locale.t('filters.open')}{' '}
                {activeCount === 0 ? null : (
                  <Badge tone="accent">
                    <span aria-hidden="true">{activeCount}</span>
                    <VisuallyHidden>
                      {locale.t('filters.active', { number: activeCount })}
                    </VisuallyHidden>
                  </Badge>
                )}
              </Button>
              <Dialog
                open={isDialogOpen}
                onClose={() => setIsDialogOpen(false)}
                title={locale.t('filters.label')}
                closeLabel={locale.t('dialog.close')}
                closeOnBackdrop
                size="sheet"
                actions={
                  <>
                    <Button variant="soft" onClick={list.clearFilters}>
                      {locale.t('games.clearFilters')}
                    </Button>
                    <Button onClick={() => setIsDialogOpen(false)}>
                      {locale.t('filters.show')}
                    </Button>
                  </>
                }
              >
                <div className={styles.sheetFields}>
                  <FilterFields list={list} gameType={gameType} filters={dialogFilters} wrap />
                </div>
              </Dialog>
            </>
          ) : null}
        </div>
      ) : null}
    </div>
  );
});
