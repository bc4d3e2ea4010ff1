import { groupBy } from '@livery/config';
import { escapeXml } from '../formats/escapeXml.ts';
import { isFailure, type CallResult } from './CallResult.ts';

/** Results of the calls of one brand's operator. */
export interface ConformanceReport {
  readonly brand: string;
  readonly results: readonly CallResult[];
}

type Format = (report: ConformanceReport) => string;

/** One line for each result, and the counts. */
const formatText: Format = ({ brand, results }) => {
  const lines = results.map(
    ({ call, verdict, detail }) =>
      `${verdict.padEnd(7)} ${call}${detail === undefined ? '' : `: ${detail}`}`,
  );
  const counts = [...groupBy(results, ({ verdict }) => verdict)].map(
    ([verdict, group]) => `${group.length} ${verdict}`,
  );
  return [...lines, `${brand}: ${counts.join(', ')}`].join('\n');
};

const formatJson: Format = ({ brand, results }) =>
  JSON.stringify({ brand, conforms: !results.some(isFailure), results }, null, 2);

/** JUnit XML: one test case for each result. */
const formatJunit: Format = ({ brand, results }) => {
  const count = (verdict: CallResult['verdict']): number =>
    results.filter((result) => result.verdict === verdict).length;
  const failures = results.filter(isFailure).length;
  const totals = `tests="${results.length}" failures="${failures}" errors="0" skipped="${count('skipped')}"`;
  const cases = results.map((result) => {
    const head = `    <testcase classname="${escapeXml(brand)}" name="${escapeXml(result.call)}">`;
    const detail = escapeXml(result.detail ?? result.verdict);
    if (isFailure(result))
      return `${head}<failure type="${result.verdict}" message="${detail}"/></testcase>`;
    if (result.verdict === 'skipped') return `${head}<skipped message="${detail}"/></testcase>`;
    return `${head}<system-out>${result.verdict}${result.detail === undefined ? '' : `: ${detail}`}</system-out></testcase>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="livery conformance" ${totals}>`,
    `  <testsuite name="${escapeXml(brand)}" ${totals}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
};

export const conformanceFormats = { text: formatText, json: formatJson, junit: formatJunit };
