import type { GamePages } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FailedState } from '../../core/FailedState/FailedState.tsx';

/** An empty list of games: the error of a failed request, else the given content. */
export const NoGames = observer(function NoGames({
  pages,
  empty,
}: {
  pages: GamePages;
  empty: ReactNode;
}) {
  const { state } = pages;
  if (state.status !== 'failed') return empty;
  return (
    <FailedState title="games.failed" error={state.error} onRetry={() => void pages.retry()} />
  );
});
