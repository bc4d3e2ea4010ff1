import type { LottPlayTypesReply } from '@livery/model';
import { offeredPrizeModes, type LotteryBetStore } from '@livery/stores';
import { Field, Select } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { pasteInto } from '../../core/FormField/pasteInto.ts';
import { useStores } from '../../core/stores.ts';
import styles from './LotteryBetting.module.css';

/** Unit price, multiple and, if the brand offers several, prize mode of a bet. Source: LOTT-09. */
export const BetTerms = observer(function BetTerms({
  bet,
  offered,
}: {
  bet: LotteryBetStore;
  offered: LottPlayTypesReply;
}) {
  const { locale, site } = useStores();
  const prizeModes = offeredPrizeModes(site.config.site);
  const series = locale.t('lottery.series', { percent: offered.series / 20 });
  return (
    <div className={styles.terms}>
      <Select
        label={locale.t('lottery.unit')}
        value={String(bet.unitPrice)}
        onChange={(unit) => bet.setUnit(Number(unit))}
        options={offered.units.map((unit) => ({
          value: String(unit),
          label: locale.formatMoney(unit, { meaning: 'payable' }),
        }))}
      />
      <Field
        label={locale.t('lottery.multiple')}
        value={bet.multipleText}
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        onChange={bet.setMultiple}
        onBlur={() => bet.readMultiple()}
        onPaste={pasteInto(bet.readMultiple)}
        error={
          Number.isNaN(bet.multiple)
            ? locale.t('lottery.problem.multiple', { most: offered.maxMultiple })
            : undefined
        }
      />
      {prizeModes.length === 1 ? (
        <p className={styles.series}>{series}</p>
      ) : (
        <Select
          label={locale.t('lottery.prizeMode')}
          value={bet.prizeMode}
          hint={series}
          onChange={bet.setPrizeMode}
          options={prizeModes.map((mode) => ({ value: mode, label: mode }))}
        />
      )}
    </div>
  );
});
