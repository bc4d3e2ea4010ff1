import { expect, it } from 'vitest';
import { coverRequirements } from './coverRequirements.ts';

const requirements = '# Requirements\n- ROUTE-01 One.\n- ROUTE-02 Two.\n- ROUTE-03 Three.\n- ROUTE-04 Four, see ROUTE-01.\n';
const spec = (title: string, status: 'expected' | 'unexpected' | 'skipped') => ({ title, file: 'a.spec.ts', ok: status !== 'unexpected', tests: [{ status }] });

it('says of each requirement whether its tests passed, also below groups; a skipped test proves nothing', () => {
  const group = { file: 'a.spec.ts', specs: [spec('[ROUTE-02] again', 'unexpected'), spec('[ROUTE-03] later', 'skipped')] };
  const report = { suites: [{ file: 'a.spec.ts', specs: [spec('[ROUTE-01] [ROUTE-02] both', 'expected')], suites: [group] }] };
  const { coverage, unknown } = coverRequirements(requirements, report);
  expect(coverage.map(({ id, state, tests }) => [id, state, tests.length])).toEqual([
    ['ROUTE-01', 'proven', 1], ['ROUTE-02', 'named', 2], ['ROUTE-03', 'named', 1], ['ROUTE-04', 'open', 0],
  ]);
  expect(coverage[0]?.tests).toEqual([{ title: 'both', file: 'a.spec.ts', passed: true }]);
  expect(unknown).toEqual([]);
});

it('knows nothing proven without a report, and names ids that no requirement has', () => {
  expect(coverRequirements(requirements, {}).coverage.map(({ state }) => state)).toEqual(['open', 'open', 'open', 'open']);
  expect(coverRequirements(requirements, { suites: [{ file: 'a', specs: [spec('[ROUTE-99] what', 'expected')] }] }).unknown).toEqual(['ROUTE-99']);
});
