import Swiper from 'swiper';
import type { CarouselPosition } from './useSwiper.ts';

export interface SwiperSettings {
  initialSlide: number;
  gapPx: number;
  perGroup: number;
  loop: boolean;
  /** 0 with reduced motion. */
  speedMs: number;
  onChange: (position: CarouselPosition) => void;
}

/**
 * Attaches Swiper to a list that already has its final layout: the style sheet sets the width of
 * the slides (`auto`), so attaching moves nothing. Uses only the core of Swiper; dots, arrows,
 * keyboard and autoplay are the carousel's own.
 */
export function attachSwiper(
  viewport: HTMLElement,
  { initialSlide, gapPx, perGroup, loop, speedMs, onChange }: SwiperSettings,
): Swiper {
  // At most the visible slides, because skipped ones would never be seen.
  const group = (): number => Math.min(perGroup, visibleSlides(viewport, gapPx));
  const onUpdate = ({
    realIndex,
    snapIndex,
    snapGrid,
    isBeginning,
    isEnd,
    isLocked,
  }: Swiper): void => {
    const grouped = perGroup > 1;
    onChange({
      slide: realIndex,
      index: grouped ? snapIndex : realIndex,
      stops: grouped ? snapGrid.length : undefined,
      atStart: isBeginning && !loop,
      atEnd: isEnd && !loop,
      locked: isLocked,
    });
  };
  const onResize = (swiper: Swiper): void => {
    if (swiper.params.slidesPerGroup !== group()) {
      swiper.params.slidesPerGroup = group();
      swiper.update();
    }
    onUpdate(swiper);
  };
  return new Swiper(viewport, {
    slidesPerView: 'auto',
    slidesPerGroup: group(),
    spaceBetween: gapPx,
    initialSlide,
    loop,
    rewind: !loop,
    speed: speedMs,
    on: {
      init: onUpdate,
      slideChange: onUpdate,
      toEdge: onUpdate,
      fromEdge: onUpdate,
      resize: onResize,
      lock: onUpdate,
      unlock: onUpdate,
    },
  });
}

function visibleSlides(viewport: HTMLElement, gapPx: number): number {
  const slide = viewport.querySelector('.swiper-slide')?.getBoundingClientRect().width ?? 0;
  return slide > 0 ? Math.max(1, Math.round((viewport.clientWidth + gapPx) / (slide + gapPx))) : 1;
}
