import type { GamePages } from '@livery/stores';
import { ErrorState } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { errorText } from '../../core/errorText.ts';
import { useStores } from '../../core/stores.ts';

/** Why there are no games: they could not be had, or there are none. */
export const NoGames = observer(function NoGames({
  pages,
  none,
}: {
  pages: GamePages;
  none: ReactNode;
}) {
  const stores = useStores();
  const { locale } = stores;
  const { state } = pages;
  if (state.status !== 'failed') return none;
  return (
    <ErrorState
      title={locale.t('games.failed')}
      text={errorText(stores, state.error)}
      retryLabel={locale.t('games.retry')}
      onRetry={() => void pages.retry()}
    />
  );
});
