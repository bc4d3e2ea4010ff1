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

it('leaves flags of modules unresolved while the module tree is unknown', () => {
  expect(resolveFlags(flags, undefined)).toEqual({ own: true, silent: false, off: false });
});

it('combines the module tree with the brand’s own values', () => {
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
] as const)('turns a module off when it or a parent is off: %s %s %s', (root, parent, child) => {
  expect(resolveFlags(flags, tree(root, parent, child))).toMatchObject({
    child: false,
    left: false,
  });
});

it('turns a module listed twice on only if all its entries are on', () => {
  const off: ModuleNode = { modId: 'CHILD', enabled: '0' };
  expect(resolveFlags(flags, [off, ...tree('1', '1', '1')]).child).toBe(false);
  expect(resolveFlags(flags, [...tree('1', '1', '1'), off]).child).toBe(false);
  expect(resolveFlags(flags, [...tree('1', '1', '1'), ...tree('1', '1', '1')]).child).toBe(true);
});
