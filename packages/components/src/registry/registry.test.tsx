import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { plainComponents } from './entries.gen.ts';
import { componentRegistry } from './registry.ts';

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

it.each([...plainComponents])('%s calls no hooks', async (name) => {
  const chunk = componentRegistry.chunkOf(name);
  await componentRegistry.load(chunk === undefined ? [] : [chunk]);
  const component = componentRegistry.get(name) as (props: object) => ReactNode;

  const examples = schemas.find(({ title }) => title === `${name}Props`)?.examples ?? [];
  expect(examples).not.toEqual([]);
  for (const props of examples)
    // Outside React a hook throws.
    expect(component({ ...literal(props), slots: {} })).toBeTruthy();
});

it('knows components with hooks, and those that React calls later', () => {
  expect(['LoginForm', 'SiteFooter', 'Unknown'].map(componentRegistry.callsHooks)).toEqual([
    true,
    true,
    true,
  ]);
});
