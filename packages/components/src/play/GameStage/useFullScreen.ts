import { useEffect, useState, type RefObject } from 'react';

/**
 * Returns whether an element fills the screen, and a function that toggles it; `undefined` if the
 * browser does not support full screen.
 */
export function useFullScreen(container: RefObject<HTMLElement | null>): {
  full: boolean;
  toggle: (() => void) | undefined;
} {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const onChange = (): void =>
      setFull(
        document.fullscreenElement !== null && document.fullscreenElement === container.current,
      );
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [container]);
  // Ignores a refusal of the browser, because the page then simply stays as it is.
  const toggle = (): void =>
    void (full ? document.exitFullscreen() : container.current?.requestFullscreen())?.catch(
      () => undefined,
    );
  return { full, toggle: document.fullscreenEnabled ? toggle : undefined };
}
