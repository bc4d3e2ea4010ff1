import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import styles from './LotteryLine.module.css';

/**
 * A number that was drawn, digit by digit; as many as the brand shows. Source: product-spec §9
 * "Open-number display at most 6 digits".
 */
export const Balls = observer(function Balls({
  drawNumber,
  number,
}: {
  drawNumber: string;
  number: string;
}) {
  const { locale, site } = useStores();
  const shown = number.slice(0, site.config.site.lottery.openedDigits);
  return (
    <span
      className={styles.balls}
      role="img"
      aria-label={locale.t('lottery.last', { drawNumber, number: shown })}
    >
      {Array.from(shown).map((digit, index) => (
        <span key={index} className={styles.ball} aria-hidden="true">
          {digit}
        </span>
      ))}
    </span>
  );
});
