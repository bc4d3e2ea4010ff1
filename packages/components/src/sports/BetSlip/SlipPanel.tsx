import {
  BetSlipStore,
  keyOfLine,
  requireRealAccount,
  SportsBetsStore,
  type SlipMode,
} from '@livery/stores';
import { Button, ButtonGroup, EmptyState, Segmented } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useRef, useState, type FormEvent } from 'react';
import { useStores } from '../../core/stores.ts';
import styles from './BetSlip.module.css';
import { SlipLineRow } from './SlipLineRow.tsx';
import { SlipOutcome } from './SlipOutcome.tsx';
import { SlipTotals } from './SlipTotals.tsx';

/** The slip: selections, stakes, totals, and the outcome of the last bets. */
export const SlipPanel = observer(function SlipPanel({
  isShown,
}: {
  /** Whether the selections are shown; otherwise an empty slip. */
  isShown: boolean;
}) {
  const stores = useStores();
  const { locale, session } = stores;
  const slip = stores.get(BetSlipStore);
  const bets = stores.get(SportsBetsStore);
  const panel = useRef<HTMLDivElement>(null);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [sessionCheck, setSessionCheck] = useState<'pending' | 'failed'>();
  const hasLines = isShown && slip.count > 0;
  const { problem } = slip;
  // What only an entry can solve is reported after the first attempt to place the bet.
  const isReported =
    problem !== undefined && (isSubmitted || !['empty', 'stake'].includes(problem));
  return (
    <div ref={panel} className={styles.panel} tabIndex={-1}>
      {hasLines ? form() : emptyState()}
      {isShown ? <SlipOutcome /> : null}
    </div>
  );

  function emptyState() {
    return bets.results.length > 0 || bets.sending ? null : (
      <EmptyState icon="receipt" title={locale.t('slip.empty')} text={locale.t('slip.emptyText')} />
    );
  }

  function form() {
    return (
      <form
        className={styles.form}
        aria-label={locale.t('slip.title')}
        noValidate
        onSubmit={(event) => void place(event)}
      >
        {slip.count > 1 ? (
          <Segmented
            label={locale.t('slip.modes')}
            wide
            value={slip.mode}
            onChange={(mode) => slip.setMode(modeOf(mode))}
            options={[
              { value: 'single', label: locale.t('slip.single') },
              { value: 'multiple', label: locale.t('slip.multiple') },
            ]}
          />
        ) : null}
        <ul role="list" className={styles.lines}>
          {slip.lines.map((line) => (
            <SlipLineRow
              key={keyOfLine(line)}
              line={line}
              // The pressed button disappears with its line.
              onRemoved={() => panel.current?.focus()}
            />
          ))}
        </ul>
        {slip.count > 1 ? (
          <ButtonGroup>
            {slip.hasClosedLines ? (
              <Button size="small" variant="ghost" tone="neutral" onClick={slip.removeClosed}>
                {locale.t('slip.removeClosed')}
              </Button>
            ) : null}
            <Button
              size="small"
              variant="ghost"
              tone="neutral"
              iconStart="trash-2"
              onClick={() => {
                slip.clear();
                panel.current?.focus();
              }}
            >
              {locale.t('slip.clear')}
            </Button>
          </ButtonGroup>
        ) : null}
        <SlipTotals problem={isReported ? problem : undefined} />
        {sessionCheck === 'failed' ? (
          <p className={styles.problem} role="alert">
            {locale.t('error.network_failed')}
          </p>
        ) : null}
        {slip.hasChanges ? (
          <Button wide size="large" tone="highlight" onClick={slip.acceptChanges}>
            {locale.t('slip.accept')}
          </Button>
        ) : (
          <Button
            type="submit"
            wide
            size="large"
            iconStart={isGuest() ? 'log-in' : undefined}
            busy={bets.sending !== undefined || sessionCheck === 'pending'}
          >
            {locale.t(isGuest() ? 'lottery.loginToBet' : 'lottery.place')}
          </Button>
        )}
      </form>
    );
  }

  function isGuest(): boolean {
    return session.confirmed && session.isGuest;
  }

  async function place(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsSubmitted(true);
    bets.dismiss();
    setSessionCheck('pending');
    const isSessionKnown = await session.ready();
    setSessionCheck(isSessionKnown ? undefined : 'failed');
    if (!isSessionKnown || !(await requireRealAccount(stores))) return;
    if (slip.problem) return;
    await bets.place(slip.bets);
    if (bets.isPlaced) setIsSubmitted(false);
    else void slip.refresh();
  }
});

function modeOf(value: string): SlipMode {
  return value === 'single' ? 'single' : 'multiple';
}
