import { useEffect, useRef, useState } from 'react';

/** Returns whether an element is in the viewport of a visible tab. */
export function useInView<T extends Element>() {
  const ref = useRef<T>(null);
  const [isOnScreen, setIsOnScreen] = useState(false);
  const [isTabVisible, setIsTabVisible] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setIsOnScreen(entries.at(-1)?.isIntersecting === true),
    );
    if (ref.current) observer.observe(ref.current);
    const onVisibilityChange = (): void => setIsTabVisible(document.visibilityState === 'visible');
    onVisibilityChange();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, []);
  return { ref, isInView: isOnScreen && isTabVisible };
}
