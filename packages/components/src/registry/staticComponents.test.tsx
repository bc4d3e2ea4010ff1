// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it } from 'vitest';
import { staticComponents } from './entries.gen.ts';
import { componentRegistry } from './registry.ts';

afterEach(cleanup);

/** The parts of React's internal nodes that show a component's hooks. */
interface Fiber {
  readonly type: unknown;
  readonly memoizedState: unknown;
  readonly dependencies: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** React's root; the current one of its two trees. */
interface FiberRoot {
  readonly stateNode: { readonly current: Fiber };
}

function namesWithHooks(fiber: Fiber | null): string[] {
  if (!fiber) return [];
  const { type } = fiber;
  const hasHooks = fiber.memoizedState !== null || fiber.dependencies !== null;
  return [
    ...(typeof type !== 'string' && typeof type !== 'symbol' && type !== null && hasHooks
      ? [typeof type === 'function' ? type.name : 'an observer']
      : []),
    ...namesWithHooks(fiber.child),
    ...namesWithHooks(fiber.sibling),
  ];
}

/** Returns the fibers below a container of Testing Library. */
function fibersOf(container: Element): Fiber | null {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  const root = (container as unknown as Readonly<Record<string, FiberRoot | undefined>>)[key ?? ''];
  if (!root) throw new Error('React no longer stores its root under __reactContainer$');
  return root.stateNode.current.child;
}

/** Returns example props with text in place of text references. */
const literal = (props: object): object =>
  JSON.parse(JSON.stringify(props), (_, value: unknown) =>
    typeof value === 'object' && value !== null && '$text' in value ? 'text' : value,
  ) as object;

const schemas = Object.values(
  import.meta.glob<{ readonly title: string; readonly examples: readonly object[] }>(
    '../*/*/*.schema.json',
    { eager: true, import: 'default' },
  ),
);

it.each([...staticComponents])(
  '%s has no state, effect or context, as its schema says with x-static',
  async (name) => {
    const chunk = componentRegistry.chunkOf(name);
    await componentRegistry.load(chunk === undefined ? [] : [chunk]);
    const Component = componentRegistry.get(name) as ComponentType<object>;

    const examples = schemas.find(({ title }) => title === `${name}Props`)?.examples ?? [];
    expect(examples).not.toEqual([]);
    for (const props of examples) {
      const { container, unmount } = render(<Component {...literal(props)} {...{ slots: {} }} />);
      expect(container.innerHTML).not.toBe('');
      expect(namesWithHooks(fibersOf(container))).toEqual([]);
      unmount();
    }
  },
);
