import { contentId, untrustedEntry } from '@livery/components';
import type { NavigationPort, RootStore } from '@livery/stores';
import { useEffect, useLayoutEffect, useState } from 'react';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { internalAddress } from './internalLinks.ts';
import { ScrollMemory } from './ScrollMemory.ts';
import { scrollToTarget } from './scrollToTarget.ts';

/** Handle through which the stores navigate; the router sets `go`. */
export type Navigator = Pick<NavigationPort, 'go'>;

export interface BrowserRoutingProps {
  root: RootStore;
  navigator: Navigator;
}

/**
 * The only component that uses the router. It is a sibling of the page, not a parent: every
 * navigation changes the router's context, and React would first hydrate all parts of the page that
 * could consume it. The router's own transitions are off because they would wait for other
 * transitions; the stores keep the old page visible meanwhile.
 */
export function BrowserRouting(props: BrowserRoutingProps) {
  return (
    <BrowserRouter useTransitions={false}>
      <AddressBar {...props} />
    </BrowserRouter>
  );
}

/** Synchronises the address bar and the stores in both directions. */
function AddressBar({ root, navigator }: BrowserRoutingProps) {
  const navigate = useNavigate();
  const { pathname, search, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const [places] = useState(() => new ScrollMemory());
  useLayoutEffect(() => {
    navigator.go = (address, { replace = false, isUntrusted = false, isReturn = false } = {}) => {
      places.takeOver();
      if (isReturn && places.isPrevious(address)) return void navigate(-1);
      void navigate(address, { replace, ...(isUntrusted && { state: untrustedEntry }) });
    };
  }, [navigator, navigate, places]);
  useEffect(() => {
    const handBack = (): void => places.handBack();
    window.addEventListener('pagehide', handBack);
    return () => window.removeEventListener('pagehide', handBack);
  }, [places]);
  // One listener serves all links. Components render plain links, which also work before hydration.
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const address = internalAddress(event);
      if (address === undefined) return;
      event.preventDefault();
      root.page.go(address);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [root]);
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
  return null;
}
