import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type Swiper from 'swiper';

export interface CarouselPosition {
  /** Index of the first visible slide, in the order of the items. */
  slide: number;
  /** Index of the current stop: of the slide, or of the group of slides. */
  index: number;
  /** Number of groups, if slides move in groups. */
  stops: number | undefined;
  atStart: boolean;
  atEnd: boolean;
  /** All slides are visible, so there is nothing to move. */
  locked: boolean;
}

/**
 * Attaches Swiper to a scroll-snap list once it comes near the viewport, and again when the slides
 * change. Until then, and if the library cannot be loaded, the list scrolls natively.
 */
export function useSwiper({
  viewport,
  slides,
  gapPx,
  perGroup,
  loop,
  enabled,
}: {
  viewport: RefObject<HTMLElement | null>;
  /** Changes when the slides change. */
  slides: string;
  gapPx: number;
  perGroup: number;
  loop: boolean;
  enabled: boolean;
}): { swiper: Swiper | undefined; position: CarouselPosition } {
  const [swiper, setSwiper] = useState<Swiper>();
  const [position, setPosition] = useState<CarouselPosition>({
    slide: 0,
    index: 0,
    stops: undefined,
    atStart: true,
    atEnd: false,
    locked: false,
  });
  const lastIndex = useRef(0);

  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element || !enabled) return;
    // The style sheet has the usual gaps; a brand may configure another one.
    element.style.setProperty('--gap-given', `${gapPx}px`);
    let attached: Swiper | undefined;
    let isCancelled = false;

    const onChange = (next: CarouselPosition): void => {
      lastIndex.current = next.slide;
      setPosition(next);
    };
    const attach = async (): Promise<void> => {
      // Without the library the list stays as it is; the loader reports the failure.
      const module = await import('./attachSwiper.ts').catch(() => undefined);
      if (!module || isCancelled) return;
      restoreOrder(element);
      const scrolled = scrolledSlide(element);
      const speedMs = prefersReducedMotion() ? 0 : 400;
      attached = module.attachSwiper(element, {
        initialSlide: scrolled > 0 ? scrolled : lastIndex.current,
        gapPx,
        perGroup,
        loop,
        speedMs,
        onChange,
      });
      // Set directly, because it must apply before the next paint so that nothing moves.
      element.dataset['attached'] = '';
      setSwiper(attached);
    };

    const stop = whenNear(element, () => void attach());
    return () => {
      isCancelled = true;
      stop();
      delete element.dataset['attached'];
      attached?.destroy(true, true);
      restoreOrder(element);
      setSwiper(undefined);
    };
  }, [viewport, slides, gapPx, perGroup, loop, enabled]);

  return { swiper, position };
}

/** Returns whether the system prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

function whenNear(element: Element, callback: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    callback();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Restores the order of slides that a loop has moved, because React expects its own order. */
function restoreOrder(viewport: HTMLElement): void {
  const track = viewport.firstElementChild;
  if (!track) return;
  const slides = [...track.children];
  const sorted = slides.toSorted((a, b) => indexOf(a) - indexOf(b));
  if (slides.some((slide, index) => slide !== sorted[index])) track.append(...sorted);
}

function indexOf(slide: Element): number {
  return Number(slide.getAttribute('data-index'));
}

/** Returns the index of the slide that the visitor scrolled to before Swiper was attached. */
function scrolledSlide(viewport: HTMLElement): number {
  const [first, second] = viewport.firstElementChild?.children ?? [];
  if (!first || !second) return 0;
  const step = Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left);
  return step > 0 ? Math.round(Math.abs(viewport.scrollLeft) / step) : 0;
}
