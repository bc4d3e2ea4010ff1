import { useEffect, useRef, useState } from 'react';

/**
 * Whether somebody sees an element: it is on the screen, and its tab is the one that is looked at.
 */
export function useInSight<T extends Element>() {
  const place = useRef<T>(null);
  const [onScreen, setOnScreen] = useState(false);
  const [looked, setLooked] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setOnScreen(entries.at(-1)?.isIntersecting === true),
    );
    if (place.current) observer.observe(place.current);
    const look = (): void => setLooked(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return { place, inSight: onScreen && looked };
}
