import { loadChunk } from '@livery/components';
import type { RootStore } from '@livery/stores';
import { useEffect, useState, type FunctionComponent } from 'react';
import { internalAddress } from './internalLinks.ts';
import type { LateNavigator } from './LateNavigator.ts';

export interface RoutingProps {
  root: RootStore;
  navigator: LateNavigator;
}

/**
 * Follows links inside the site and loads the router, which the first page does not need. If the
 * router is late or fails to load, navigations load documents.
 */
export function Routing({ root, navigator }: RoutingProps) {
  const [Router, setRouter] = useState<FunctionComponent<RoutingProps>>();
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    void root.page.show(pathname, pathname + search + hash);
    void loadChunk('routing', () => import('./BrowserRouting.tsx')).then(
      ({ BrowserRouting }) => setRouter(() => BrowserRouting),
      () => navigator.detach(),
    );
  }, [root, navigator]);
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
  return Router && <Router root={root} navigator={navigator} />;
}
