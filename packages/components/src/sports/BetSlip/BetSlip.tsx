import { BetSlipStore, SportsBetsStore } from '@livery/stores';
import { Button, Dialog, Section } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useHydrated } from '../../core/useHydrated.ts';
import { useMediaQuery } from '../../core/useMediaQuery.ts';
import { usePageVisible } from '../../core/refresh/usePageVisible.ts';
import { useStores } from '../../core/stores.ts';
import { hasSlipPrices } from '../choosePrice.ts';
import styles from './BetSlip.module.css';
import { SlipPanel } from './SlipPanel.tsx';

/** Width from which the slip is a panel beside the page's content; as in the style sheet. */
const wideQuery = '(min-width: 75rem)';

/**
 * Bet slip of the prices that the visitor selected: a panel in a wide window, otherwise a button at
 * the lower edge that opens it.
 */
export const BetSlip = observer(function BetSlip() {
  const stores = useStores();
  const { locale, session } = stores;
  const slip = stores.get(BetSlipStore);
  const bets = stores.get(SportsBetsStore);
  const isHydrated = useHydrated();
  const isWide = useMediaQuery(wideQuery);
  const isPageVisible = usePageVisible();
  const hasLines = slip.count > 0;
  useEffect(
    () => (hasLines && isPageVisible ? slip.watch() : undefined),
    [slip, hasLines, isPageVisible],
  );
  useEffect(() => {
    if (session.isMember) void bets.resume();
  }, [bets, session.isMember]);
  if (!hasSlipPrices(stores)) return null;
  return (
    <>
      <div className={styles.beside}>
        <Section title={locale.t('slip.title')}>
          {/* The selections are in the browser's storage, so the server renders an empty slip. */}
          <SlipPanel isShown={isHydrated && isWide} />
        </Section>
      </div>
      {isHydrated && !isWide ? <Dock /> : null}
    </>
  );
});

/** Button at the lower edge with the number of selections, which opens the slip. */
const Dock = observer(function Dock() {
  const stores = useStores();
  const { locale } = stores;
  const slip = stores.get(BetSlipStore);
  const bets = stores.get(SportsBetsStore);
  const [isOpen, setIsOpen] = useState(false);
  const isUsed = slip.count > 0 || bets.sending !== undefined || bets.results.length > 0;
  return (
    <>
      {isUsed ? (
        <div className={styles.dock}>
          <Button size="large" iconStart="receipt" onClick={() => setIsOpen(true)}>
            {locale.t('slip.open', { number: slip.count })}
          </Button>
        </div>
      ) : null}
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={locale.t('slip.title')}
        closeLabel={locale.t('dialog.close')}
        size="sheet"
        closeOnBackdrop
      >
        <SlipPanel isShown={isOpen} />
      </Dialog>
    </>
  );
});
