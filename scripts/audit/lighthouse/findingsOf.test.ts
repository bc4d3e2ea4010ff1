import { expect, it } from 'vitest';
import { findingsOf } from './findingsOf.ts';
import type { LighthouseAudit, LighthouseReport } from './LighthouseReport.ts';

type Check = Partial<LighthouseAudit> & { id: string; weight?: number };

function run(...checks: readonly Check[]): LighthouseReport {
  return {
    lighthouseVersion: '13',
    finalDisplayedUrl: '',
    runWarnings: [],
    environment: { benchmarkIndex: 1000, hostUserAgent: '' },
    categories: {
      seo: { score: 1, auditRefs: checks.map(({ id, weight = 1 }) => ({ id, weight })) },
    },
    audits: Object.fromEntries(
      checks.map((check) => [
        check.id,
        { title: check.id, score: 0, scoreDisplayMode: 'binary', ...check },
      ]),
    ),
  };
}

it('lists failed checks with their number of runs, heaviest first', () => {
  const light = { id: 'hint', weight: 0, displayValue: '3 files' };
  const heavy = { id: 'canonical', weight: 2, explanation: 'No canonical.' };
  expect(findingsOf([run(light, heavy), run(light)])).toMatchObject([
    { category: 'seo', id: 'canonical', weight: 2, runs: 1, words: ['No canonical.'] },
    { id: 'hint', weight: 0, runs: 2, words: ['3 files'] },
  ]);
});

it('reports a check that could not run, and omits passed and inapplicable ones', () => {
  const found = findingsOf([
    run(
      { id: 'passed', score: 1 },
      { id: 'absent', score: null, scoreDisplayMode: 'notApplicable' },
      { id: 'broken', score: null, scoreDisplayMode: 'error', errorMessage: 'No trace' },
    ),
  ]);
  expect(found.map(({ id, words }) => [id, ...words])).toEqual([['broken', 'No trace']]);
});

it('rates metrics by the thresholds of Lighthouse', () => {
  expect(
    findingsOf([
      run(
        { id: 'green', score: 0.95, scoreDisplayMode: 'numeric' },
        { id: 'orange', score: 0.8, scoreDisplayMode: 'numeric' },
      ),
    ]).map(({ id }) => id),
  ).toEqual(['orange']);
});

it('names locations by selector, else by their details, up to a limit', () => {
  const items = [
    { node: { selector: 'main > a', snippet: '<a>' } },
    { url: '/x.js', bytes: 5 },
    ...Array.from({ length: 8 }, () => ({ url: '/y.js' })),
  ];
  expect(findingsOf([run({ id: 'x', details: { items } })])[0]?.words).toEqual([
    'main > a  <a>',
    '{"url":"/x.js","bytes":5}',
    ...Array.from({ length: 6 }, () => '{"url":"/y.js"}'),
    'and 2 more',
  ]);
});

it('reads tables inside a list, and ignores drawings', () => {
  const items = [
    { type: 'table', items: [{ url: '/x.js', ms: 1.2345 }] },
    { type: 'list-section', value: { type: 'network-tree', chains: {} } },
  ];
  expect(findingsOf([run({ id: 'x', details: { items } })])[0]?.words).toEqual([
    '{"url":"/x.js","ms":1.23}',
  ]);
});
