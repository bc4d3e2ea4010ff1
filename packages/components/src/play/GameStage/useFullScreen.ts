import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element fills the screen, and the way there and back; no way where the browser has
 * none.
 */
export function useFullScreen(place: RefObject<HTMLElement | null>): {
  full: boolean;
  toggle: (() => void) | undefined;
} {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const follow = (): void =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === place.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [place]);
  // A browser that says no leaves the page as it is.
  const toggle = (): void =>
    void (full ? document.exitFullscreen() : place.current?.requestFullscreen())?.catch(
      () => undefined,
    );
  return { full, toggle: document.fullscreenEnabled ? toggle : undefined };
}
