import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import styles from './LotteryLine.module.css';

/**
 * Digits of a drawn number, up to the brand's maximum. From left to right in every language,
 * because numbers are read so in Arabic too. Source: LOTT-05.
 */
export const Balls = observer(function Balls({
  drawNumber,
  number,
}: {
  drawNumber: string;
  number: string;
}) {
  const { locale, site } = useStores();
  const digits = number.slice(0, site.config.site.lottery.openedDigits);
  return (
    <span
      className={styles.balls}
      dir="ltr"
      role="img"
      aria-label={locale.t('lottery.last', { drawNumber, number: digits })}
    >
      {Array.from(digits).map((digit, index) => (
        <span key={index} className={styles.ball} aria-hidden="true">
          {digit}
        </span>
      ))}
    </span>
  );
});
