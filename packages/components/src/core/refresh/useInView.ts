import { useEffect, useRef, useState } from 'react';
import { usePageVisible } from './usePageVisible.ts';

/** Returns whether an element is in the viewport of a visible tab. */
export function useInView<T extends Element>() {
  const ref = useRef<T>(null);
  const [isOnScreen, setIsOnScreen] = useState(false);
  const isPageVisible = usePageVisible();
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setIsOnScreen(entries.at(-1)?.isIntersecting === true),
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isInView: isOnScreen && isPageVisible };
}
