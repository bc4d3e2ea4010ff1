import { BetSlipStore, keyOfLine, type SlipLine } from '@livery/stores';
import { Field, IconButton, OperatorText } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { formatZoned } from '../../core/dates/formatZoned.ts';
import { useStores } from '../../core/stores.ts';
import { formatOdds } from '../formatOdds.ts';
import { marketName, pickName } from '../selectionTexts.ts';
import styles from './BetSlip.module.css';

/** A selection with its odds, its state, and in singles its stake. */
export const SlipLineRow = observer(function SlipLineRow({
  line,
  onRemoved,
}: {
  line: SlipLine;
  onRemoved: () => void;
}) {
  const stores = useStores();
  const { locale, site } = stores;
  const { symbol } = site.config.site.currency;
  const { timeZone } = site.config.site;
  const slip = stores.get(BetSlipStore);
  const { market, pick, home, away, startsAt, odds } = line;
  const title = pickName(locale, { market, pick, name: line.pickName, home, away });
  const selection = `${title} · ${home} – ${away}`;
  const state = slip.stateOf(line);
  return (
    <li className={styles.line} data-state={state}>
      <div className={styles.words}>
        <strong className={styles.title}>
          <OperatorText>{title}</OperatorText>
        </strong>
        <span className={styles.meta}>
          <OperatorText>{marketName(locale, market, line.marketTitle)}</OperatorText>
          {' · '}
          <OperatorText>{home}</OperatorText>
          {' – '}
          <OperatorText>{away}</OperatorText>
          {startsAt === undefined ? null : (
            <>
              {' · '}
              <time dateTime={startsAt}>
                {formatZoned(startsAt, { timeZone, format: 'HH:mm' })}
              </time>
            </>
          )}
        </span>
        <span className={styles.state} role="status">
          {stateText()}
        </span>
      </div>
      <bdi className={styles.odds}>{formatOdds(slip.currentOdds(line))}</bdi>
      <IconButton
        icon="x"
        size="small"
        label={locale.t('slip.remove', { selection })}
        onClick={() => {
          slip.remove(keyOfLine(line));
          onRemoved();
        }}
      />
      {slip.usedMode === 'single' ? (
        <Field
          className={styles.stake}
          label={locale.t('slip.stakeFor', { selection })}
          labelHidden
          placeholder={locale.t('slip.stake')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          dir="ltr"
          start={symbol}
          value={line.stakeText}
          onChange={(text) => slip.setStake(keyOfLine(line), text)}
        />
      ) : null}
    </li>
  );

  function stateText(): string {
    if (state === 'suspended') return locale.t('slip.suspended');
    if (state === 'closed') return locale.t('slip.closed');
    if (state === 'open') return '';
    return locale.t('slip.changed', {
      before: formatOdds(odds),
      odds: formatOdds(slip.currentOdds(line)),
    });
  }
});
