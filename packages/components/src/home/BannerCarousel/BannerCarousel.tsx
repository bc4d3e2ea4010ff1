import type { Banner, BannerCarouselProps } from '@livery/model';
import { Carousel } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import styles from './BannerCarousel.module.css';
import { BannerSlide } from './BannerSlide.tsx';

const none: readonly Banner[] = [];

export const BannerCarousel = observer(function BannerCarousel({
  group,
  look = 'hero',
  autoplayMs = 5000,
}: BannerCarouselProps) {
  const stores = useStores();
  const { locale, page, site } = stores;
  const groupName = group ?? page.bannerGroup ?? '';
  const banners = (site.config.banners.groups[groupName] ?? none).filter(({ when }) =>
    stores.shows(when),
  );
  if (banners.length === 0) return null;
  const labels = {
    previous: locale.t('carousel.previous'),
    next: locale.t('carousel.next'),
    pause: locale.t('carousel.pause'),
    play: locale.t('carousel.play'),
    slide: (number: number, count: number) => locale.t('carousel.slide', { number, count }),
  };
  return (
    <div className={styles.banners} data-look={look} key={groupName}>
      <Carousel
        items={banners}
        keyOf={({ bannerId }) => bannerId}
        perView={1}
        autoplayMs={autoplayMs}
        dots
        loop
        label={locale.t('banner.label')}
        labels={labels}
        render={(banner, index) => <BannerSlide banner={banner} priority={index === 0} />}
      />
    </div>
  );
});
