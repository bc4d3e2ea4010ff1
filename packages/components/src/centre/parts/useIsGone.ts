import { useEffect, useRef } from 'react';

/** Returns a function for late outcomes: whether the component has been removed meanwhile. */
export function useIsGone(): () => boolean {
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  return () => gone.current;
}
