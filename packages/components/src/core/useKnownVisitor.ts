import { useEffect, useState } from 'react';
import { useStores } from './stores.ts';

/** Whether it is known who the visitor is. Use it inside an observer. */
export interface KnownVisitor {
  readonly status: 'asking' | 'known' | 'failed';
  /** Asks anew after a failure. */
  readonly again: () => void;
}

/**
 * For what is shown to some visitors only: nobody who may be logged in is taken for a guest.
 * Source: requirements SESS-05, SESS-10.
 */
export function useKnownVisitor(): KnownVisitor {
  const { session } = useStores();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    void session.known().then((known) => {
      if (!left) setFailed(!known);
    });
    return () => {
      left = true;
    };
  }, [session, attempt]);
  const again = (): void => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { status: session.confirmed ? 'known' : failed ? 'failed' : 'asking', again };
}
