import type { PageDocument, PageNode } from '@livery/model';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.browser';
import { expect, it } from 'vitest';
import { compilePage } from './compilePage.tsx';
import { FakeContext } from './testing/FakeContext.ts';
import { fakeRegistry } from './testing/fakeRegistry.ts';
import { Outlet } from './Outlet.tsx';
import { PageView } from './PageView.tsx';
import { RenderContextProvider } from './RenderContext.tsx';
import { renderResilient, type ResilientRender } from './renderResilient.ts';

function Box({ children }: { children?: ReactNode }): ReactNode {
  return <div>{children}</div>;
}
function Word({ word }: { word: string }): ReactNode {
  return <i>{word}</i>;
}
function Broken(): ReactNode {
  throw new Error('broken inside');
}
/** Throws in a child component that renders after `children`. */
function BrokenFoot({ children }: { children?: ReactNode }): ReactNode {
  return (
    <div>
      {children}
      <Broken />
    </div>
  );
}

const registry = fakeRegistry({ Box, Word, Broken, BrokenFoot, Outlet });

function box(...children: string[]): PageNode {
  return { use: 'Box', slots: { default: children } };
}
function word(text: string): PageNode {
  return { use: 'Word', props: { word: text } };
}

async function render(
  layout: PageDocument,
  inner?: PageDocument,
): Promise<ResilientRender & { renders: number }> {
  let renders = 0;
  const result = await renderResilient(async (attempt) => {
    renders += 1;
    const outlet = inner && <PageView page={compilePage(inner, registry, 'inner')} />;
    const context = Object.assign(new FakeContext(), { attempt });
    const app = (
      <RenderContextProvider value={context}>
        <PageView page={compilePage(layout, registry, 'layout')} outlet={outlet} />
      </RenderContextProvider>
    );
    const { prelude } = await prerender(app, { onError: () => undefined });
    return new Response(prelude).text();
  });
  return { ...result, renders };
}

it('renders once when no node fails', async () => {
  expect(await render({ root: 'root', nodes: { root: box('a'), a: word('a') } })).toEqual({
    html: '<div><i>a</i></div>',
    failures: [],
    renders: 1,
  });
});

it('leaves out and reports each node that throws', async () => {
  const good = { a: word('a'), b: word('b'), c: word('c') };
  const page = {
    root: 'root',
    nodes: {
      root: box('a', 'bad', 'b', 'worse', 'c'),
      ...good,
      bad: { use: 'Broken' },
      worse: { use: 'Broken', essential: true },
    },
  };
  const { html, failures, renders } = await render(page);
  expect(html).toMatch(/^<div><i>a<\/i><i>b<\/i><p role="alert">.+<\/p><i>c<\/i><\/div>$/);
  expect(failures).toEqual([
    { page: 'layout', node: 'bad', component: 'Broken', message: 'broken inside' },
    { page: 'layout', node: 'worse', component: 'Broken', message: 'broken inside' },
  ]);
  expect(renders).toBe(3);
});

it('identifies a node that throws after its children, and keeps its siblings', async () => {
  const inside = { x: word('x'), y: box('z'), z: word('z') };
  const nodes = {
    root: box('before', 'bad', 'after'),
    before: word('before'),
    bad: { ...box('x', 'y'), use: 'BrokenFoot' },
    ...inside,
    after: word('after'),
  };
  const page = { root: 'root', nodes };
  const { html, failures } = await render(page);
  expect(html).toBe('<div><i>before</i><i>after</i></div>');
  expect(failures.map(({ node }) => node)).toEqual(['bad']);
});

it('identifies a layout’s node that throws after the page inside it', async () => {
  const nodes = {
    root: box('bad', 'after'),
    bad: { ...box('out'), use: 'BrokenFoot' },
    out: { use: 'Outlet' },
    after: word('after'),
  };
  const layout = { root: 'root', nodes };
  const { html, failures } = await render(layout, {
    root: 'root',
    nodes: { root: box('a'), a: word('a') },
  });
  expect(html).toBe('<div><i>after</i></div>');
  expect(failures.map(({ page, node }) => [page, node])).toEqual([['layout', 'bad']]);
});

it('reports failures of the documents too', async () => {
  const { failures } = await render({
    root: 'root',
    nodes: { root: box('gone', 'a'), a: word('a') },
  });
  expect(failures).toEqual([
    { page: 'layout', node: 'gone', component: '', message: 'there is no node of this id' },
  ]);
});

it('rejects when the error is not of a node', async () => {
  await expect(renderResilient(() => Promise.reject(new Error('not a node')))).rejects.toThrow(
    'not a node',
  );
});

it('rejects after the limit of renders', async () => {
  let renders = 0;
  const ids = Array.from({ length: 50 }, (_, index) => `n${index}`);
  const nodes = {
    root: box(...ids),
    ...Object.fromEntries(ids.map((id) => [id, { use: 'Broken' }])),
  };
  const page = compilePage({ root: 'root', nodes }, registry);
  const rendering = renderResilient(async (attempt) => {
    const context = Object.assign(new FakeContext(), { attempt });
    renders += 1;
    await prerender(
      <RenderContextProvider value={context}>
        <PageView page={page} />
      </RenderContextProvider>,
      { onError: () => undefined },
    );
    return '';
  }, 5);
  await expect(rendering).rejects.toThrow('broken inside');
  expect(renders).toBe(5);
});
