import { DialogHost, Notices, SkipToContent, StoresProvider } from '@livery/components';
import { compileOnce, PageView, RenderContextProvider, type RenderContext } from '@livery/renderer';
import type { RootStore } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { registry } from './registry.ts';

/** The whole site: the layout with the page in it, and what may lie over every page. */
export function App({ root, context }: { root: RootStore; context: RenderContext }) {
  return (
    <StoresProvider value={root}>
      <RenderContextProvider value={context}>
        <SkipToContent />
        <CurrentPage root={root} />
        <Notices />
        <DialogHost />
      </RenderContextProvider>
    </StoresProvider>
  );
}

const CurrentPage = observer(function CurrentPage({ root }: { root: RootStore }) {
  const { current: { layout, page }, routeName, gameType } = root.page;
  // Faults are told by the documents' own names, and nodes of layout and page by different ones.
  const { layout: layoutName = 'layout', page: pageName = routeName } = root.site.config.routes.routes[routeName] ?? {};
  // Another route is another page, also where both are described by one document. The same page stays one element: what it holds is left alone.
  const outlet = useMemo(() => <PageView key={`${routeName} ${gameType}`} page={compileOnce(page, registry, pageName)} />, [page, pageName, routeName, gameType]);
  return <PageView page={compileOnce(layout, registry, layoutName)} outlet={outlet} />;
});
