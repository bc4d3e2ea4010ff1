import type { Winner, WinnerBoardProps } from '@livery/model';
import { valueOf, WinnersStore } from '@livery/stores';
import { Badge, Carousel, EmptyState, ErrorState, Section, Skeleton, useNear } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { errorText } from '../../core/errorText.ts';
import { useStores } from '../../core/stores.ts';
import { useResource } from '../../core/useResource.ts';
import styles from './WinnerBoard.module.css';
import { WinnerCard } from './WinnerCard.tsx';

export const WinnerBoard = observer(function WinnerBoard({
  title,
  look = 'cards',
}: WinnerBoardProps) {
  const stores = useStores();
  const { locale, site } = stores;
  const winners = stores.of(WinnersStore);
  // Fifty winners, below all else: they come for who comes there.
  const { place, near } = useNear<HTMLDivElement>();
  const state = useResource(winners.board, winners.request, near);
  const { slidesPerView, slidesPerGroup, spacingPx, autoplayMs } = site.config.site.winners;
  return (
    <Section
      title={title}
      actions={
        site.config.compliance.demonstration ? <Badge>{locale.t('sample.label')}</Badge> : undefined
      }
    >
      <div ref={place} className={styles.board} data-look={look}>
        {content()}
      </div>
    </Section>
  );

  function content(): ReactNode {
    const board = valueOf(state);
    if (board?.length === 0) return <EmptyState icon="trophy" title={locale.t('winners.none')} />;
    if (board) return carousel(board);
    if (state.status === 'failed')
      return (
        <ErrorState
          text={errorText(stores, state.error)}
          retryLabel={locale.t('games.retry')}
          onRetry={() => void winners.board.refresh(winners.request)}
        />
      );
    return (
      <div className={styles.waiting} role="status" aria-label={locale.t('winners.loading')}>
        {[...Array(slidesPerView).keys()].map((at) => (
          <Skeleton key={at} className={styles.bone} />
        ))}
      </div>
    );
  }

  function carousel(board: readonly Winner[]): ReactNode {
    return (
      <Carousel
        items={board}
        keyOf={(winner, index) => `${winner.vo.winTime} ${winner.gameId} ${index}`}
        render={(winner) => <WinnerCard winner={winner} look={look} />}
        perView={slidesPerView}
        perGroup={slidesPerGroup}
        gapPx={spacingPx}
        autoplayMs={autoplayMs}
        dots
        label={title}
        labels={{
          previous: locale.t('carousel.previous'),
          next: locale.t('carousel.next'),
          pause: locale.t('winners.stop'),
          play: locale.t('winners.run'),
          slide: (number, count) => locale.t('carousel.slide', { number, count }),
        }}
      />
    );
  }
});
