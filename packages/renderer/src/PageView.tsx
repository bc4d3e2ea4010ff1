import { useEffect, type ReactNode } from 'react';
import type { CompiledPage } from './CompiledPage.ts';
import { OutletProvider } from './Outlet.tsx';
import { useRenderContext } from './RenderContext.tsx';

const reported = new WeakSet<CompiledPage>();

/** Renders a page. With `outlet`, renders a layout around that content. */
export function PageView({ page, outlet }: { page: CompiledPage; outlet?: ReactNode }): ReactNode {
  const context = useRenderContext();
  context.attempt?.addFailures(page.failures);
  useEffect(() => {
    if (reported.has(page)) return;
    reported.add(page);
    for (const failure of page.failures) context.report(failure);
  }, [page, context]);
  return outlet === undefined ? (
    page.element
  ) : (
    <OutletProvider value={outlet}>{page.element}</OutletProvider>
  );
}
