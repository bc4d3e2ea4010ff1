import { contentId, untrustedEntry } from '@livery/components';
import { useEffect, useState } from 'react';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { RoutingProps } from './Routing.tsx';
import { ScrollMemory } from './ScrollMemory.ts';
import { scrollToTarget } from './scrollToTarget.ts';

/**
 * The only component that uses the router. It is a sibling of the page, not a parent: every
 * navigation changes the router's context, and React would first hydrate all parts of the page that
 * could consume it. The router's own transitions are off because they would wait for other
 * transitions; the stores keep the old page visible meanwhile.
 */
export function BrowserRouting(props: RoutingProps) {
  return (
    <BrowserRouter useTransitions={false}>
      <AddressBar {...props} />
    </BrowserRouter>
  );
}

/** Synchronises the address bar and the stores in both directions. */
function AddressBar({ root, navigator }: RoutingProps) {
  const navigate = useNavigate();
  const { pathname, search, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const [places] = useState(() => new ScrollMemory());
  useEffect(() => {
    const handBack = (): void => places.handBack();
    window.addEventListener('pagehide', handBack);
    return () => window.removeEventListener('pagehide', handBack);
  }, [places]);
  useEffect(() => {
    let left = false;
    places.enter(pathname + search + hash);
    void root.page.show(pathname, pathname + search + hash).then(() => {
      // Superseded, redirected or failed navigations keep their scroll position.
      if (left || navigationType === 'REPLACE' || root.page.error || root.chunks.failure) return;
      if (navigationType === 'POP' && hash === '') return places.restore(key);
      scrollToTarget(hash);
      // The followed link may be gone with its page, so focus moves to the new content.
      if (navigationType !== 'POP')
        document.getElementById(contentId)?.focus({ preventScroll: true });
    });
    return () => {
      left = true;
      places.keep(key);
    };
    // A new key is a new navigation, even to the same address.
  }, [root, pathname, search, hash, key, navigationType, places]);
  // Not a layout effect: the router listens to its history only after those of its children.
  useEffect(
    () =>
      navigator.attach((address, options = {}) => {
        const { replace = false, isUntrusted = false, isReturn = false } = options;
        places.takeOver();
        if (isReturn && places.isPrevious(address)) return void navigate(-1);
        void navigate(address, { replace, ...(isUntrusted && { state: untrustedEntry }) });
      }),
    [navigator, navigate, places],
  );
  return null;
}
