import {
  Centre,
  Notices,
  Overlays,
  SkipToContent,
  StoresProvider,
  type PageRenderer,
} from '@livery/components';
import { compileOnce, PageView, RenderContextProvider, type RenderContext } from '@livery/renderer';
import type { RootStore } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import { useMemo, type ReactNode } from 'react';
import { preparePage, registry } from './registry.ts';

/** Renders the pages of the centres. */
const pages: PageRenderer = {
  prepare: preparePage,
  render: (name, page) => <PageView page={compileOnce(page, registry, name)} />,
};

/**
 * The whole site: layout and page, with notices and overlays above them.
 *
 * @param aside browser-only elements. They render inside this tree because React derives ids from
 *   positions: a wrapper around it would make the trees of server and browser differ.
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
        <Centre pages={pages} />
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
  // Node failures are reported with document names, so layout and page need different names.
  const { layout: layoutName = 'layout', page: pageName = routeName } =
    root.site.config.routes.routes[routeName] ?? {};
  // Another route is another page, even if one document describes both. The outlet element is
  // memoised, so that unrelated updates do not render the page again.
  const outlet = useMemo(
    () => (
      <PageView key={`${routeName} ${gameType}`} page={compileOnce(page, registry, pageName)} />
    ),
    [page, pageName, routeName, gameType],
  );
  return <PageView page={compileOnce(layout, registry, layoutName)} outlet={outlet} />;
});
