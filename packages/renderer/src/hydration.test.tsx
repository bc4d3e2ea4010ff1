// @vitest-environment jsdom
import type { PageDocument } from '@livery/model';
import { act, useId, type ReactElement, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static.browser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compilePage } from './compilePage.tsx';
import { FakeContext } from './testing/FakeContext.ts';
import { fakeRegistry } from './testing/fakeRegistry.ts';
import { PageView } from './PageView.tsx';
import { RenderContextProvider, type RenderContext } from './RenderContext.tsx';
import { renderResilient } from './renderResilient.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Box({ children }: { children?: ReactNode }): ReactNode {
  return <div id={useId()}>{children}</div>;
}
function Word({ word }: { word: string }): ReactNode {
  return <i id={useId()}>{word}</i>;
}
function Broken(): ReactNode {
  throw new Error('broken inside');
}

/**
 * React's development messages, except its warning that this process is server and browser at once.
 */
const complaints: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((message) => {
    if (!String(message).startsWith('Detected multiple renderers'))
      complaints.push(String(message));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(complaints.splice(0)).toEqual([]);
});

const registry = fakeRegistry({ Box, Word, Broken });
const home: PageDocument = {
  root: 'root',
  nodes: {
    root: { use: 'Box', slots: { default: ['static', 'bound', 'shown', 'hidden', 'inner'] } },
    static: { use: 'Word', props: { word: 'static' } },
    bound: { use: 'Word', props: { word: { $text: 'k' } } },
    shown: { use: 'Word', props: { word: 'shown' }, when: { flag: 'on' } },
    hidden: { use: 'Word', props: { word: 'hidden' }, when: { flag: 'unknown' } },
    inner: { use: 'Box', slots: { default: ['last'] } },
    last: { use: 'Word', props: { word: { $value: 'route.name', default: 'last' } } },
  },
};

function contextWithFlag(): FakeContext {
  const context = new FakeContext();
  context.setFlag('on', true);
  return context;
}

function element(page: PageDocument, context: RenderContext): ReactElement {
  return (
    <RenderContextProvider value={context}>
      <PageView page={compilePage(page, registry)} />
    </RenderContextProvider>
  );
}

async function serverHtml(page: PageDocument): Promise<string> {
  const { html } = await renderResilient(async (attempt) => {
    const { prelude } = await prerender(
      element(page, Object.assign(contextWithFlag(), { attempt })),
      { onError: () => undefined },
    );
    return new Response(prelude).text();
  });
  return html;
}

async function hydrate(
  html: string,
  page: PageDocument,
  context: FakeContext,
): Promise<{ container: HTMLElement; recovered: string[] }> {
  const container = document.createElement('div');
  container.innerHTML = html;
  const recovered: string[] = [];
  await act(async () => {
    hydrateRoot(container, element(page, context), {
      onRecoverableError: (error) => recovered.push(String(error)),
      onCaughtError: () => undefined,
    });
  });
  return { container, recovered };
}

it('hydrates the server’s HTML without mismatch and stays reactive', async () => {
  const html = await serverHtml(home);
  expect(html).toContain('EN k');
  const context = contextWithFlag();
  const { container, recovered } = await hydrate(html, home, context);
  expect(recovered).toEqual([]);
  expect(container.innerHTML).toBe(html);
  await act(async () => context.setFlag('unknown', true));
  expect(container.textContent).toBe('staticEN kshownhiddenlast');
});

it('keeps all other nodes in the browser when the server left one out', async () => {
  const page: PageDocument = { root: 'root', nodes: { ...home.nodes, shown: { use: 'Broken' } } };
  const html = await serverHtml(page);
  const context = contextWithFlag();
  const { container } = await hydrate(html, page, context);
  expect(container.textContent).toBe('staticEN klast');
  expect(context.reported).toEqual([
    { page: 'page', node: 'shown', component: 'Broken', message: 'broken inside' },
  ]);
});
