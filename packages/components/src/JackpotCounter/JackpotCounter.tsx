import type { JackpotCounterProps } from '@livery/contract';
import { JackpotStore } from '@livery/stores';
import { Badge, Digits, IconButton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useStores } from '../stores.ts';
import styles from './JackpotCounter.module.css';

/** Height of a row where the brand has no word in it. */
const rowHeightPx = 60;

export const JackpotCounter = observer(function JackpotCounter({ title, kind, look = 'panel' }: JackpotCounterProps) {
  const stores = useStores();
  const { locale, page, site } = stores;
  const { jackpots } = site.config.site;
  const [jackpot] = useState(() => stores.make(({ clock }) => new JackpotStore({ clock, kind, jackpots })));
  const [runs, setRuns] = useState(true);
  const heading = useId();
  useEffect(() => (runs ? jackpot.run() : undefined), [jackpot, runs]);

  const banners = site.config.banners.groups[page.bannerGroup ?? ''] ?? [];
  const overBanners = look === 'overlap' && banners.some(({ when }) => stores.shows(when));
  const { value, spoken } = jackpot;
  return (
    <section className={styles.jackpot} aria-labelledby={heading} data-look={look} data-over={overBanners ? '' : undefined}>
      <div className={styles.line}>
        <header className={styles.head}>
          <h2 id={heading} className={styles.title}>{title}</h2>
          {site.config.compliance.demonstration ? <Badge className={styles.sample}>{locale.t('sample.label')}</Badge> : null}
        </header>
        <Digits
          text={locale.formatMoney(value ?? jackpot.least)} pending={value === undefined} rowHeightPx={kind === 'home' ? jackpots.home.rowHeightPx : rowHeightPx}
          label={spoken === undefined ? title : locale.t('jackpot.amount', { title, amount: locale.formatMoney(spoken) })}
        />
      </div>
      <IconButton
        icon={runs ? 'pause' : 'play'} label={locale.t(runs ? 'jackpot.stop' : 'jackpot.run')} size="small" className={styles.pause}
        onClick={() => setRuns(!runs)}
      />
    </section>
  );
});
