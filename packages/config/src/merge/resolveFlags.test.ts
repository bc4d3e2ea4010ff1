import type { FlagsDocument, ModuleNode } from '@livery/model';
import { expect, it } from 'vitest';
import { resolveFlags } from './resolveFlags.ts';

const flags: FlagsDocument = {
  flags: {
    own: { value: true, whenMissing: false },
    silent: { whenMissing: true },
    off: { value: false, module: 'CHILD', whenMissing: true },
    child: { module: 'CHILD', whenMissing: false },
    left: { module: 'CHILD', value: true, whenMissing: false },
    gone: { module: 'NOWHERE', whenMissing: false },
    kept: { module: 'NOWHERE', whenMissing: true },
  },
};
const tree = (root: '0' | '1', parent: '0' | '1', child: '0' | '1'): ModuleNode[] => [
  {
    modId: 'ROOT',
    enabled: root,
    childrenNodes: [
      { modId: 'PARENT', enabled: parent, childrenNodes: [{ modId: 'CHILD', enabled: child }] },
    ],
  },
];

it('leaves flags that hang on an unknown tree unknown', () => {
  expect(resolveFlags(flags, undefined)).toEqual({ own: true, silent: false, off: false });
});

it('follows the operator’s tree, and the brand’s own word', () => {
  expect(resolveFlags(flags, tree('1', '1', '1'))).toEqual({
    own: true,
    silent: false,
    off: false,
    child: true,
    left: true,
    gone: false,
    kept: true,
  });
});

it.each([
  ['0', '1', '1'],
  ['1', '0', '1'],
  ['1', '1', '0'],
] as const)('a module is off when it or a parent is: %s %s %s', (root, parent, child) => {
  expect(resolveFlags(flags, tree(root, parent, child))).toMatchObject({
    child: false,
    left: false,
  });
});

it('a module listed twice is on only where all its places are', () => {
  const off: ModuleNode = { modId: 'CHILD', enabled: '0' };
  expect(resolveFlags(flags, [off, ...tree('1', '1', '1')]).child).toBe(false);
  expect(resolveFlags(flags, [...tree('1', '1', '1'), off]).child).toBe(false);
  expect(resolveFlags(flags, [...tree('1', '1', '1'), ...tree('1', '1', '1')]).child).toBe(true);
});
