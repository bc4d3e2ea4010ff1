// @vitest-environment jsdom
import type { PageDocument, PageNode } from '@livery/model';
import { act, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { compilePage } from './compilePage.tsx';
import { FakeContext } from './testing/FakeContext.ts';
import { fakeRegistry } from './testing/fakeRegistry.ts';
import { mountInPage } from './testing/mountInPage.tsx';
import { PageView } from './PageView.tsx';
import type { RegisteredComponent, Registry } from './Registry.ts';

function Box({ children }: { children?: ReactNode }): ReactNode {
  return <div>{children}</div>;
}
function Word({ word }: { word: { length: number } & string }): ReactNode {
  return <i>{word.toUpperCase()}</i>;
}
function Broken(): ReactNode {
  throw new Error('broken inside');
}

const components = { Box, Word, Broken };
const registry = fakeRegistry(components, { unloaded: ['Late'] });
const byLookup: Record<string, RegisteredComponent | undefined> = components;
const inherited: Registry = {
  get: (name) => byLookup[name],
  isEssential: () => false,
  callsHooks: () => true,
  chunkOf: (name) => (name in components ? 'fake' : undefined),
};

/** Returns a page with an invalid node between two valid ones. */
function around(bad: PageNode, extraNodes: Record<string, PageNode> = {}): PageDocument {
  const word = (text: string): PageNode => ({ use: 'Word', props: { word: text } });
  const root: PageNode = { use: 'Box', slots: { default: ['a', 'bad', 'b'] } };
  return { root: 'root', nodes: { root, a: word('a'), bad, b: word('b'), ...extraNodes } };
}

const newerBinding = '"$sum" is no binding this version knows; it knows $text, $value and $row';
const notLoaded = "the code of Late is not loaded; load the page's families before showing it";
const cases: { kind: string; bad: PageNode; message: string; registry?: Registry }[] = [
  { kind: 'an unknown component', bad: { use: 'Newer' }, message: 'there is no such component' },
  {
    kind: 'a component named like a property of Object.prototype',
    bad: { use: 'constructor' },
    message: 'there is no such component',
    registry: inherited,
  },
  {
    kind: 'a component named __proto__',
    bad: { use: '__proto__' },
    message: 'there is no such component',
    registry: inherited,
  },
  { kind: 'a component whose code is not loaded', bad: { use: 'Late' }, message: notLoaded },
  {
    kind: 'bad props',
    bad: { use: 'Word', props: { word: 5 } },
    message: 'word.toUpperCase is not a function',
  },
  { kind: 'a throwing component', bad: { use: 'Broken' }, message: 'broken inside' },
  {
    kind: 'a binding whose lookup throws',
    bad: { use: 'Word', props: { word: { $value: 'route.broken' } } },
    message: 'the lookup broke',
  },
  {
    kind: 'a condition whose lookup throws',
    bad: { use: 'Word', when: { exists: 'route.broken' } },
    message: 'the lookup broke',
  },
  {
    kind: 'a binding of a newer version',
    bad: { use: 'Word', props: { word: { $sum: [1, 2] } } },
    message: newerBinding,
  },
];

describe.each(cases)('$kind', ({ bad, message, registry: own = registry }) => {
  it('omits only the failing node and reports it once', async () => {
    const context = new FakeContext();
    const { container } = await mountInPage(
      <PageView page={compilePage(around(bad), own)} />,
      context,
      { strict: true },
    );
    expect(container.innerHTML).toBe('<div><i>A</i><i>B</i></div>');
    expect(context.reported).toEqual([{ page: 'page', node: 'bad', component: bad.use, message }]);
  });

  it('shows a message in place of an essential node', async () => {
    const { container } = await mountInPage(
      <PageView page={compilePage(around({ ...bad, essential: true }), own)} />,
      new FakeContext(),
    );
    expect(container.querySelector('[role=alert]')?.textContent).toContain('could not be shown');
    expect([...container.querySelectorAll('i')].map((word) => word.textContent)).toEqual([
      'A',
      'B',
    ]);
  });
});

it('shows a message for an essential node while its value is missing', async () => {
  const context = new FakeContext();
  const page = compilePage(
    around({ use: 'Word', props: { word: { $value: 'session.account' } }, essential: true }),
    registry,
  );
  const { container, text } = await mountInPage(<PageView page={page} />, context);
  expect(container.querySelector('[role=alert]')).not.toBeNull();
  await act(async () => context.setValue('session.account', 'ann'));
  expect(text()).toBe('AANNB');
});

it('renders the nodes of a cycle once and reports the node that closes it', async () => {
  const context = new FakeContext();
  const page = compilePage(
    around(
      { use: 'Box', slots: { default: ['c', 'root'] } },
      { c: { use: 'Word', props: { word: 'c' } } },
    ),
    registry,
  );
  const { container } = await mountInPage(<PageView page={page} />, context);
  expect(container.innerHTML).toBe('<div><i>A</i><div><i>C</i></div><i>B</i></div>');
  expect(context.reported).toEqual([
    { page: 'page', node: 'root', component: '', message: 'the node is inside itself' },
  ]);
});

it('uses the context’s fallback and the registry’s essential components', async () => {
  const context = new FakeContext();
  context.fallback = (failure, essential) => <b>{`${failure.node} ${essential}`}</b>;
  const strict = fakeRegistry(components, { essential: ['Broken'] });
  const { container } = await mountInPage(
    <PageView page={compilePage(around({ use: 'Broken' }), strict)} />,
    context,
  );
  expect(container.innerHTML).toBe('<div><i>A</i><b>bad true</b><i>B</i></div>');
});

it('retries a failed node when its document changes', async () => {
  const context = new FakeContext();
  const page = await mountInPage(
    <PageView page={compilePage(around({ use: 'Word', props: { word: 5 } }), registry)} />,
    context,
  );
  await page.show(
    <PageView page={compilePage(around({ use: 'Word', props: { word: 'fixed' } }), registry)} />,
  );
  expect(page.text()).toBe('AFIXEDB');
});
