import type { TextKey } from '@livery/model';
import type { TextValues } from '@livery/stores';
import { Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import styles from './GameStage.module.css';

/** Placeholder of a game that is opening, with the current step as text. */
export const Waiting = observer(function Waiting({
  text = 'play.opening',
  values,
}: {
  text?: TextKey;
  values?: TextValues | undefined;
}) {
  const { locale } = useStores();
  return (
    <div className={styles.waiting}>
      <Skeleton className={styles.bone ?? ''} />
      <p role="status" className={styles.word}>
        {locale.t(text, values)}
      </p>
    </div>
  );
});
