import type { Winner } from '@livery/model';
import { Amount, Image, OperatorText } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { formatZoned } from '../../core/dates/formatZoned.ts';
import { useStores } from '../../core/stores.ts';
import { maskName } from './maskName.ts';
import styles from './RecentWinners.module.css';

/** One win: picture of the game, amount, masked name, and date in the brand's time zone. */
export const WinnerCard = observer(function WinnerCard({
  winner,
  look,
}: {
  winner: Winner;
  look: 'cards' | 'rail';
}) {
  const { locale, site } = useStores();
  const { customerName, gameName, iconUrl, vo: { winTime } = {}, winAmount } = winner;
  const {
    timeZone,
    winners: { dateFormat },
  } = site.config.site;
  return (
    <article className={styles.card} data-look={look}>
      <div className={styles.inner}>
        <Image
          className={styles.picture}
          src={iconUrl?.startsWith('/') ? site.imageUrls(iconUrl) : iconUrl}
          alt=""
          fallbackText={gameName}
          fit="cover"
          width={120}
          height={120}
        />
        <div className={styles.words}>
          <Amount className={styles.amount} text={locale.formatMoney(winAmount)} />
          <span className={styles.game} title={gameName}>
            <OperatorText>{gameName}</OperatorText>
          </span>
          <span className={styles.winner}>
            <span className={styles.name}>
              <OperatorText>{maskName(customerName)}</OperatorText>
            </span>{' '}
            {winTime === undefined ? null : (
              <time dateTime={winTime}>
                {formatZoned(winTime, { timeZone, format: dateFormat })}
              </time>
            )}
          </span>
        </div>
      </div>
    </article>
  );
});
