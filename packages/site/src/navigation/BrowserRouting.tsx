import { contentId } from '@livery/components';
import type { NavigationPort, RootStore } from '@livery/stores';
import { useEffect, useLayoutEffect, useState } from 'react';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { internalAddress } from './internalLinks.ts';
import { ScrollMemory } from './ScrollMemory.ts';
import { scrollToTarget } from './scrollToTarget.ts';

/** The handle through which the stores move the browser; the router fills it. */
export type Navigator = Pick<NavigationPort, 'go'>;

export interface BrowserRoutingProps {
  root: RootStore;
  navigator: Navigator;
}

/**
 * The one place that knows the router. It stands beside the page, not around it: a new address
 * changes the router's context, and what of the page is still to be hydrated would hold up every
 * navigation as long as it could be listening. Its own transitions would wait for others as well:
 * the stores keep the old page.
 */
export function BrowserRouting(props: BrowserRoutingProps) {
  return (
    <BrowserRouter useTransitions={false}>
      <AddressBar {...props} />
    </BrowserRouter>
  );
}

/** The address bar follows the stores, and the stores follow the address bar. */
function AddressBar({ root, navigator }: BrowserRoutingProps) {
  const navigate = useNavigate();
  const { pathname, search, hash, key } = useLocation();
  const how = useNavigationType();
  const [places] = useState(() => new ScrollMemory());
  useLayoutEffect(() => {
    navigator.go = (address, options) => {
      places.takeOver();
      void navigate(address, options);
    };
  }, [navigator, navigate, places]);
  useEffect(() => {
    const handBack = (): void => places.handBack();
    window.addEventListener('pagehide', handBack);
    return () => window.removeEventListener('pagehide', handBack);
  }, [places]);
  // One listener for every link: components write plain links, which also work before and without
  // it.
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
    void root.page.show(pathname, pathname + search + hash).then(() => {
      // Gone on meanwhile, or nowhere, or under another address: what is shown stays as it stands.
      if (left || how === 'REPLACE' || root.page.error || root.chunks.failure) return;
      if (how === 'POP' && hash === '') return places.restore(key);
      scrollToTarget(hash);
      // What was followed may be gone with its page: the keyboard goes on in the new one.
      if (how !== 'POP') document.getElementById(contentId)?.focus({ preventScroll: true });
    });
    return () => {
      left = true;
      places.keep(key);
    };
    // A new key is a new navigation, also to the same address.
  }, [root, pathname, search, hash, key, how, places]);
  return null;
}
