import type { ContentEmbedProps } from '@livery/model';
import { Button } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useStores } from '../../core/stores.ts';
import { useFrameBlocked } from '../../core/useFrameBlocked.ts';
import styles from './ContentEmbed.module.css';

/**
 * A page of another site in a frame. It loads on a click only, because the other site then learns
 * of the visit, and has no access to storage of its own origin.
 */
export const ContentEmbed = observer(function ContentEmbed({
  address,
  title,
  ratio = '16:9',
}: ContentEmbedProps) {
  const { locale } = useStores();
  const [isLoaded, setIsLoaded] = useState(false);
  const [isBlocked, setIsBlocked] = useState(false);
  useFrameBlocked(address, () => setIsBlocked(true));
  return (
    <div className={styles.frame} data-ratio={ratio}>
      {isBlocked ? (
        <div className={styles.offer} role="alert">
          <p>{locale.t('content.notAllowed')}</p>
          <p>{locale.t('content.from', { host: new URL(address).host })}</p>
        </div>
      ) : isLoaded ? (
        <iframe
          src={address}
          title={title}
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
          allow="fullscreen"
          referrerPolicy="origin"
        />
      ) : (
        <div className={styles.offer}>
          <Button iconStart="play" onClick={() => setIsLoaded(true)}>
            {locale.t('content.show', { title })}
          </Button>
          <p>{locale.t('content.from', { host: new URL(address).host })}</p>
        </div>
      )}
    </div>
  );
});
