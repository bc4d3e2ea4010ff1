import type { SportsEvent, SportsMarket, SportsSelection, TextKey } from '@livery/model';
import { BetSlipStore } from '@livery/stores';
import { OperatorText } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import { useHydrated } from '../../core/useHydrated.ts';
import { wordText } from '../../core/wordText.ts';
import { choosePrice, slipSelection, usesSlip } from '../choosePrice.ts';
import { formatOdds } from '../formatOdds.ts';
import { marketName, pickName, pickTexts } from '../selectionTexts.ts';
import styles from './OddsBoard.module.css';

/** Direction in which a price moved with the last refresh. */
type Move = 'up' | 'down';

const moveTexts: Readonly<Record<Move, TextKey>> = {
  up: 'odds.priceUp',
  down: 'odds.priceDown',
};

/**
 * A price. On a page with a bet slip it shows whether it is on the slip.
 *
 * @param before the event in the previous reply.
 */
export const PriceButton = observer(function PriceButton({
  event,
  market,
  selection,
  before,
  isNamed = false,
}: {
  event: SportsEvent;
  market: SportsMarket;
  selection: SportsSelection;
  before: SportsEvent | undefined;
  /** Whether the name of the selection is shown in every width. */
  isNamed?: boolean;
}) {
  const stores = useStores();
  const { locale } = stores;
  const isHydrated = useHydrated();
  const { home, away, vassalage } = event;
  const { pick, name, odds } = selection;
  const title = pickName(locale, { market: market.market, pick, name, home, away });
  const move = moveOf(odds, oddsIn(before, market.market, pick));
  const label = isNamed ? title : wordText(locale, pickTexts, pick);
  // What can be said to press it is what is seen on it. Source: WCAG 2.2, 2.5.3.
  const spoken = label === title ? title : `${title}, ${label}`;
  const values = { home, away, pick: spoken, odds: formatOdds(odds) };
  const price =
    market.market === 'winner'
      ? locale.t('odds.price', values)
      : locale.t('odds.marketPrice', {
          ...values,
          market: marketName(locale, market.market, market.title),
        });
  // The slip is in the browser's storage, so the server's document cannot show it.
  const isOnSlip =
    isHydrated && usesSlip(stores, vassalage)
      ? stores.get(BetSlipStore).has(slipSelection(event, market, selection))
      : undefined;
  return (
    <button
      type="button"
      className={styles.price}
      data-move={move}
      aria-pressed={isOnSlip}
      aria-label={move === undefined ? price : locale.t(moveTexts[move], { price })}
      onClick={() => choosePrice(stores, event, market, selection)}
    >
      <span className={styles.pick} data-always={isNamed ? '' : undefined}>
        {isNamed ? <OperatorText>{label}</OperatorText> : label}
      </span>{' '}
      <bdi>{formatOdds(odds)}</bdi>
    </button>
  );
});

function oddsIn(event: SportsEvent | undefined, market: string, pick: string): number | undefined {
  return event?.markets
    .find((each) => each.market === market)
    ?.selections.find((each) => each.pick === pick)?.odds;
}

function moveOf(odds: number, before: number | undefined): Move | undefined {
  if (before === undefined || odds === before) return undefined;
  return odds > before ? 'up' : 'down';
}
