import { Icon } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores.ts';
import styles from './HotMark.module.css';

/** Hot icon in the corner of its container. */
export const HotMark = observer(function HotMark() {
  const { locale } = useStores();
  return (
    <span className={styles.mark}>
      <Icon name="flame" size="small" label={locale.t('games.hot')} />
    </span>
  );
});
