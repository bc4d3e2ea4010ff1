import type { PromotionZaloProps } from '@livery/model';
import { Card, Icon } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import styles from './PromotionZalo.module.css';

export const PromotionZalo = observer(function PromotionZalo({ title, text }: PromotionZaloProps) {
  const { locale, site } = useStores();
  return (
    <Card tone="accent" as="section" aria-labelledby="zalo-bonus" className={styles.card}>
      <Icon name="message-circle" size="large" className={styles.icon} />
      <div className={styles.words}>
        <h2 id="zalo-bonus">{title}</h2>
        <p>
          {locale.t('promo.zaloAmount', { amount: site.config.site.zaloBonus })}
          {text === undefined ? null : <> {text}</>}
        </p>
      </div>
    </Card>
  );
});
