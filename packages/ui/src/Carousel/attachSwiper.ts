import Swiper from 'swiper';
import type { CarouselPosition } from './useSwiper.ts';

export interface SwiperSettings {
  initialSlide: number;
  gapPx: number;
  perGroup: number;
  loop: boolean;
  /** 0 where less motion is wanted. */
  speedMs: number;
  onChange: (position: CarouselPosition) => void;
}

/**
 * Lets Swiper take over a list that already lies as it should: the sheet gives the slides their
 * width (`auto`), so attaching moves nothing. Its core only: dots, arrows, keyboard and turning by
 * itself are the carousel's own.
 */
export function attachSwiper(
  viewport: HTMLElement,
  { initialSlide, gapPx, perGroup, loop, speedMs, onChange }: SwiperSettings,
): Swiper {
  // Never more at once than are in view: what is turned over would not have been seen.
  const group = (): number => Math.min(perGroup, inView(viewport, gapPx));
  const changed = ({
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
  const resized = (swiper: Swiper): void => {
    if (swiper.params.slidesPerGroup !== group()) {
      swiper.params.slidesPerGroup = group();
      swiper.update();
    }
    changed(swiper);
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
      init: changed,
      slideChange: changed,
      toEdge: changed,
      fromEdge: changed,
      resize: resized,
      lock: changed,
      unlock: changed,
    },
  });
}

function inView(viewport: HTMLElement, gapPx: number): number {
  const slide = viewport.querySelector('.swiper-slide')?.getBoundingClientRect().width ?? 0;
  return slide > 0 ? Math.max(1, Math.round((viewport.clientWidth + gapPx) / (slide + gapPx))) : 1;
}
