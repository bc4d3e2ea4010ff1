// @vitest-environment jsdom
import type { PageDocument, PageNode } from '@livery/model';
import { act, isValidElement, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { compilePage } from './compilePage.tsx';
import { FakeContext } from './testing/FakeContext.ts';
import { fakeRegistry } from './testing/fakeRegistry.ts';
import { mountInPage } from './testing/mountInPage.tsx';
import { NodeBoundary } from './NodeBoundary.tsx';
import { PageView } from './PageView.tsx';
import { RenderContextProvider } from './RenderContext.tsx';
import { renderResilient } from './renderResilient.ts';

function Box({ children, slots }: { children?: ReactNode; slots: { end?: ReactNode } }): ReactNode {
  return (
    <div>
      {children}
      {slots.end}
    </div>
  );
}
function Word({ word }: { word: string }): ReactNode {
  return <i>{word.toUpperCase()}</i>;
}
/** Calls no hooks, but an inner component fails. */
function Nested({ word }: { word: string }): ReactNode {
  return <Word word={word} />;
}
function Counter(): ReactNode {
  const [id] = useState(() => 'counter');
  return <b>{id}</b>;
}

const registry = fakeRegistry({ Box, Word, Nested, Counter }, { plain: ['Box', 'Word', 'Nested'] });
const word = (text: unknown): PageNode => ({ use: 'Word', props: { word: text } });

/** A box with a word, a box with two words, a counter and a word in its slot "end". */
function page(nodes: Readonly<Record<string, PageNode>> = {}): PageDocument {
  return {
    root: 'root',
    nodes: {
      root: { use: 'Box', slots: { default: ['first', 'inner', 'counter'], end: ['last'] } },
      first: word('first'),
      inner: { use: 'Box', slots: { default: ['left', 'right'] } },
      left: word('left'),
      right: word('right'),
      counter: { use: 'Counter' },
      last: word('last'),
      ...nodes,
    },
  };
}

const whole = '<div><i>FIRST</i><div><i>LEFT</i><i>RIGHT</i></div><b>counter</b><i>LAST</i></div>';

it('calls only components without hooks in the boundaries of their nodes', () => {
  const typeOf = (node: ReactNode): unknown => isValidElement(node) && node.type;

  expect(typeOf(compilePage(page(), fakeRegistry({ Box, Word, Counter })).element)).toBe(
    NodeBoundary,
  );
  const { element } = compilePage(page(), registry);
  expect(typeOf(element)).toHaveProperty('displayName', 'Box');
  expect(element).toHaveProperty('props.props.children.2.type', NodeBoundary);
});

it.each(['first', 'left', 'last'])(
  'omits only the node %s if it fails, and reports it once',
  async (bad) => {
    const context = new FakeContext();
    const { container } = await mountInPage(
      <PageView page={compilePage(page({ [bad]: word(5) }), registry)} />,
      context,
      { strict: true },
    );

    expect(container.innerHTML).toBe(whole.replace(`<i>${bad.toUpperCase()}</i>`, ''));
    expect(context.reported).toEqual([
      { page: 'page', node: bad, component: 'Word', message: 'word.toUpperCase is not a function' },
    ]);
  },
);

it('omits a node that fails later, and keeps the state of the nodes around it', async () => {
  const context = new FakeContext();
  const bound = word({ $value: 'session.account', default: 'left' });
  const { container } = await mountInPage(
    <PageView page={compilePage(page({ left: bound }), registry)} />,
    context,
  );
  expect(container.innerHTML).toBe(whole);
  const counter = container.querySelector('b');

  await act(async () => context.setValue('session.account', 5));

  expect(container.innerHTML).toBe(whole.replace('<i>LEFT</i>', ''));
  expect(container.querySelector('b')).toBe(counter);
  expect(context.reported.map(({ node }) => node)).toEqual(['left']);
});

it('omits a node whose inner component fails', async () => {
  const context = new FakeContext();
  const { container } = await mountInPage(
    <PageView
      page={compilePage(page({ left: { use: 'Nested', props: { word: 5 } } }), registry)}
    />,
    context,
  );

  expect(container.innerHTML).toBe(whole.replace('<i>LEFT</i>', ''));
  expect(context.reported.map(({ node }) => node)).toEqual(['left']);
});

it.each(['as it is', 'in a fragment'])(
  'omits only a node whose component returns what React cannot show, %s',
  async (how) => {
    const Odd = ({ word }: { word: object }): ReactNode => {
      const content = word as unknown as ReactNode;
      return how === 'as it is' ? content : <>{content}</>;
    };
    const odd = fakeRegistry({ Box, Word, Odd, Counter }, { plain: ['Box', 'Word', 'Odd'] });
    const context = new FakeContext();
    const { container } = await mountInPage(
      <PageView page={compilePage(page({ left: { use: 'Odd', props: { word: {} } } }), odd)} />,
      context,
    );

    expect(container.innerHTML).toBe(whole.replace('<i>LEFT</i>', ''));
    expect(context.reported.map(({ node }) => node)).toEqual(['left']);
  },
);

it('omits a node with its content if it fails', async () => {
  const context = new FakeContext();
  const { container } = await mountInPage(
    <PageView
      page={compilePage(page({ root: { use: 'Word', slots: { default: ['left'] } } }), registry)}
    />,
    context,
  );

  expect(container.innerHTML).toBe('');
  expect(context.reported.map(({ node }) => node)).toEqual(['root']);
});

it('shows a message in place of an essential node', async () => {
  const { container } = await mountInPage(
    <PageView page={compilePage(page({ left: { ...word(5), essential: true } }), registry)} />,
    new FakeContext(),
  );

  expect(container.querySelector('[role=alert]')?.parentElement?.textContent).toContain('RIGHT');
});

it('shows a node again when its document has changed', async () => {
  const context = new FakeContext();
  const mounted = await mountInPage(
    <PageView page={compilePage(page({ left: word(5) }), registry)} />,
    context,
  );

  await mounted.show(<PageView page={compilePage(page(), registry)} />);

  expect(mounted.container.innerHTML).toBe(whole);
});

it('does not keep the content of another component at the same place', async () => {
  const shown = (use: string): ReactNode => (
    <PageView page={compilePage({ root: 'a', nodes: { a: { use } } }, counters)} />
  );
  const First = (): ReactNode => <Counter />;
  const Second = (): ReactNode => <Counter />;
  const counters = fakeRegistry({ First, Second }, { plain: ['First', 'Second'] });
  const { container, show } = await mountInPage(shown('First'), new FakeContext());
  const first = container.querySelector('b');

  await show(shown('Second'));

  expect(container.querySelector('b')).not.toBe(first);
});

it('leaves out only the failing node on the server', async () => {
  const compiled = compilePage(page({ right: word(5) }), registry);

  const { html, failures } = await renderResilient((attempt) =>
    Promise.resolve(
      renderToString(
        <RenderContextProvider value={Object.assign(new FakeContext(), { attempt })}>
          <PageView page={compiled} />
        </RenderContextProvider>,
      ),
    ),
  );

  expect(html).toBe(whole.replace('<i>RIGHT</i>', ''));
  expect(failures.map(({ node }) => node)).toEqual(['right']);
});
