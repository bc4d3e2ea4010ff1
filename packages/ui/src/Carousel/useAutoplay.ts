import { useEffect, useState, type FocusEvent } from 'react';
import type Swiper from 'swiper';
import { prefersStillness } from './useSwiper.ts';

/**
 * When a carousel may turn by itself: not under a pointer, not with the keyboard's focus inside,
 * not in a hidden tab, not where less motion is wanted, nor where nobody sees it, and never after
 * it was paused. Pressing play overrules pointer and focus until they leave and come again.
 * Swiper's own autoplay asks for every frame of the page, for ever.
 */
export function useAutoplay({
  swiper,
  everyMs = 0,
}: {
  swiper: Swiper | undefined;
  everyMs: number | undefined;
}) {
  const wanted = everyMs > 0;
  const [playing, setPlaying] = useState(wanted);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);
  const runs = wanted && playing && !pointed && !focused && !hidden;

  useEffect(() => {
    if (prefersStillness()) setPlaying(false);
    const onVisibility = (): void => setHidden(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);

  useEffect(() => {
    if (!swiper || !runs) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => clearTimeout(timer);
    const wait = (): void => {
      stop();
      timer = setTimeout(turn, everyMs);
    };
    function turn(): void {
      if (swiper && !swiper.destroyed && isOnScreen(swiper.el)) swiper.slideNext();
      wait();
    }
    // Each slide stands its whole time, however it came; one that is held by a finger stays.
    swiper.on('slideChange touchEnd', wait);
    swiper.on('touchStart', stop);
    wait();
    return () => {
      stop();
      // The effect that destroys the instance may have run before.
      if (swiper.destroyed) return;
      swiper.off('slideChange touchEnd', wait);
      swiper.off('touchStart', stop);
    };
  }, [swiper, runs, everyMs]);

  return {
    playing,
    toggle: () => {
      setPlaying(!playing);
      setPointed(false);
      setFocused(false);
    },
    /** For the element around slides and controls. */
    holdProps: {
      onPointerEnter: (event: { pointerType: string }) => setPointed(event.pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) setFocused(true);
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}

function isOnScreen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
