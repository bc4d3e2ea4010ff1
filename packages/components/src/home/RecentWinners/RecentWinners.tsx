import type { Winner, RecentWinnersProps } from '@livery/model';
import { winnersQuery } from '@livery/stores';
import { Badge, Carousel, Section, Skeleton, useNearViewport } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { useStores } from '../../core/stores.ts';
import { useQuery } from '../../core/useQuery.ts';
import styles from './RecentWinners.module.css';
import { WinnerCard } from './WinnerCard.tsx';

/** Recent winners, newest first. Below the fold: requested when the section nears the viewport. */
export const RecentWinners = observer(function RecentWinners({
  title,
  look = 'cards',
}: RecentWinnersProps) {
  const { locale, site } = useStores();
  const { ref, isNear } = useNearViewport<HTMLDivElement>();
  const { slidesPerView } = site.config.site.winners;
  return (
    <Section
      title={title}
      actions={
        site.config.compliance.demonstration ? <Badge>{locale.t('sample.label')}</Badge> : undefined
      }
    >
      <div ref={ref} className={styles.board} data-look={look}>
        <ResourceView
          resource={useQuery(winnersQuery, { enabled: isNear })}
          loadingText="winners.loading"
          className={styles.waiting}
          skeleton={[...Array(slidesPerView).keys()].map((index) => (
            <Skeleton key={index} className={styles.bone} />
          ))}
          emptyIcon="trophy"
          emptyText="winners.none"
        >
          {(winners) => <WinnersCarousel winners={winners} title={title} look={look} />}
        </ResourceView>
      </div>
    </Section>
  );
});

const WinnersCarousel = observer(function WinnersCarousel({
  winners,
  title,
  look,
}: {
  winners: readonly Winner[];
  title: string;
  look: NonNullable<RecentWinnersProps['look']>;
}) {
  const { locale, site } = useStores();
  const { slidesPerView, slidesPerGroup, spacingPx, autoplayMs } = site.config.site.winners;
  return (
    <Carousel
      items={winners}
      keyOf={(winner, index) => `${winner.vo?.winTime} ${winner.gameId} ${index}`}
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
});
