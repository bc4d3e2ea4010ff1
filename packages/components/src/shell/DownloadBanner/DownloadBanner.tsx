import { Icon, VisuallyHidden } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import styles from './DownloadBanner.module.css';

/** Which of the operator's links it is. */
const resourceType = 'ACCESS';

export function DownloadBanner() {
  return <AccessLink />;
}

/**
 * The link to the operator's access page. With `whole`, its words stay where the window is narrow.
 */
export const AccessLink = observer(function AccessLink({ whole = false }: { whole?: boolean }) {
  const { locale, site } = useStores();
  const url = site.state.resources.find((resource) => resource.resourceType === resourceType)?.url;
  // What an operator sends is an address only when it is one.
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
