import type {
  OddsBoardProps,
  SportsEvent,
  SportsEventsReply,
  SportsEventsRequest,
  TextKey,
} from '@livery/model';
import { sportsEventsQuery } from '@livery/stores';
import { EmptyState, OperatorText, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { formatZoned } from '../../core/dates/formatZoned.ts';
import { useRefreshInView } from '../../core/refresh/useRefreshInView.ts';
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

/** Direction in which a price moved with the last refresh. */
type Move = 'up' | 'down';

const moveTexts: Readonly<Record<Move, TextKey>> = {
  up: 'odds.priceUp',
  down: 'odds.priceDown',
};

/**
 * The next events with their odds, refreshed while they are in sight. A price opens the event's
 * game, where the bet is placed.
 */
export const OddsBoard = observer(function OddsBoard({
  title,
  gameType,
  limit = 6,
  moreRoute,
  refreshMs = 15_000,
}: OddsBoardProps) {
  const request = { gameType, count: limit };
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
          {picks.map((pick) => (
            <span key={pick}>{locale.t(pickTexts[pick])}</span>
          ))}
        </div>
        <ul className={styles.list}>
          {reply.events.slice(0, request.count).map((event) => (
            <li key={event.eventId} className={styles.row}>
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

/** @param before the event in the previous reply. */
const EventRow = observer(function EventRow({
  event,
  before,
}: {
  event: SportsEvent;
  before: SportsEvent | undefined;
}) {
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
        const odds = oddsOf({ selections }, pick);
        if (odds === undefined)
          return <span key={pick} className={styles.none} aria-hidden="true" />;
        const move = moveOf(odds, before && oddsOf(before, pick));
        const price = locale.t('odds.price', { home, away, pick: names[pick], odds });
        return (
          <button
            key={pick}
            type="button"
            className={styles.price}
            data-move={move}
            aria-label={move === undefined ? price : locale.t(moveTexts[move], { price })}
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

/** Returns the odds of a result as they are shown; `undefined` if the event lacks the result. */
function oddsOf(
  { selections }: Pick<SportsEvent, 'selections'>,
  pick: (typeof picks)[number],
): string | undefined {
  return selections.find((selection) => selection.pick === pick)?.odds.toFixed(2);
}

function moveOf(odds: string, before: string | undefined): Move | undefined {
  if (before === undefined || odds === before) return undefined;
  return Number(odds) > Number(before) ? 'up' : 'down';
}
