import { useEffect, useState, type FocusEvent } from 'react';
import type Swiper from 'swiper';
import { prefersReducedMotion } from './useSwiper.ts';

/**
 * Advances a carousel by itself: not under a mouse pointer, with keyboard focus inside, in a hidden
 * tab, off screen, with reduced motion, or after it was paused. Pressing play overrides pointer and
 * focus until they leave and return. Swiper's own autoplay is not used, because it requests every
 * animation frame for as long as the page is open.
 */
export function useAutoplay({
  swiper,
  everyMs = 0,
}: {
  swiper: Swiper | undefined;
  everyMs: number | undefined;
}) {
  const hasAutoplay = everyMs > 0;
  const [playing, setPlaying] = useState(hasAutoplay);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isHidden, setIsHidden] = useState(false);
  const isRunning = hasAutoplay && playing && !isHovered && !isFocused && !isHidden;

  useEffect(() => {
    if (prefersReducedMotion()) setPlaying(false);
    const onVisibility = (): void => setIsHidden(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);

  useEffect(() => {
    if (!swiper || !isRunning) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => clearTimeout(timer);
    const restartTimer = (): void => {
      stop();
      timer = setTimeout(advance, everyMs);
    };
    function advance(): void {
      if (swiper && !swiper.destroyed && isOnScreen(swiper.el)) swiper.slideNext();
      restartTimer();
    }
    // Every change of slide restarts the interval; a touch stops it until the finger lifts.
    swiper.on('slideChange touchEnd', restartTimer);
    swiper.on('touchStart', stop);
    restartTimer();
    return () => {
      stop();
      // The effect that destroys the instance may have run first.
      if (swiper.destroyed) return;
      swiper.off('slideChange touchEnd', restartTimer);
      swiper.off('touchStart', stop);
    };
  }, [swiper, isRunning, everyMs]);

  return {
    playing,
    toggle: () => {
      setPlaying(!playing);
      setIsHovered(false);
      setIsFocused(false);
    },
    /** Props of the element around slides and controls. */
    holdProps: {
      onPointerEnter: (event: { pointerType: string }) =>
        setIsHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setIsHovered(false),
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) setIsFocused(true);
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false);
      },
    },
  };
}

function isOnScreen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
