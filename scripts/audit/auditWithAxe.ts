import { chromium as playwright } from 'playwright';
import type { AuditRun } from './AuditRun.ts';
import { auditBrand, type AuditedPage } from './axe/auditBrand.ts';
import { countEach } from './axe/countEach.ts';
import { groupFaults } from './axe/groupFaults.ts';
import { lookName, looks } from './axe/looks.ts';

/**
 * Runs axe on every public page of each brand in every look. Resolves with whether there were no
 * findings.
 */
export async function auditWithAxe({
  brands,
  path,
  port,
  chromium,
  interruption,
}: AuditRun): Promise<boolean> {
  interruption.throwIfAborted();
  const browser = await playwright.launch({
    executablePath: chromium,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const close = (): void => void browser.close();
  interruption.addEventListener('abort', close, { once: true });
  try {
    console.log(
      `\naxe on every public page in ${looks.length} looks: ${looks.map(lookName).join(', ')}`,
    );
    const undecided: string[] = [];
    let violations = 0;
    let views = 0;
    for (const brand of brands) {
      for await (const page of auditBrand(browser, `http://${brand}.localhost:${port}`, path)) {
        report(brand, page);
        undecided.push(...page.results.flatMap((result) => result.undecided));
        violations += page.results.flatMap((result) => result.violations).length;
        views += page.results.length;
      }
    }
    console.log(
      `axe: ${violations} violations in ${views} views.${undecided.length > 0 ? ' Left to a person, by reason and number of elements:' : ''}`,
    );
    for (const [reason, count] of countEach(undecided))
      console.log(`    ${String(count).padStart(6)}  ${reason}`);
    return violations === 0;
  } finally {
    interruption.removeEventListener('abort', close);
    await browser.close();
  }
}

function report(brand: string, { name, results }: AuditedPage): void {
  const sum = (countOf: (result: AuditedPage['results'][number]) => number): number =>
    results.reduce((total, result) => total + countOf(result), 0);
  const statuses = [...new Set(results.map(({ status }) => status))].join('/');
  const counts = [
    `${sum(({ violations }) => violations.length)} violations`,
    `${sum(({ passedRules }) => passedRules)} rules passed`,
    `${sum(({ undecided }) => undecided.length)} undecided`,
  ];
  console.log(
    `${`${brand} ${name}`.padEnd(32)}${counts.map((count) => count.padStart(20)).join('')}   status ${statuses}`,
  );
  for (const { rule, impact, help, selector, html, reason, looks: where } of groupFaults(results)) {
    console.log(
      `    ${rule} (${impact}): ${help}\n        ${selector}  ${html.slice(0, 200)}\n        ${reason}\n        in ${where.length === looks.length ? 'every look' : where.join(', ')}`,
    );
  }
}
