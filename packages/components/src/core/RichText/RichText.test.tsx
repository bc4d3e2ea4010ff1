// @vitest-environment jsdom
import { stubMembers } from '@livery/testing/stubMembers';
import { act, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static.browser';
import { expect, it, onTestFinished, vi } from 'vitest';
import { purifyHtml } from './purifyHtml.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const html = '<h1>Bonus</h1><ul><li>for <bdi>Ann</bdi></li></ul><menu><li>of 5&euro;</li></menu>';
const plain = '<h3>Bonus</h3><ul><li>for Ann</li><li>of 5€</li></ul>';
const rich = '<h3>Bonus</h3><ul><li>for <bdi>Ann</bdi></li></ul><ul><li>of 5€</li></ul>';

/** Loads the modules as a page does: no chunk has loaded, and the page has not responded yet. */
async function loadModules() {
  vi.resetModules();
  const [{ RichText }, { PlainHtmlProvider }, { startLazyChunks }] = await Promise.all([
    import('./RichText.tsx'),
    import('./PlainHtmlProvider.tsx'),
    import('../chunks/loadChunk.ts'),
  ]);
  const text = (content = html): ReactNode => <RichText html={content} />;
  return { text, PlainHtmlProvider, startLazyChunks };
}

/** Renders a text as on the server, and hydrates it. */
async function hydrateServed() {
  const { text, PlainHtmlProvider, startLazyChunks } = await loadModules();
  const { prelude } = await prerender(<PlainHtmlProvider>{text()}</PlainHtmlProvider>);
  const container = document.createElement('div');
  container.innerHTML = await new Response(prelude).text();
  const content = (): string | undefined =>
    container.firstElementChild?.firstElementChild?.innerHTML;
  expect(content()).toBe(plain);
  const errors: unknown[] = [];
  const reported = vi.spyOn(console, 'error').mockImplementation((...error) => {
    errors.push(error);
  });
  onTestFinished(() => reported.mockRestore());
  const root = await act(() =>
    hydrateRoot(container, text(), { onRecoverableError: (error) => errors.push(error) }),
  );
  const render = (source?: string): void => act(() => root.render(text(source)));
  return { content, errors, render, startLazyChunks };
}

/** Gives the browser a sanitiser of its own. */
function withSanitiser(): void {
  stubMembers(Element.prototype, {
    setHTML(source: string) {
      this.append(purifyHtml(source, 3));
    },
  });
}

it('[ANNC-03] keeps the server’s plain text until the library has loaded', async () => {
  const { content, errors, render, startLazyChunks } = await hydrateServed();
  expect(content()).toBe(plain);
  render();
  expect(content()).toBe(plain);

  startLazyChunks();
  await act(() => vi.dynamicImportSettled());
  expect(content()).toBe(rich);
  expect(errors).toEqual([]);
});

it('[ANNC-03] hydrates the server’s plain text without an error, and replaces it at once', async () => {
  withSanitiser();
  const { content, errors, render } = await hydrateServed();
  expect(content()).toBe(rich);

  render('<p>Other <kbd>words</kbd></p>');
  expect(content()).toBe('<p>Other <kbd>words</kbd></p>');
  expect(errors).toEqual([]);
});

it('[ANNC-03] shows a text that the server did not render', async () => {
  withSanitiser();
  const { text } = await loadModules();
  const container = document.createElement('div');
  act(() => createRoot(container).render(text()));

  expect(container.firstElementChild?.firstElementChild?.innerHTML).toBe(rich);
});
