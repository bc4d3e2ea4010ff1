import { useEffect, useState } from 'react';
import { useStores } from './stores.ts';

/** Whether it is known who the visitor is, whether the gateway did not say so, and what asks it again. */
export interface KnownVisitor {
  readonly isKnown: boolean;
  readonly isUnheard: boolean;
  readonly again: () => void;
}

/** Finds out who the visitor is before somebody is told that they are a guest. Use it inside an observer. Source: requirements SESS-10. */
export function useKnownVisitor(): KnownVisitor {
  const { session } = useStores();
  const [attempt, setAttempt] = useState(0);
  const [isUnheard, setUnheard] = useState(false);
  useEffect(() => {
    let left = false;
    void session.known().then((known) => {
      if (!left) setUnheard(!known);
    });
    return () => {
      left = true;
    };
  }, [session, attempt]);
  const again = (): void => {
    setUnheard(false);
    setAttempt(attempt + 1);
  };
  return { isKnown: session.confirmed, isUnheard, again };
}
