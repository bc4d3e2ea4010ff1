import { useEffect, useState, type RefObject } from 'react';

/**
 * Returns whether the keyboard focus is on the page but outside an element. Uses events, because a
 * CSS rule on the root with `:has(:focus-visible)` is evaluated again for every inserted node.
 */
export function useKeyboardFocusOutside(container: RefObject<Element | null>): boolean {
  const [isOutside, setIsOutside] = useState(false);
  useEffect(() => {
    const update = (): void => {
      const { activeElement } = document;
      setIsOutside(
        activeElement !== null &&
          activeElement.matches(":focus-visible:not([tabindex='-1'])") &&
          !container.current?.contains(activeElement),
      );
    };
    update();
    document.addEventListener('focusin', update);
    document.addEventListener('focusout', update);
    return () => {
      document.removeEventListener('focusin', update);
      document.removeEventListener('focusout', update);
    };
  }, [container]);
  return isOutside;
}
