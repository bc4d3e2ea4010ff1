import type { SportsEvent, SportsMarket } from '@livery/model';
import { Button, OperatorText, VisuallyHidden } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { formatZoned } from '../../core/dates/formatZoned.ts';
import { useStores } from '../../core/stores.ts';
import { marketName } from '../selectionTexts.ts';
import styles from './OddsBoard.module.css';
import { PriceButton } from './PriceButton.tsx';

/** Selections of the market of the winner, in the order of their columns. */
export const winnerPicks = ['home', 'draw', 'away'] as const;

/**
 * An event with the prices of its winner; its other markets open below.
 *
 * @param before the event in the previous reply.
 */
export const EventRow = observer(function EventRow({
  event,
  before,
}: {
  event: SportsEvent;
  before: SportsEvent | undefined;
}) {
  const { locale, site } = useStores();
  const [isOpen, setIsOpen] = useState(false);
  const otherId = useId();
  const { timeZone } = site.config.site;
  const { home, away, startsAt, markets, gameName = '' } = event;
  const winner = markets.find(({ market }) => market === 'winner');
  const others = markets.filter(({ market }) => market !== 'winner');
  return (
    <>
      <div className={styles.row}>
        <span className={styles.event}>
          <span className={styles.sides}>
            <OperatorText>{home}</OperatorText>
            {' – '}
            <OperatorText>{away}</OperatorText>
          </span>
          <span className={styles.meta}>
            {startsAt === undefined ? null : (
              <time dateTime={startsAt}>
                {formatZoned(startsAt, { timeZone, format: 'HH:mm' })}
              </time>
            )}{' '}
            <OperatorText>{gameName}</OperatorText>
            {others.length === 0 ? null : (
              <Button
                size="small"
                variant="link"
                className={styles.more}
                aria-expanded={isOpen}
                aria-controls={otherId}
                onClick={() => setIsOpen(!isOpen)}
              >
                {locale.t('odds.moreCount', { number: others.length })}{' '}
                <VisuallyHidden>{locale.t('odds.more', { home, away })}</VisuallyHidden>
              </Button>
            )}
          </span>
        </span>
        {winnerPicks.map((pick) => {
          const selection = winner?.selections.find((each) => each.pick === pick);
          return winner && selection ? (
            <PriceButton
              key={pick}
              event={event}
              market={winner}
              selection={selection}
              before={before}
            />
          ) : (
            <span key={pick} className={styles.none} aria-hidden="true" />
          );
        })}
      </div>
      <div id={otherId} hidden={!isOpen}>
        {isOpen
          ? others.map((market) => (
              <OtherMarket key={market.market} event={event} market={market} before={before} />
            ))
          : null}
      </div>
    </>
  );
});

/** A market with its name and prices. */
const OtherMarket = observer(function OtherMarket({
  event,
  market,
  before,
}: {
  event: SportsEvent;
  market: SportsMarket;
  before: SportsEvent | undefined;
}) {
  const { locale } = useStores();
  return (
    <div className={styles.other}>
      <span className={styles.market}>
        <OperatorText>{marketName(locale, market.market, market.title)}</OperatorText>
      </span>
      <span className={styles.prices}>
        {market.selections.map((selection) => (
          <PriceButton
            key={selection.pick}
            event={event}
            market={market}
            selection={selection}
            before={before}
            isNamed
          />
        ))}
      </span>
    </div>
  );
});
