import { act, StrictMode, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { RenderContextProvider, type RenderContext } from '../RenderContext.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A mounted page and its reported failures. */
export interface MountedPage {
  readonly container: HTMLElement;
  readonly text: () => string;
  readonly show: (content: ReactNode) => Promise<void>;
}

/**
 * Mounts content in jsdom. React's messages about caught errors are suppressed, because the tests
 * check the reported failures.
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
