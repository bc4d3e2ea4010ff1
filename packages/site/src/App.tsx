import { DialogHost, Notices, SkipToContent, StoresProvider } from '@livery/components';
import { compileOnce, PageView, RenderContextProvider, type RenderContext } from '@livery/renderer';
import type { RootStore } from '@livery/stores';
import { observer } from 'mobx-react-lite';
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
  const { layout, page } = root.page.current;
  return <PageView page={compileOnce(layout, registry)} outlet={<PageView page={compileOnce(page, registry)} />} />;
});
