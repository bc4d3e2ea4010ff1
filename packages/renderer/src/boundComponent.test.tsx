// @vitest-environment jsdom
import { act, Component, memo, useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { boundComponent } from './boundComponent.tsx';
import { compilePage } from './compilePage.tsx';
import { FakeContext } from './testing/FakeContext.ts';
import { fakeRegistry } from './testing/fakeRegistry.ts';
import { mountInPage } from './testing/mountInPage.tsx';
import { PageView } from './PageView.tsx';

function Plain({ word }: { word: string }): ReactNode {
  const [first] = useState(word);
  return <i>{`${first} ${word}`}</i>;
}
function Other({ word }: { word: string }): ReactNode {
  return <b>{word}</b>;
}
class Old extends Component<{ word: string }> {
  override render(): ReactNode {
    return <u>{this.props.word}</u>;
  }
}
const Memo = memo(Other);

const text = { $text: 'greeting' };
const value = { $value: 'session.account' };

it('renders a plain function with its hooks and bindings as one component', async () => {
  const context = new FakeContext();
  const registry = fakeRegistry({ Plain, Other });
  const pageWith = (use: string) => ({
    root: 'a',
    nodes: { a: { use, props: { word: { ...value, default: 'none' } } } },
  });
  const page = await mountInPage(
    <PageView page={compilePage(pageWith('Plain'), registry)} />,
    context,
  );

  await act(async () => context.setValue('session.account', 'ann'));
  expect(page.container.innerHTML).toBe('<i>none ann</i>');

  // Another component at the same place must not get its hooks.
  await page.show(<PageView page={compilePage(pageWith('Other'), registry)} />);
  expect(page.container.innerHTML).toBe('<b>ann</b>');
});

it('leaves classes, memo components and bindings that may be missing to React', () => {
  const bound = new Set<unknown>([text]);

  expect(boundComponent(Plain as never, bound)).toBe(boundComponent(Plain as never, bound));
  expect(boundComponent(Plain as never, bound)).not.toBe(boundComponent(Other as never, bound));
  expect(boundComponent(Plain as never, new Set<unknown>([text, value]))).toBeUndefined();
  expect(boundComponent(Old as never, bound)).toBeUndefined();
  expect(boundComponent(Memo as never, bound)).toBeUndefined();
});
