import { useEffect, useState, type FocusEvent } from 'react';
import type Swiper from 'swiper';
import { prefersStillness } from './useSwiper.ts';

/**
 * When a carousel may turn by itself: not under a pointer, not with the keyboard's focus inside, not in a hidden tab, not where less motion
 * is wanted, and never after it was paused. Pressing play overrules pointer and focus until they leave and come again.
 */
export function useAutoplay({ swiper, wanted }: { swiper: Swiper | undefined; wanted: boolean }) {
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
    swiper.autoplay.start();
    return () => {
      // The effect that destroys the instance may have run before.
      if (!swiper.destroyed) swiper.autoplay.stop();
    };
  }, [swiper, runs]);

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
      onFocus: (event: FocusEvent) => { if (event.target.matches(':focus-visible')) setFocused(true); },
      onBlur: (event: FocusEvent) => { if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false); },
    },
  };
}
