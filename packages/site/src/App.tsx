import { Notices, Overlays, SkipToContent, StoresProvider } from '@livery/components';
import { compileOnce, PageView, RenderContextProvider, type RenderContext } from '@livery/renderer';
import type { RootStore } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import { useMemo, type ReactNode } from 'react';
import { registry } from './registry.ts';

/**
 * The whole site: the layout with the page in it, and what may lie over every page.
 *
 * @param aside what only a browser has. It stands in here because React counts places for its ids:
 *   around it server and browser must render one tree.
 */
export function App({
  root,
  context,
  aside,
}: {
  root: RootStore;
  context: RenderContext;
  aside?: ReactNode;
}) {
  return (
    <StoresProvider value={root}>
      <RenderContextProvider value={context}>
        <SkipToContent />
        <CurrentPage root={root} />
        <Notices />
        <Overlays />
        {aside}
      </RenderContextProvider>
    </StoresProvider>
  );
}

const CurrentPage = observer(function CurrentPage({ root }: { root: RootStore }) {
  const {
    current: { layout, page },
    routeName,
    gameType,
  } = root.page;
  // Faults are told by the documents' own names, and nodes of layout and page by different ones.
  const { layout: layoutName = 'layout', page: pageName = routeName } =
    root.site.config.routes.routes[routeName] ?? {};
  // Another route is another page, also where both are described by one document. The same page
  // stays one element: what it holds is left alone.
  const outlet = useMemo(
    () => (
      <PageView key={`${routeName} ${gameType}`} page={compileOnce(page, registry, pageName)} />
    ),
    [page, pageName, routeName, gameType],
  );
  return <PageView page={compileOnce(layout, registry, layoutName)} outlet={outlet} />;
});
