import type { GameListStore } from '@livery/stores';
import { Button, EmptyState, ErrorState } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { errorText } from '../errorText.ts';
import { useStores } from '../stores.ts';

/** Why there are no games: they could not be had, or none fits the filters. */
export const NoGames = observer(function NoGames({ list }: { list: GameListStore }) {
  const stores = useStores();
  const { locale } = stores;
  if (list.state.status === 'failed') {
    return <ErrorState title={locale.t('games.failed')} text={errorText(stores, list.state.error)} retryLabel={locale.t('games.retry')} onRetry={() => void list.retry()} />;
  }
  return (
    <EmptyState
      icon="search" title={locale.t('games.empty')} text={locale.t('games.emptyHint')}
      action={<Button variant="soft" onClick={list.clearFilters}>{locale.t('games.clearFilters')}</Button>}
    />
  );
});
