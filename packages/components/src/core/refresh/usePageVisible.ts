import { useEffect, useState } from 'react';

/** Returns whether the page is visible: not in a tab behind others or on a locked phone. */
export function usePageVisible(): boolean {
  const [isVisible, setIsVisible] = useState(true);
  useEffect(() => {
    const onVisibilityChange = (): void => setIsVisible(document.visibilityState === 'visible');
    onVisibilityChange();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, []);
  return isVisible;
}
