import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls back when the policy of this page stops a frame: its own address or, by a redirect, that of
 * another host, which browsers report with the origin of the first one. The page can know nothing
 * else about a failed frame of another origin.
 */
export function useFrameBlocked(address: string | undefined, onBlocked: () => void): void {
  const blocked = useEffectEvent(onBlocked);
  // A layout effect, because the browser checks the address once the frame is inserted.
  useLayoutEffect(() => {
    if (address === undefined) return undefined;
    const { origin } = new URL(address);
    const listener = ({
      blockedURI,
      disposition,
      effectiveDirective,
    }: SecurityPolicyViolationEvent): void => {
      if (
        effectiveDirective === 'frame-src' &&
        disposition === 'enforce' &&
        URL.canParse(blockedURI) &&
        new URL(blockedURI).origin === origin
      )
        blocked();
    };
    document.addEventListener('securitypolicyviolation', listener);
    return () => document.removeEventListener('securitypolicyviolation', listener);
  }, [address]);
}
