import type { InstallOfferProps } from '@livery/model';
import { InstallStore } from '@livery/stores';
import { Button, Icon } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useStores } from '../../core/stores.ts';
import { useHydrated } from '../../core/useHydrated.ts';
import styles from './InstallOffer.module.css';

export const InstallOffer = observer(function InstallOffer({
  minVisits = 2,
  quietDays = 90,
}: InstallOfferProps) {
  const stores = useStores();
  const { locale, site } = stores;
  const install = stores.get(InstallStore);
  const titleId = useId();
  // The server does not know the browser.
  if (!useHydrated() || !install.isInvited({ minVisits, quietDays })) return null;
  const isMenu = install.offer?.kind === 'menu';
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <Icon name="smartphone" size="large" />
      <div className={styles.words}>
        <h2 id={titleId}>{locale.t('install.title', { name: site.config.site.name })}</h2>
        <p>{locale.t(isMenu ? 'install.menu' : 'install.text')}</p>
      </div>
      <div className={styles.actions}>
        {isMenu ? null : (
          <Button size="small" onClick={() => void install.accept()}>
            {locale.t('install.accept')}
          </Button>
        )}
        <Button size="small" variant="ghost" onClick={() => install.decline()}>
          {locale.t('install.later')}
        </Button>
      </div>
    </section>
  );
});
