import { expect, it } from 'vitest';
import type { TestResult } from '../test/readReport.ts';
import { coverRequirements } from './coverRequirements.ts';

const requirements =
  '# Requirements\n- ROUTE-01 One.\n- ROUTE-02 Two.\n- ROUTE-03 Three.\n- ROUTE-04 Four, see ROUTE-01.\n- ROUTE-05 Five.\n';
const result = (
  title: string,
  outcome: TestResult['outcome'] = 'passed',
  level: TestResult['level'] = 'browser',
): TestResult => ({ file: 'a', title, outcome, level, seconds: 1 });

it('returns state and levels of each requirement; a failed or skipped test proves nothing', () => {
  const results = [
    result('[ROUTE-01] [ROUTE-02] both'),
    result('[ROUTE-01] below', 'passed', 'component'),
    result('[ROUTE-02] again', 'failed'),
    result('[ROUTE-03] later', 'skipped'),
    result('[ROUTE-05] half', 'passed', 'http'),
  ];

  const { coverage, unknown } = coverRequirements(
    requirements,
    results,
    '- ROUTE-05 the other half\n',
  );

  expect(
    coverage.map(({ id, state, levels, tests }) => [id, state, levels.join(), tests.length]),
  ).toEqual([
    ['ROUTE-01', 'proven', 'browser,component', 2],
    ['ROUTE-02', 'failing', 'browser', 2],
    ['ROUTE-03', 'failing', 'browser', 1],
    ['ROUTE-04', 'open', '', 0],
    ['ROUTE-05', 'partial', 'http', 1],
  ]);
  expect(coverage.at(-1)?.missing).toBe('the other half');
  expect(unknown).toEqual([]);
});

it('proves nothing without results, and reports unknown requirement ids', () => {
  expect(coverRequirements(requirements, []).coverage.map(({ state }) => state)).toEqual([
    'open',
    'open',
    'open',
    'open',
    'open',
  ]);
  expect(
    coverRequirements(requirements, [result('[ROUTE-99] what')], '- ROUTE-98 that').unknown,
  ).toEqual(['ROUTE-98', 'ROUTE-99']);
});
