import type { AnnouncementBarProps } from '@livery/model';
import { NoticesStore } from '@livery/stores';
import { Icon, Marquee, OperatorText } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useStores } from '../../core/stores.ts';
import { useResource } from '../../core/useResource.ts';
import styles from './AnnouncementBar.module.css';

export const AnnouncementBar = observer(function AnnouncementBar({ title }: AnnouncementBarProps) {
  const stores = useStores();
  const { locale, modals, session } = stores;
  const notices = stores.get(NoticesStore);
  const { state } = useResource(notices.board, {});
  // A bar rendered before the notices are known keeps its height even if there are none, so that
  // the content below does not move.
  const [wasUnknown] = useState(state.status === 'idle');
  useEffect(() => {
    if (!session.isGuest) void notices.members.load({});
  }, [notices, session.isGuest, locale.language]);

  const { latest } = notices;
  if (latest.length === 0) return wasUnknown ? <div className={styles.bar} data-empty /> : null;
  return (
    <section className={styles.bar} aria-label={title}>
      <div className={styles.inner}>
        <strong className={styles.title}>
          <Icon name="volume-2" />
          <span>{title}</span>
        </strong>
        <div className={styles.line}>
          <Marquee
            label={locale.t('news.label')}
            labels={{ pause: locale.t('news.stop'), play: locale.t('news.run') }}
          >
            {latest.map((notice, index) => (
              <button
                key={notice.id}
                type="button"
                className={styles.notice}
                onClick={() => void modals.show('notice', { index })}
              >
                <OperatorText>{notice.title}</OperatorText>
              </button>
            ))}
          </Marquee>
        </div>
      </div>
    </section>
  );
});
