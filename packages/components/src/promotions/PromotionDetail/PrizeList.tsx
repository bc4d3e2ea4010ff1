import type { Raffle } from '@livery/model';
import { OperatorText } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import { prizeText } from './prizeText.ts';
import styles from './PromotionDetail.module.css';

/** Prizes of a raffle with their chances, by the numbers of the wheel. */
export const PrizeList = observer(function PrizeList({ raffle: { prizes } }: { raffle: Raffle }) {
  const stores = useStores();
  const { locale } = stores;
  return (
    <section aria-labelledby="promo-prizes">
      <h2 id="promo-prizes">{locale.t('promo.prizes')}</h2>
      <ol className={styles.prizes}>
        {prizes.map((prize) => (
          <li key={prize.prizeId}>
            <OperatorText>{prizeText(stores, prize)}</OperatorText>
            {prize.chance === undefined ? null : (
              <span className={styles.chance}>
                {locale.t('promo.chance', {
                  percent: locale.formats.number(prize.chance, { maximumFractionDigits: 2 }),
                })}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
});
