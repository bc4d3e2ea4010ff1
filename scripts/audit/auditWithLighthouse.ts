import { loadavg } from 'node:os';
import type { AuditRun } from './AuditRun.ts';
import type { LighthouseReport } from './lighthouse/LighthouseReport.ts';
import { measurePage } from './lighthouse/measurePage.ts';
import { headLines, pageLines } from './lighthouse/pageLines.ts';
import { missedGates, summarize } from './lighthouse/summarize.ts';
import { visitOnce } from './lighthouse/visitOnce.ts';

const paths = ['/', '/rng'];

/**
 * Runs Lighthouse with phone emulation on home and lobby of each brand. Resolves with whether every
 * median reached its gate.
 */
export async function auditWithLighthouse({
  brands,
  path,
  runs,
  port,
  chromium,
  interruption,
}: AuditRun): Promise<boolean> {
  let passed = true;
  console.log(`\n${headLines().join('\n')}`);
  for (const brand of brands) {
    for (const page of path === undefined ? paths : [path]) {
      const url = `http://${brand}.localhost:${port}${page}`;
      await visitOnce(url);
      const reports: LighthouseReport[] = [];
      const loads: number[] = [];
      while (reports.length < runs) {
        loads.push(loadavg()[0] ?? 0);
        reports.push(await measurePage(url, chromium, interruption));
      }
      console.log(pageLines({ name: `${brand} ${page}`, reports, loads }).join('\n'));
      passed = missedGates(summarize(reports)).length === 0 && passed;
    }
  }
  return passed;
}
