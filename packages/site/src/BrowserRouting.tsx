import { contentId } from '@livery/components';
import type { RootStore } from '@livery/stores';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { internalAddress } from './internalLinks.ts';
import { ScrollMemory } from './ScrollMemory.ts';
import { scrollToTarget } from './scrollToTarget.ts';

/** The handle through which the stores move the browser; the router fills it. */
export interface Navigator {
  push: (address: string) => void;
}

/** The one place that knows the router. Adds nothing to the tree that React's ids would count. */
export function BrowserRouting({ children }: { children: ReactNode }) {
  return <BrowserRouter>{children}</BrowserRouter>;
}

/** The address bar follows the stores, and the stores follow the address bar. */
export function AddressBar({ root, navigator }: { root: RootStore; navigator: Navigator }) {
  const navigate = useNavigate();
  const { pathname, search, hash, key } = useLocation();
  const restored = useNavigationType() === 'POP';
  const [places] = useState(() => new ScrollMemory());
  useLayoutEffect(() => {
    navigator.push = (address) => {
      places.takeOver();
      void navigate(address);
    };
  }, [navigator, navigate, places]);
  useEffect(() => {
    const handBack = (): void => places.handBack();
    window.addEventListener('pagehide', handBack);
    return () => window.removeEventListener('pagehide', handBack);
  }, [places]);
  // One listener for every link: components write plain links, which also work before and without it.
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
      // Gone on meanwhile, or nowhere: what is shown stays as it stands.
      if (left || root.page.error) return;
      if (restored && hash === '') return places.restore(key);
      scrollToTarget(hash);
      // What was followed may be gone with its page: the keyboard goes on in the new one.
      if (!restored) document.getElementById(contentId)?.focus({ preventScroll: true });
    });
    return () => {
      left = true;
      places.keep(key);
    };
    // A new key is a new navigation, also to the same address.
  }, [root, pathname, search, hash, key, restored, places]);
  return null;
}
