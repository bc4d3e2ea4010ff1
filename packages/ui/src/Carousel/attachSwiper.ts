import Swiper from 'swiper';
import { Autoplay, FreeMode, Keyboard } from 'swiper/modules';

export interface SwiperSettings {
  initialSlide: number;
  gapPx: number;
  autoplayMs: number | undefined;
  loop: boolean;
  freeMode: boolean;
  /** 0 where less motion is wanted. */
  speedMs: number;
  onChange: (swiper: Swiper) => void;
}

/**
 * Lets Swiper take over a list that already lies as it should: the sheet gives the slides their width (`auto`), so attaching moves nothing.
 * Keyboard and autoplay start off; the carousel turns them on where focus and the pointer allow.
 */
export function attachSwiper(viewport: HTMLElement, { initialSlide, gapPx, autoplayMs, loop, freeMode, speedMs, onChange }: SwiperSettings): Swiper {
  return new Swiper(viewport, {
    modules: [Autoplay, Keyboard, FreeMode],
    slidesPerView: 'auto',
    spaceBetween: gapPx,
    initialSlide,
    loop,
    rewind: !loop,
    speed: speedMs,
    keyboard: { enabled: false, onlyInViewport: false, pageUpDown: false },
    autoplay: { enabled: false, delay: autoplayMs ?? 0, disableOnInteraction: false },
    freeMode: { enabled: freeMode, sticky: true },
    on: { init: onChange, slideChange: onChange, toEdge: onChange, fromEdge: onChange, resize: onChange, lock: onChange, unlock: onChange },
  });
}
