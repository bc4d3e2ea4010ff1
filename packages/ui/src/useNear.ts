import { useEffect, useRef, useState } from 'react';

/** Whether an element has come near the window: until then, what it would load or draw can wait. */
export function useNear<T extends Element>() {
  const place = useRef<T>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, near };
}
