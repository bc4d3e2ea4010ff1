import type { Banner } from '@livery/model';
import { Image } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import styles from './BannerCarousel.module.css';
import { bannerTarget } from './bannerTarget.ts';

/** One banner: the picture, the words over it, and one link over both when it leads somewhere. */
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
  const words = (
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
  if (!target) return <div className={styles.slide}>{words}</div>;
  return target.outside ? (
    <a className={styles.slide} href={target.address} target="_blank" rel="noopener">
      {words}
    </a>
  ) : (
    <a className={styles.slide} href={target.address}>
      {words}
    </a>
  );
});
