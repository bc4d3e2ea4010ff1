import type { JackpotCounterProps } from '@livery/model';
import { Badge, IconButton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { useStores } from '../../core/stores.ts';
import styles from './JackpotCounter.module.css';

export interface JackpotPanelProps extends Required<
  Pick<JackpotCounterProps, 'title' | 'look' | 'kind'>
> {
  isRunning: boolean;
  onRunningChange: (isRunning: boolean) => void;
  /** The digits, or the content in their place. */
  children: ReactNode;
}

/**
 * Frame of a jackpot's digits: heading, pause button, and a sample badge unless the amount is the
 * operator's. On a live brand, too: an invented amount without it would mislead players.
 */
export const JackpotPanel = observer(function JackpotPanel({
  title,
  look,
  kind,
  isRunning,
  onRunningChange,
  children,
}: JackpotPanelProps) {
  const stores = useStores();
  const { locale, page, site } = stores;
  const heading = useId();
  const banners = site.config.banners.groups[page.bannerGroup ?? ''] ?? [];
  const overBanners = look === 'overlap' && banners.some(({ when }) => stores.shows(when));
  return (
    <section
      className={styles.jackpot}
      aria-labelledby={heading}
      data-look={look}
      data-over={overBanners ? '' : undefined}
    >
      <div className={styles.line}>
        <header className={styles.head}>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          {kind === 'feed' ? null : (
            <Badge className={styles.sample}>{locale.t('sample.label')}</Badge>
          )}
        </header>
        {children}
      </div>
      <IconButton
        icon={isRunning ? 'pause' : 'play'}
        label={locale.t(isRunning ? 'jackpot.stop' : 'jackpot.run')}
        size="small"
        className={styles.pause}
        onClick={() => onRunningChange(!isRunning)}
      />
    </section>
  );
});
