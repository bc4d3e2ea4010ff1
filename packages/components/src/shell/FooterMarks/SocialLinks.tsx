import type { IconName, TextKey } from '@livery/model';
import { Icon, VisuallyHidden } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { resourceTitle, resourceUrl } from '../../core/resourceUrl.ts';
import { useStores } from '../../core/stores.ts';
import styles from './FooterMarks.module.css';

/**
 * Social networks in display order. The icons are generic drawings, because logos are trade marks.
 * Source: HOME-12.
 */
const networks: readonly { type: string; icon: IconName; text: TextKey }[] = [
  { type: 'YOUTUBE', icon: 'play', text: 'social.youtube' },
  { type: 'TWITTER', icon: 'bird', text: 'social.twitter' },
  { type: 'TIKTOK', icon: 'music', text: 'social.tiktok' },
  { type: 'FACEBOOK', icon: 'users', text: 'social.facebook' },
  { type: 'INSTAGRAM', icon: 'camera', text: 'social.instagram' },
  { type: 'WHATSAPP', icon: 'phone', text: 'social.whatsapp' },
  { type: 'TELEGRAM', icon: 'send', text: 'social.telegram' },
];

/** Links to the social networks that the operator has an address of. */
export const SocialLinks = observer(function SocialLinks() {
  const stores = useStores();
  const { locale, site } = stores;
  const links = networks.flatMap((network) => {
    const href = resourceUrl(site, network.type);
    return href === undefined ? [] : [{ ...network, href }];
  });
  if (links.length === 0) return null;
  return (
    <ul role="list" className={styles.social} aria-label={locale.t('social.label')}>
      {links.map(({ type, icon, text, href }) => (
        <li key={type}>
          <a
            className={styles.place}
            href={href}
            title={resourceTitle(stores, type)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name={icon} size="small" />
            <span>{locale.t(text)}</span>
            <VisuallyHidden>{locale.t('social.newTab')}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
});
