import type { OddsBoardProps, SportsEvent, TextKey } from '@livery/model';
import { sportsEventsQuery } from '@livery/stores';
import { OperatorText, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { formatZoned } from '../../core/dates/formatZoned.ts';
import { ResourceSection } from '../../core/ResourceSection/ResourceSection.tsx';
import { useStores } from '../../core/stores.ts';
import { useQuery } from '../../core/useQuery.ts';
import { onGameClick } from '../../play/onGameClick.ts';
import styles from './OddsBoard.module.css';

const picks = ['home', 'draw', 'away'] as const;
const pickTexts: Readonly<Record<(typeof picks)[number], TextKey>> = {
  home: 'odds.home',
  draw: 'odds.draw',
  away: 'odds.away',
};

/** The next events with their odds. A price opens the event's game, where the bet is placed. */
export const OddsBoard = observer(function OddsBoard({
  title,
  gameType,
  limit = 6,
  moreRoute,
}: OddsBoardProps) {
  const { locale } = useStores();
  const events = useQuery(sportsEventsQuery, { request: { gameType, count: limit } });
  return (
    <ResourceSection
      title={title}
      resource={events}
      loadingText="odds.loading"
      isEmpty={(reply) => reply.events.length === 0}
      emptyText="odds.empty"
      moreRoute={moreRoute}
      skeleton={
        <div className={styles.skeleton}>
          {[...Array(limit).keys()].map((index) => (
            <Skeleton key={index} shape="line" lines={2} />
          ))}
        </div>
      }
    >
      {(reply) => (
        <div className={styles.board}>
          <div className={styles.head} aria-hidden="true">
            <span />
            {picks.map((pick) => (
              <span key={pick}>{locale.t(pickTexts[pick])}</span>
            ))}
          </div>
          <ul className={styles.list}>
            {reply.events.slice(0, limit).map((event) => (
              <li key={event.eventId} className={styles.row}>
                <EventRow event={event} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </ResourceSection>
  );
});

const EventRow = observer(function EventRow({ event }: { event: SportsEvent }) {
  const stores = useStores();
  const { locale, site } = stores;
  const { timeZone } = site.config.site;
  const { home, away, startsAt, selections, nodeId, vassalage, gameType, gameName = '' } = event;
  const game = { nodeId, vassalage, gameType, displayName: gameName };
  const names = { home, draw: locale.t('odds.draw'), away };
  return (
    <>
      <span className={styles.event}>
        <span className={styles.sides}>
          <OperatorText>{home}</OperatorText>
          {' – '}
          <OperatorText>{away}</OperatorText>
        </span>
        <span className={styles.meta}>
          {startsAt === undefined ? null : (
            <time dateTime={startsAt}>{formatZoned(startsAt, { timeZone, format: 'HH:mm' })}</time>
          )}{' '}
          <OperatorText>{gameName}</OperatorText>
        </span>
      </span>
      {picks.map((pick) => {
        const selection = selections.find((candidate) => candidate.pick === pick);
        if (!selection) return <span key={pick} className={styles.none} aria-hidden="true" />;
        const odds = selection.odds.toFixed(2);
        return (
          <button
            key={pick}
            type="button"
            className={styles.price}
            aria-label={locale.t('odds.price', { home, away, pick: names[pick], odds })}
            onClick={() => void onGameClick(stores, game)}
          >
            <span className={styles.pick}>{locale.t(pickTexts[pick])}</span>
            <bdi>{odds}</bdi>
          </button>
        );
      })}
    </>
  );
});
