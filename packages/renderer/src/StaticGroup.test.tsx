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
import { StaticGroup } from './StaticGroup.tsx';

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
function Counter(): ReactNode {
  const [id] = useState(() => 'counter');
  return <b>{id}</b>;
}

const registry = fakeRegistry({ Box, Word, Counter }, { isStatic: ['Box', 'Word'] });
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

/** Returns the numbers of nodes with a boundary of their own, and of groups. */
function boundariesOf(own = registry): { nodes: number; groups: number } {
  const count = { nodes: 0, groups: 0 };
  const visit = (content: ReactNode): void => {
    if (Array.isArray(content)) content.forEach(visit);
    if (!isValidElement<Readonly<Record<string, ReactNode>>>(content)) return;
    if (content.type === NodeBoundary) count.nodes += 1;
    if (content.type === StaticGroup) count.groups += 1;
    const { children, element, slots } = content.props;
    [children, element, ...Object.values(slots ?? {})].forEach(visit);
  };
  visit(compilePage(page(), own).element);
  return count;
}

it('groups the subtrees whose components are all static', () => {
  expect(boundariesOf()).toEqual({ nodes: 2, groups: 3 });
  expect(boundariesOf(fakeRegistry({ Box, Word, Counter }))).toEqual({ nodes: 7, groups: 0 });
  const all = fakeRegistry({ Box, Word, Counter }, { isStatic: ['Box', 'Word', 'Counter'] });
  expect(boundariesOf(all)).toEqual({ nodes: 0, groups: 1 });
});

it.each(['first', 'left', 'last'])(
  'omits only the static node %s if it fails, and reports it once',
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

it('places each node once in a group that is mounted again', async () => {
  const context = new FakeContext();
  const { container } = await mountInPage(
    <PageView
      page={compilePage(
        page({
          inner: { use: 'Box', slots: { default: ['left', 'last', 'inner', 'right', 'left'] } },
          right: word(5),
        }),
        registry,
      )}
    />,
    context,
  );

  expect(container.innerHTML).toBe(
    '<div><i>FIRST</i><div><i>LEFT</i><i>LAST</i></div><b>counter</b></div>',
  );
});

it('omits the first node of a group with its content if it fails', async () => {
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

it('groups the nodes again when the document has changed', async () => {
  const context = new FakeContext();
  const mounted = await mountInPage(
    <PageView page={compilePage(page({ left: word(5) }), registry)} />,
    context,
  );

  await mounted.show(<PageView page={compilePage(page(), registry)} />);

  expect(mounted.container.innerHTML).toBe(whole);
});

it('leaves out the failing node of a group on the server', async () => {
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
