import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type Swiper from 'swiper';

export interface CarouselPosition {
  /** Index of the first slide in view, in the order of the items. */
  slide: number;
  /** Where it stands among its stops: the slides, or the groups of them. */
  index: number;
  /** How many groups there are, where slides turn in groups. */
  stops: number | undefined;
  atStart: boolean;
  atEnd: boolean;
  /** Everything is in view: there is nothing to turn. */
  locked: boolean;
}

/**
 * Attaches Swiper to a scroll-snap list once it comes near the window, and again whenever the
 * slides change. Until then, and if the library cannot be loaded, the list scrolls by itself.
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
  /** Changes when other slides stand there. */
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
    // The sheet knows the usual gaps; a brand may want another one.
    element.style.setProperty('--gap-given', `${gapPx}px`);
    let attached: Swiper | undefined;
    let gone = false;

    const onChange = (next: CarouselPosition): void => {
      lastIndex.current = next.slide;
      setPosition(next);
    };
    const attach = async (): Promise<void> => {
      const { attachSwiper } = await import('./attachSwiper.ts');
      if (gone) return;
      inOrder(element);
      const scrolled = scrolledSlide(element);
      const speedMs = prefersStillness() ? 0 : 400;
      attached = attachSwiper(element, {
        initialSlide: scrolled > 0 ? scrolled : lastIndex.current,
        gapPx,
        perGroup,
        loop,
        speedMs,
        onChange,
      });
      // Not through React: it must hold before the next paint, so that nothing moves.
      element.dataset['attached'] = '';
      setSwiper(attached);
    };

    // A library that does not come leaves the list as it is; the loader reports it.
    const stop = whenNear(element, () => void attach().catch(() => undefined));
    return () => {
      gone = true;
      stop();
      delete element.dataset['attached'];
      attached?.destroy(true, true);
      inOrder(element);
      setSwiper(undefined);
    };
  }, [viewport, slides, gapPx, perGroup, loop, enabled]);

  return { swiper, position };
}

/** Does the system ask for less motion? */
export function prefersStillness(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

function whenNear(element: Element, act: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    act();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** An endless Swiper moves slides about; React expects them where it put them. */
function inOrder(viewport: HTMLElement): void {
  const track = viewport.firstElementChild;
  if (!track) return;
  const slides = [...track.children];
  const sorted = slides.toSorted((a, b) => indexOf(a) - indexOf(b));
  if (slides.some((slide, at) => slide !== sorted[at])) track.append(...sorted);
}

function indexOf(slide: Element): number {
  return Number(slide.getAttribute('data-index'));
}

/** The slide the visitor had scrolled to by hand. */
function scrolledSlide(viewport: HTMLElement): number {
  const [first, second] = viewport.firstElementChild?.children ?? [];
  if (!first || !second) return 0;
  const step = Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left);
  return step > 0 ? Math.round(Math.abs(viewport.scrollLeft) / step) : 0;
}
