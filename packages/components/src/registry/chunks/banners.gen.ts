// Made by `npm run generate`. Change its source instead.
export { BannerCarousel } from '../../home/BannerCarousel/BannerCarousel.tsx';
