import { availableParallelism } from 'node:os';
import { findingsOf, type Finding } from './findingsOf.ts';
import { categories, gates, type Category } from './gates.ts';
import type { LighthouseReport } from './LighthouseReport.ts';
import type { Measured } from './Measured.ts';
import { missedGates, scoreOf, summarize } from './summarize.ts';

/**
 * Checks that require https. Lighthouse treats `*.localhost` as secure, as browsers do, so their
 * results are reported for every page.
 */
const httpsChecks = ['is-on-https', 'redirects-http', 'has-hsts'];
const columns = ['perf', 'a11y', 'best', 'seo', 'FCP s', 'LCP s', 'TBT ms', 'CLS'];

/** Returns the table head with column names and gates. */
export function headLines(): string[] {
  return [
    row('Lighthouse, as a phone', columns),
    row(
      'gate',
      categories.map((category) => String(gates[category])),
    ),
  ];
}

/** Returns a page's medians as a table row, followed by the findings that reduce its scores. */
export function pageLines({ name, reports, loads }: Measured): string[] {
  const { scores, fcpMs, lcpMs, tbtMs, cls, benchmark } = summarize(reports);
  const missed = missedGates(summarize(reports));
  const figures = [
    ...categories.map((category) => String(scores[category])),
    (fcpMs / 1000).toFixed(2),
    (lcpMs / 1000).toFixed(2),
    tbtMs.toFixed(0),
    cls.toFixed(3),
  ];
  const machine = `processor benchmark ${benchmark.toFixed(0)}, load ${loads.map((load) => load.toFixed(1)).join(' ')} on ${availableParallelism()} processors`;
  return [
    `${row(name, figures)}  ${missed.length === 0 ? 'passes' : `misses ${missed.join(', ')}`}`,
    `    performance of each run: ${reports.map((report) => scoreOf(report, 'performance')).join(' ')}; ${machine}; lighthouse ${reports[0]?.lighthouseVersion ?? ''}`,
    `    over http: ${httpsChecks.map((id) => `${id} ${verdictOf(reports, id)}`).join(', ')}`,
    ...[...new Set(reports.flatMap(({ runWarnings }) => runWarnings))].map(
      (warning) => `    Lighthouse warns: ${warning}`,
    ),
    ...findingsOf(reports).flatMap((finding) => findingLines(finding, missed, reports.length)),
  ];
}

/**
 * Returns all details of a weighted check; of a hint only the first line, unless its category
 * misses the gate.
 */
function findingLines(
  { category, id, title, weight, runs, words }: Finding,
  missed: readonly Category[],
  totalRuns: number,
): string[] {
  const part = weight === 0 ? 'a hint, no score' : `weight ${Math.round(weight * 10) / 10}`;
  const isComplete = weight > 0 || missed.includes(category);
  return [
    `    ${category}: ${title} (${id}; ${part}; ${runs} of ${totalRuns} runs)`,
    ...words.slice(0, isComplete ? words.length : 1).map((word) => `        ${word}`),
  ];
}

function verdictOf(reports: readonly LighthouseReport[], id: string): string {
  const verdicts = reports.map(({ audits }) => {
    const { score = null, scoreDisplayMode = 'absent' } = audits[id] ?? {};
    if (score === null) return scoreDisplayMode;
    return score === 1 ? 'passed' : 'failed';
  });
  return [...new Set(verdicts)].join('/');
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(24) + cells.map((cell) => cell.padStart(8)).join('');
}
