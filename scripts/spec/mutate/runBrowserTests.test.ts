import { expect, it } from 'vitest';
import { outcomesOf } from './runBrowserTests.ts';

const spec = (line: number, status: 'expected' | 'unexpected' | 'skipped') => ({ title: 't', file: 'specs/a.spec.ts', line, ok: status !== 'unexpected', tests: [{ status }] });

it('says by file and line how tests ended, also below groups; one failure of a loop is one; what did not run says nothing', () => {
  const outcomes = outcomesOf([{ file: 'a', specs: [spec(3, 'expected'), spec(9, 'skipped')], suites: [{ file: 'a', specs: [spec(5, 'expected'), spec(5, 'unexpected'), spec(5, 'expected')] }] }]);
  expect(Object.fromEntries(outcomes)).toEqual({ 'specs/a.spec.ts:3': 'passed', 'specs/a.spec.ts:5': 'failed' });
});
