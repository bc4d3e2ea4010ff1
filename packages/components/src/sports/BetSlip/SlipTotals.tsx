import { BetSlipStore, type SlipProblem } from '@livery/stores';
import { Amount, Field } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import { formatOdds } from '../formatOdds.ts';
import styles from './BetSlip.module.css';

/** Stake of a multiple, total stake, potential win, limits, and why the slip cannot be placed. */
export const SlipTotals = observer(function SlipTotals({
  problem,
}: {
  problem: SlipProblem | undefined;
}) {
  const stores = useStores();
  const { locale, site } = stores;
  const slip = stores.get(BetSlipStore);
  const limits = slip.limitsOf(slip.lines[0]?.vendorCode ?? '');
  const amounts = limits && {
    min: locale.formatMoney(limits.minStake),
    max: locale.formatMoney(limits.maxStake),
    prize: locale.formatMoney(limits.maxWin),
  };
  return (
    <div className={styles.totals}>
      {slip.usedMode === 'multiple' ? (
        <Field
          label={locale.t('slip.stake')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          dir="ltr"
          start={site.config.site.currency.symbol}
          value={slip.multipleStakeText}
          onChange={slip.setMultipleStake}
        />
      ) : null}
      <dl className={styles.facts}>
        {slip.usedMode === 'multiple' ? (
          <div>
            <dt>{locale.t('slip.odds')}</dt>
            <dd>
              <bdi>{formatOdds(slip.multipleOdds)}</bdi>
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{locale.t('lottery.stake')}</dt>
          <dd>
            <Amount text={locale.formatMoney(slip.totalStake)} />
          </dd>
        </div>
        <div>
          <dt>{locale.t('lottery.best')}</dt>
          <dd className={styles.win}>
            <Amount text={locale.formatMoney(slip.potentialWin)} />
          </dd>
        </div>
      </dl>
      {amounts ? <p className={styles.limits}>{locale.t('lottery.limits', amounts)}</p> : null}
      {slip.quoteError ? (
        <p className={styles.problem} role="status">
          {locale.t('slip.outdated')}
        </p>
      ) : null}
      <p className={styles.problem} role="alert">
        {problemText()}
      </p>
    </div>
  );

  function problemText(): string {
    switch (problem) {
      case undefined:
      case 'empty':
        return '';
      case 'limits':
        return amounts ? locale.t('lottery.problem.stake', amounts) : '';
      case 'win':
        return amounts ? locale.t('lottery.problem.prize', amounts) : '';
      case 'tooMany':
        return locale.t('slip.problem.tooMany', { number: limits?.maxPicks ?? 1 });
      case 'stake':
      case 'vendors':
      case 'sameEvent':
      case 'changed':
      case 'notOpen':
        return locale.t(`slip.problem.${problem}`);
    }
  }
});
