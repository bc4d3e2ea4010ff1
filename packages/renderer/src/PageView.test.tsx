// @vitest-environment jsdom
import type { PageDocument, PageNode } from '@livery/model';
import { act, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { compilePage } from './compilePage.tsx';
import { FakeContext } from './testing/FakeContext.ts';
import { fakeRegistry } from './testing/fakeRegistry.ts';
import { mountInPage } from './testing/mountInPage.tsx';
import { Outlet } from './Outlet.tsx';
import { PageView } from './PageView.tsx';

const renders: string[] = [];

function Box({ children }: { children?: ReactNode }): ReactNode {
  renders.push('Box');
  return <div>{children}</div>;
}

function Word({ word, more }: { word: string; more?: { deep: { words: string[] }[] } }): ReactNode {
  renders.push(word);
  return <i>{[word, ...(more?.deep.flatMap((entry) => entry.words) ?? [])].join(',')}</i>;
}

function Framed({
  slots,
  children,
}: {
  slots: Record<string, ReactNode>;
  children?: ReactNode;
}): ReactNode {
  return (
    <section>
      <header>{slots.head}</header>
      {children}
      <footer>{slots.foot}</footer>
    </section>
  );
}

const registry = fakeRegistry({ Box, Word, Framed, Outlet });

function pageOf(nodes: Record<string, PageNode>): PageDocument {
  return { root: 'root', nodes };
}

/**
 * Returns a page of ten boxes with `count` words in total. One word in ten is bound to its own
 * value, and one in ten has its own flag.
 */
function bigPage(count: number): PageDocument {
  const nodes: Record<string, PageNode> = {};
  const boxes: string[][] = Array.from({ length: 10 }, () => []);
  for (let index = 0; index < count; index += 1) {
    boxes[index % 10]?.push(`word${index}`);
    const bound = index % 20 === 0 ? { $value: `route.v${index}`, default: '-' } : `w${index}`;
    nodes[`word${index}`] = {
      use: 'Word',
      props: { word: bound },
      ...(index % 20 === 1 ? { when: { flag: `f${index}` } } : {}),
    };
  }
  for (const [index, words] of boxes.entries())
    nodes[`box${index}`] = { use: 'Box', slots: { default: words } };
  return pageOf({
    ...nodes,
    root: { use: 'Box', slots: { default: boxes.map((_, index) => `box${index}`) } },
  });
}

it('renders nodes in order, in their slots', async () => {
  const page = compilePage(
    pageOf({
      root: { use: 'Framed', slots: { head: ['a'], default: ['b', 'c'], foot: [] } },
      a: { use: 'Word', props: { word: 'A' } },
      b: { use: 'Word', props: { word: 'B' } },
      c: { use: 'Word', props: { word: 'C' } },
    }),
    registry,
  );
  const { container } = await mountInPage(<PageView page={page} />, new FakeContext());
  expect(page.failures).toEqual([]);
  expect(container.innerHTML).toBe(
    '<section><header><i>A</i></header><i>B</i><i>C</i><footer></footer></section>',
  );
});

it('re-renders one node of 10,000 for one changed value', async () => {
  const context = new FakeContext();
  const { container } = await mountInPage(
    <PageView page={compilePage(bigPage(10_000), registry)} />,
    context,
  );
  expect(container.querySelectorAll('i')).toHaveLength(9_500);
  renders.length = 0;
  await act(async () => context.setValue('route.v4000', 'new'));
  expect(renders).toEqual(['new']);
  expect(container.textContent).toContain('new');
});

it('re-renders one node of 10,000 for one changed flag, and none for an unused flag', async () => {
  const context = new FakeContext();
  const { container } = await mountInPage(
    <PageView page={compilePage(bigPage(10_000), registry)} />,
    context,
  );
  renders.length = 0;
  await act(async () => context.setFlag('f4001', true));
  expect(renders).toEqual(['w4001']);
  await act(async () => context.setFlag('f4001', false));
  await act(async () => context.setFlag('elsewhere', true));
  expect(renders).toEqual(['w4001']);
  expect(container.textContent).not.toContain('w4001');
});

it('shows a node only while its condition is true', async () => {
  const context = new FakeContext();
  const page = compilePage(
    pageOf({
      root: { use: 'Box', slots: { default: ['on', 'off', 'either'] } },
      on: { use: 'Word', props: { word: 'on ' }, when: { flag: 'f' } },
      off: { use: 'Word', props: { word: 'off ' }, when: { not: { flag: 'f' } } },
      either: {
        use: 'Word',
        props: { word: 'either' },
        when: { any: [{ flag: 'f' }, { not: { flag: 'f' } }] },
      },
    }),
    registry,
  );
  const { text } = await mountInPage(<PageView page={page} />, context);
  const seen = [text()];
  await act(async () => context.setFlag('f', true));
  seen.push(text());
  await act(async () => context.setFlag('f', false));
  expect([...seen, text()]).toEqual(['', 'on either', 'off either']);
});

it('does not re-render a component whose condition still holds', async () => {
  const context = new FakeContext();
  context.setValue('wallet.balance', 5);
  const page = compilePage(
    pageOf({ root: { use: 'Word', props: { word: 'rich' }, when: { gt: ['wallet.balance', 1] } } }),
    registry,
  );
  const { text } = await mountInPage(<PageView page={page} />, context);
  renders.length = 0;
  await act(async () => context.setValue('wallet.balance', 6));
  expect([text(), renders]).toEqual(['rich', []]);
});

it('resolves texts and values at any depth, and re-renders only nodes with texts on a language change', async () => {
  const context = new FakeContext();
  const page = compilePage(
    pageOf({
      root: { use: 'Box', slots: { default: ['a', 'b', 'c'] } },
      a: {
        use: 'Word',
        props: {
          word: { $text: 'k.a', values: { n: 3 } },
          more: { deep: [{ words: ['x', { $value: 'route.name', default: 'nowhere' }] }] },
        },
      },
      b: { use: 'Word', props: { word: 'plain' } },
      c: { use: 'Word', props: { word: { $value: 'route.name', default: 'd' } } },
    }),
    registry,
  );
  const { container } = await mountInPage(<PageView page={page} />, context);
  expect([...container.querySelectorAll('i')].map((word) => word.textContent)).toEqual([
    'EN k.a 3,x,nowhere',
    'plain',
    'd',
  ]);
  renders.length = 0;
  await act(async () => context.setLanguage('TH'));
  expect(renders).toEqual(['TH k.a 3']);
  await act(async () => context.setValue('route.name', 'home'));
  expect([...container.querySelectorAll('i')].map((word) => word.textContent)).toEqual([
    'TH k.a 3,x,home',
    'plain',
    'home',
  ]);
});

it('hides a node until its value is known', async () => {
  const context = new FakeContext();
  const page = compilePage(
    pageOf({ root: { use: 'Word', props: { word: { $value: 'session.account' } } } }),
    registry,
  );
  const { text } = await mountInPage(<PageView page={page} />, context);
  expect(text()).toBe('');
  await act(async () => context.setValue('session.account', 'ann'));
  expect(text()).toBe('ann');
  expect(context.reported).toEqual([]);
});

it('renders the inner page once in the layout’s outlet, even if that page has an outlet too', async () => {
  const layout = compilePage(
    pageOf({ root: { use: 'Framed', slots: { default: ['out'] } }, out: { use: 'Outlet' } }),
    registry,
    'layout',
  );
  const inner = compilePage(
    pageOf({
      root: { use: 'Box', slots: { default: ['w', 'out'] } },
      w: { use: 'Word', props: { word: 'in' } },
      out: { use: 'Outlet' },
    }),
    registry,
    'home',
  );
  const { container } = await mountInPage(
    <PageView page={layout} outlet={<PageView page={inner} />} />,
    new FakeContext(),
  );
  expect(container.innerHTML).toBe(
    '<section><header></header><div><i>in</i></div><footer></footer></section>',
  );
});
