import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the keyboard's focus is on the page outside of an element. A rule on the root that looks
 * for it below (`:has(:focus-visible)`) would be asked anew with every node that is inserted
 * anywhere.
 */
export function useKeyboardElsewhere(own: RefObject<Element | null>): boolean {
  const [elsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    const look = (): void => {
      const { activeElement } = document;
      setElsewhere(
        activeElement !== null &&
          activeElement.matches(":focus-visible:not([tabindex='-1'])") &&
          !own.current?.contains(activeElement),
      );
    };
    look();
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, [own]);
  return elsewhere;
}
