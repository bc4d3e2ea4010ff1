import type { JackpotCounterProps } from '@livery/model';
import { Badge, IconButton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { useStores } from '../../core/stores.ts';
import styles from './JackpotCounter.module.css';

export interface JackpotBoardProps extends Required<Pick<JackpotCounterProps, 'title' | 'look'>> {
  runs: boolean;
  onRuns: (runs: boolean) => void;
  /** The digits, or what stands in their place. */
  children: ReactNode;
}

/**
 * What stands around the digits of a jackpot: its heading, that a demonstration's is no real one,
 * and the button that stops it.
 */
export const JackpotPanel = observer(function JackpotPanel({
  title,
  look,
  runs,
  onRuns,
  children,
}: JackpotBoardProps) {
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
          {site.config.compliance.demonstration ? (
            <Badge className={styles.sample}>{locale.t('sample.label')}</Badge>
          ) : null}
        </header>
        {children}
      </div>
      <IconButton
        icon={runs ? 'pause' : 'play'}
        label={locale.t(runs ? 'jackpot.stop' : 'jackpot.run')}
        size="small"
        className={styles.pause}
        onClick={() => onRuns(!runs)}
      />
    </section>
  );
});
