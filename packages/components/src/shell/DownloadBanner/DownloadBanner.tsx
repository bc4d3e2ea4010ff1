import { Icon, VisuallyHidden } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import styles from './DownloadBanner.module.css';

/** Type of the operator's resource that holds the address of the access page. */
const resourceType = 'ACCESS';

export function DownloadBanner() {
  return <AccessLink />;
}

/** Link to the operator's access page. `whole` keeps its text visible in narrow windows. */
export const AccessLink = observer(function AccessLink({ whole = false }: { whole?: boolean }) {
  const { locale, site } = useStores();
  const url = site.state.resources.find((resource) => resource.resourceType === resourceType)?.url;
  // The operator may send something that is no HTTP address.
  if (url === undefined || !/^https?:\/\//.test(url)) return null;
  return (
    <a
      className={styles.banner}
      data-whole={whole ? '' : undefined}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="smartphone" size="small" />
      <span className={styles.text}>{locale.t('header.access')}</span>
      <VisuallyHidden>{locale.t('header.newTab')}</VisuallyHidden>
      <Icon name="external-link" size="small" />
    </a>
  );
});
