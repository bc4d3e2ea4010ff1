import { useEffect, useState } from 'react';
import { useStores } from './stores.ts';

/** Status of the session as the gateway last reported it. */
export interface SessionStatus {
  readonly status: 'pending' | 'known' | 'failed';
  /** Requests the session again after a failure. */
  readonly retry: () => void;
}

/**
 * Returns the status of the session, for content that depends on it: a visitor counts as a guest
 * only once the gateway confirmed it. Use it inside an observer. Source: SESS-05, SESS-10.
 */
export function useSessionStatus(): SessionStatus {
  const { session } = useStores();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isCancelled = false;
    void session.ready().then((isKnown) => {
      if (!isCancelled) setFailed(!isKnown);
    });
    return () => {
      isCancelled = true;
    };
  }, [session, attempt]);
  const retry = (): void => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { status: session.confirmed ? 'known' : failed ? 'failed' : 'pending', retry };
}
