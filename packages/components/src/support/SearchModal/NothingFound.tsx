import { Button, EmptyState } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { openService } from '../../core/openService.ts';
import { useStores } from '../../core/stores.ts';
import { categoryEntries } from '../../shell/menuEntries.ts';
import styles from './SearchModal.module.css';

/** Message for a text without results: what to try, links to the categories, customer service. */
export const NothingFound = observer(function NothingFound({ text }: { text: string }) {
  const stores = useStores();
  const { locale, modals, site, vendors } = stores;
  return (
    <EmptyState
      icon="search"
      title={locale.t('search.nothing', { text })}
      text={locale.t('search.nothingText')}
      action={
        <>
          <ul role="list" className={styles.links}>
            {categoryEntries(stores, vendors.categories).map(({ id, label, address }) => (
              <li key={id}>
                <Button variant="soft" size="small" href={address}>
                  {label}
                </Button>
              </li>
            ))}
          </ul>
          <Button
            variant="ghost"
            iconStart="headset"
            onClick={() => {
              void modals.hide('siteSearch');
              void openService(stores, site.config.site.windows.serviceLarge);
            }}
          >
            {locale.t('service.title')}
          </Button>
        </>
      }
    />
  );
});
