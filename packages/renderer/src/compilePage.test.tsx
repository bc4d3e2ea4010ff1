import type { PageDocument, PageNode } from '@livery/model';
import fc from 'fast-check';
import { isValidElement, type ReactNode } from 'react';
import { prerender } from 'react-dom/static.browser';
import { expect, it } from 'vitest';
import { compileOnce } from './compileOnce.ts';
import { compilePage } from './compilePage.tsx';
import { chunksOf } from './chunksOf.ts';
import { FakeContext } from './testing/FakeContext.ts';
import { fakeRegistry } from './testing/fakeRegistry.ts';
import type { Registry } from './Registry.ts';
import { PageView } from './PageView.tsx';
import { RenderContextProvider } from './RenderContext.tsx';
import { renderResilient } from './renderResilient.ts';

const registry = fakeRegistry({
  Box: ({ children }: { children?: ReactNode }) => children,
  Word: () => null,
});

/** Returns the failures as `node: message`. Takes any JSON, because pages arrive unvalidated. */
function failuresOf(page: unknown): string[] {
  return compilePage(page as PageDocument, registry, 'home').failures.map(
    ({ node, message }) => `${node}: ${message}`,
  );
}

function box(...children: string[]): PageNode {
  return { use: 'Box', slots: { default: children } };
}

it('reports every invalid node once', () => {
  expect(
    failuresOf({
      root: 'root',
      nodes: {
        root: box(
          'self',
          'twice',
          'twice',
          'gone',
          'shapeless',
          'listProps',
          'misused',
          'slotless',
          'misread',
        ),
        self: box('self'),
        twice: { use: 'Word' },
        shapeless: 5,
        listProps: { use: 'Word', props: [] },
        misused: { use: 'Word', props: { key: { toString: 1 } } },
        slotless: { use: 'Box', slots: { default: { $ops: [] } } },
        misread: { use: 'Word', when: { all: [null] } },
      },
    }),
  ).toEqual([
    'self: the node is inside itself',
    'twice: the node is in two places; the first one counts',
    'gone: there is no node of this id',
    'shapeless: the node names no component in "use"',
    'listProps: its props are no object',
    'misused: Cannot convert object to primitive value',
    'slotless: its slot "default" is no list of node ids',
    'misread: its condition cannot be read',
  ]);
});

it('finds no node under names of Object.prototype', () => {
  expect(
    failuresOf(
      JSON.parse(
        '{"root":"root","nodes":{"root":{"use":"Box","slots":{"default":["constructor","__proto__","toString"]}}}}',
      ),
    ),
  ).toEqual(
    ['constructor', '__proto__', 'toString'].map((id) => `${id}: there is no node of this id`),
  );
});

it('stops at 20,000 nodes and 100 levels', () => {
  const ids = Array.from({ length: 20_001 }, (_, index) => `n${index}`);
  expect(
    failuresOf({
      root: 'root',
      nodes: { root: box(...ids), ...Object.fromEntries(ids.map((id) => [id, { use: 'Word' }])) },
    }),
  ).toEqual([
    'n19999: the page has more than 20000 nodes',
    'n20000: the page has more than 20000 nodes',
  ]);
  const chain = Object.fromEntries(
    ids.slice(0, 200).map((id, index) => [id, box(`n${index + 1}`)]),
  );
  expect(failuresOf({ root: 'n0', nodes: chain })).toEqual([
    'n100: the node is more than 100 deep',
  ]);
});

it('compiles any JSON', () => {
  const deep = JSON.parse(
    `{"root":"a","nodes":{"a":{"use":"Word","props":{"x":${'['.repeat(5_000)}${']'.repeat(5_000)}}}}}`,
  );
  expect(failuresOf(deep)).toEqual(['a: props are nested more than 100 deep']);
  fc.assert(fc.property(fc.jsonValue(), (json) => failuresOf(json).length === 1));
});

it('compiles and renders any malformed page, with the same failures each time', async () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd', '__proto__');
  const json = fc.jsonValue({ maxDepth: 2 });
  const node = fc.record(
    {
      use: fc.oneof(fc.constantFrom('Box', 'Word', 'constructor', 'Gone'), json),
      props: fc.oneof(
        fc.dictionary(fc.constantFrom('x', 'key', '$text', '$value', '__proto__'), json),
        json,
      ),
      when: fc.oneof(
        fc.dictionary(
          fc.constantFrom('all', 'any', 'not', 'eq', 'in', 'gt', 'session', 'exists', 'later'),
          json,
        ),
        json,
      ),
      essential: json,
      slots: fc.oneof(
        fc.dictionary(
          fc.constantFrom('default', 'side', '__proto__'),
          fc.oneof(fc.array(fc.oneof(id, json)), json),
        ),
        json,
      ),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.record({ root: id, nodes: fc.dictionary(id, fc.oneof(node, json)) }),
      async (page) => {
        expect(failuresOf(page)).toEqual(failuresOf(page));
        // The test passes invalid documents on purpose.
        const compiled = compilePage(page as PageDocument, registry);
        const { failures } = await renderResilient(async (attempt) => {
          const context = Object.assign(new FakeContext(), { attempt });
          const { prelude } = await prerender(
            <RenderContextProvider value={context}>
              <PageView page={compiled} />
            </RenderContextProvider>,
          );
          return new Response(prelude).text();
        });
        expect(failures).toEqual(compiled.failures);
      },
    ),
    { numRuns: 300 },
  );
});

it('makes only nodes with a condition or a binding observers', () => {
  const { element } = compilePage(
    {
      root: 'root',
      nodes: {
        root: box('plain', 'gated', 'bound'),
        plain: { use: 'Word', props: { deep: [{ x: 1 }] } },
        gated: { use: 'Word', when: { flag: 'f' } },
        bound: { use: 'Word', props: { deep: [{ $text: 'k' }] } },
      },
    },
    registry,
  );
  expect(observersIn(element)).toEqual(['gated', 'bound']);
});

/** Returns the nodes whose content is an observer, which is a `memo` component. */
function observersIn(content: ReactNode, id = ''): string[] {
  if (Array.isArray(content)) return content.flatMap((item: ReactNode) => observersIn(item, id));
  if (!isValidElement<{ children?: ReactNode; node?: { id: string } }>(content)) return [];
  return typeof content.type === 'object'
    ? [content.props.node?.id ?? id]
    : observersIn(content.props.children, content.props.node?.id);
}

it('compiles a document once for each registry', () => {
  const page = { root: 'a', nodes: { a: box() } };
  expect(compileOnce(page, registry)).toBe(compileOnce(page, registry));
  expect(compileOnce(page, registry)).not.toBe(compileOnce({ ...page }, registry));
  expect(compileOnce(page, fakeRegistry({}))).not.toBe(compileOnce(page, registry));
});

it('lists the chunks of a page before their code is loaded', () => {
  const lazy: Registry = {
    ...registry,
    get: () => undefined,
    chunkOf: (name: string) => ({ Box: 'layout', Word: 'text', Other: 'layout' })[name],
  };
  const page = {
    root: 'a',
    nodes: {
      a: { use: 'Word' },
      b: { use: 'Box' },
      c: { use: 'Other' },
      d: { use: 'constructor' },
      e: { use: 'Gone' },
    },
  };
  expect(chunksOf(page, lazy)).toEqual(['layout', 'text']);
});
