import { useEffect, useRef, useState } from 'react';

/** Returns whether an element is on the screen of a visible tab. */
export function useInSight<T extends Element>() {
  const ref = useRef<T>(null);
  const [onScreen, setOnScreen] = useState(false);
  const [looked, setLooked] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setOnScreen(entries.at(-1)?.isIntersecting === true),
    );
    if (ref.current) observer.observe(ref.current);
    const look = (): void => setLooked(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return { ref, isInSight: onScreen && looked };
}
