import type { OddsBoardProps, SportsEventsReply, SportsEventsRequest } from '@livery/model';
import { sportsEventsQuery } from '@livery/stores';
import { EmptyState, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useRefreshInView } from '../../core/refresh/useRefreshInView.ts';
import { ResourceSection } from '../../core/ResourceSection/ResourceSection.tsx';
import { useStores } from '../../core/stores.ts';
import { useQuery } from '../../core/useQuery.ts';
import { pickTexts } from '../selectionTexts.ts';
import { wordText } from '../../core/wordText.ts';
import { EventRow, winnerPicks } from './EventRow.tsx';
import styles from './OddsBoard.module.css';

/**
 * The next events with their odds, refreshed while they are in sight. A price goes to the bet slip
 * of the page, or opens the event's game, as the brand configured it for the provider.
 */
export const OddsBoard = observer(function OddsBoard({
  title,
  gameType,
  vendor,
  limit = 6,
  moreRoute,
  refreshMs = 15_000,
}: OddsBoardProps) {
  const request = {
    gameType,
    count: limit,
    ...(vendor === undefined ? {} : { vassalage: vendor }),
  };
  const events = useQuery(sportsEventsQuery, { request });
  return (
    <ResourceSection
      title={title}
      resource={events}
      loadingText="odds.loading"
      moreRoute={moreRoute}
      skeleton={
        <div className={styles.skeleton}>
          {[...Array(limit).keys()].map((index) => (
            <Skeleton key={index} shape="line" lines={2} />
          ))}
        </div>
      }
    >
      {(reply) => <Events reply={reply} request={request} refreshMs={refreshMs} />}
    </ResourceSection>
  );
});

/** The events of a reply. An empty reply is refreshed, too. */
const Events = observer(function Events({
  reply,
  request,
  refreshMs,
}: {
  reply: SportsEventsReply;
  request: SportsEventsRequest;
  refreshMs: number;
}) {
  const { locale } = useStores();
  const board = useRefreshInView<HTMLDivElement, SportsEventsRequest, SportsEventsReply>(
    sportsEventsQuery,
    { request, periodMs: refreshMs },
  );
  const before = usePrevious(reply)?.events;
  const isEmpty = reply.events.length === 0;
  return (
    <div ref={board} className={isEmpty ? undefined : styles.board}>
      {isEmpty ? <EmptyState title={locale.t('odds.empty')} /> : list()}
    </div>
  );

  function list() {
    return (
      <>
        <div className={styles.head} aria-hidden="true">
          <span />
          {winnerPicks.map((pick) => (
            <span key={pick}>{wordText(locale, pickTexts, pick)}</span>
          ))}
        </div>
        <ul className={styles.list}>
          {reply.events.slice(0, request.count).map((event) => (
            <li key={event.eventId}>
              <EventRow
                event={event}
                before={before?.find(({ eventId }) => eventId === event.eventId)}
              />
            </li>
          ))}
        </ul>
      </>
    );
  }
});

/** Returns the value of which the current one is the successor. */
function usePrevious<T>(value: T): T | undefined {
  const [{ current, previous }, setValues] = useState<{ current: T; previous?: T }>({
    current: value,
  });
  if (value !== current) setValues({ current: value, previous: current });
  return previous;
}
