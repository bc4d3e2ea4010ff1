import { compilePage } from '@livery/renderer';
import { expect, it } from 'vitest';
import { registry } from './registry.ts';

const schemas = Object.values(
  import.meta.glob<{ readonly title: string; readonly 'x-essential'?: boolean }>(
    '../../components/src/*/*/*.schema.json',
    { eager: true, import: 'default' },
  ),
);
const essential = schemas
  .filter((schema) => schema['x-essential'])
  .map(({ title }) => title.replace(/Props$/, ''));

it.each(essential)('compiles each %s into an essential node', (use) => {
  expect(compilePage({ root: 'a', nodes: { a: { use } } }, registry).element).toMatchObject({
    props: { node: { essential: true } },
  });
});

it('compiles other components into nodes that may disappear', () => {
  expect(essential.length).toBeGreaterThan(5);
  expect(
    compilePage({ root: 'a', nodes: { a: { use: 'TextBlock' } } }, registry).element,
  ).toMatchObject({ props: { node: { essential: false } } });
});
