import { expect, it } from 'vitest';
import { groupFaults } from './groupFaults.ts';
import type { Look } from './looks.ts';

const light: Look = { theme: 'light', width: 390, language: 'EN' };
const dark: Look = { theme: 'dark', width: 1280, language: 'AR' };
const found = (look: Look, ...faults: readonly (readonly [rule: string, selector: string])[]) => ({
  look,
  status: 200,
  undecided: [],
  passedRules: 1,
  violations: faults.map(([rule, selector]) => ({
    rule,
    selector,
    impact: 'serious',
    help: '',
    html: '',
    reason: '',
  })),
});

it('reports a fault once, with every look it was found in', () => {
  const grouped = groupFaults([
    found(light, ['color-contrast', '.a'], ['region', '.a']),
    found(dark, ['color-contrast', '.a']),
  ]);
  expect(grouped.map(({ rule, selector, looks }) => [rule, selector, looks])).toEqual([
    ['color-contrast', '.a', ['light 390 EN', 'dark 1280 AR']],
    ['region', '.a', ['light 390 EN']],
  ]);
});
