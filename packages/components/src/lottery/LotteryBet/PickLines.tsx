import type { LottPlayType } from '@livery/model';
import type { LotteryBetStore } from '@livery/stores';
import { Button } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { wordText } from '../../core/wordText.ts';
import { useStores } from '../../core/stores.ts';
import { fieldTexts, optionTexts } from '../Lottery/lotteryTexts.ts';
import styles from './LotteryBetting.module.css';

/** Lines of options of a play type; each option is a toggle button. */
export const PickLines = observer(function PickLines({
  bet,
  playType,
}: {
  bet: LotteryBetStore;
  playType: LottPlayType;
}) {
  const { locale } = useStores();
  return (
    <div className={styles.lines}>
      {playType.fields.map(({ name, options }, line) => (
        <fieldset key={name} className={styles.line}>
          <legend className={styles.legend}>{wordText(locale, fieldTexts, name)}</legend>
          <div className={styles.options}>
            {options.map((option) => (
              <button
                key={option}
                type="button"
                className={styles.option}
                aria-pressed={bet.isPicked(line, option)}
                onClick={() => bet.toggle(line, option)}
              >
                {wordText(locale, optionTexts, option)}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      <Button
        variant="ghost"
        tone="neutral"
        size="small"
        disabled={bet.picks.every((line) => line.length === 0)}
        onClick={bet.clear}
      >
        {locale.t('lottery.clear')}
      </Button>
    </div>
  );
});
