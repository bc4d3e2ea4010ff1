import type { Banner } from '@livery/model';
import { Image } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../../core/isPlainClick.ts';
import { useStores } from '../../core/stores.ts';
import { onGameClick } from '../../play/onGameClick.ts';
import styles from './BannerCarousel.module.css';
import { bannerTarget } from './bannerTarget.ts';

/** One banner: the picture with its text, as one link if the banner has a target. */
export const BannerSlide = observer(function BannerSlide({
  banner,
  priority,
}: {
  banner: Banner;
  priority: boolean;
}) {
  const stores = useStores();
  const { locale, site } = stores;
  const target = bannerTarget(stores, banner);
  const content = (
    <>
      <Image
        src={site.assetUrl(banner.url)}
        alt=""
        width={1600}
        height={600}
        priority={priority}
        className={styles.picture ?? ''}
      />
      <span className={styles.words}>
        <strong className={styles.title}>
          {locale.text(banner.title.$text, banner.title.values)}
        </strong>
        {banner.subtitle ? (
          <span className={styles.subtitle}>
            {locale.text(banner.subtitle.$text, banner.subtitle.values)}
          </span>
        ) : null}
        {banner.action && target ? (
          <span className={styles.action}>
            {locale.text(banner.action.$text, banner.action.values)}
          </span>
        ) : null}
      </span>
    </>
  );
  if (!target) return <div className={styles.slide}>{content}</div>;
  const { address, game, isExternal } = target;
  // Stays a link for another tab, which asks the visitor to sign in on the page of the game.
  const open = (event: MouseEvent): void => {
    if (!game || !isPlainClick(event)) return;
    event.preventDefault();
    void onGameClick(stores, game);
  };
  return isExternal ? (
    <a className={styles.slide} href={address} target="_blank" rel="noopener">
      {content}
    </a>
  ) : (
    <a className={styles.slide} href={address} onClick={open}>
      {content}
    </a>
  );
});
