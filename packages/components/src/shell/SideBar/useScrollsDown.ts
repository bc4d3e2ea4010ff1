import { useEffect, useState } from 'react';

/** Smaller movements are not a change of direction, such as those of a window's address bar. */
const minDistancePx = 24;

/** Returns whether the page was last scrolled down; false at its top. */
export function useScrollsDown(): boolean {
  const [scrollsDown, setScrollsDown] = useState(false);
  useEffect(() => {
    let turnPx = 0;
    const update = (): void => {
      const { scrollY } = window;
      if (scrollY > 0 && Math.abs(scrollY - turnPx) < minDistancePx) return;
      setScrollsDown(scrollY > turnPx);
      turnPx = scrollY;
    };
    // The visitor may have scrolled before the component hydrated.
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return scrollsDown;
}
