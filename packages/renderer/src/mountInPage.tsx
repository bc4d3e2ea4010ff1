import { act, StrictMode, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { RenderContextProvider, type RenderContext } from './RenderContext.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** What a test sees of a mounted page. */
export interface MountedPage {
  readonly container: HTMLElement;
  readonly text: () => string;
  readonly show: (content: ReactNode) => Promise<void>;
}

/**
 * Shows content in jsdom. React's own complaints about caught errors are silent: the tests look at
 * what is reported.
 */
export async function mountInPage(
  content: ReactNode,
  context: RenderContext,
  { strict = false } = {},
): Promise<MountedPage> {
  const container = document.createElement('div');
  const root: Root = createRoot(container, { onCaughtError: () => undefined });
  const show = (next: ReactNode): Promise<void> =>
    act(async () => {
      const page = <RenderContextProvider value={context}>{next}</RenderContextProvider>;
      root.render(strict ? <StrictMode>{page}</StrictMode> : page);
    });
  await show(content);
  return { container, text: () => container.textContent, show };
}
