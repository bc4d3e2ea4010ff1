import { expect, it } from 'vitest';
import { checkTests } from './checkTests.ts';

const spec = (project: 'browser' | 'http', text: string): { path: string; text: string } => ({
  path: `packages/e2e/src/specs/lobby/a${project === 'http' ? '.http' : ''}.spec.ts`,
  text,
});

it('reports a browser in an HTTP spec only', () => {
  const text = "\ntest('x', async ({ brand, page }) => {});\ntest('y', async ({ brand }) => {});";
  expect(checkTests([spec('http', text)])).toEqual([
    expect.stringMatching(/specs\/lobby\/a\.http\.spec\.ts:2 Rule 4/),
  ]);
  expect(checkTests([spec('browser', text)])).toEqual([]);
});

it.each([
  'test.slow();',
  'test.describe.configure({ timeout: 120_000 });',
  'await expect(a).toBeVisible({ timeout: 15_000 });',
  'await page.waitForTimeout(50);',
  "test.skip('later');",
])('reports %s', (line) => {
  expect(checkTests([spec('browser', line)])).toHaveLength(1);
});

it.each([
  ["for (const from of ['lagoon', 'ironfield', 'coral'] as const) {", 2],
  ["for (const [path, title] of [['/a', 'A'], ['/b', 'B'], ['/c', 'C']]) {", 2],
  ['  await sendLogin(page, brand);', 5],
  ['  }).toPass();', 6],
  ['  await expect.poll(() => button.click().then(() => true)).toBe(true);', 6],
  ['  await page.clock.install();', 9],
])('reports "%s" by rule %i', (line, rule) => {
  expect(checkTests([spec('browser', line)])).toEqual([expect.stringContaining(`Rule ${rule}`)]);
});

it('accepts two cases, the login form in its own specs, and the clock in listed specs', () => {
  expect(
    checkTests([
      spec('browser', "for (const from of ['lagoon', 'ironfield'] as const) {"),
      spec('browser', "for (const [path, title] of [['/a', 'A'], ['/b', 'B']]) {"),
    ]),
  ).toEqual([]);
  expect(
    checkTests([
      {
        path: 'packages/e2e/src/specs/session/login.spec.ts',
        text: 'await sendLogin(page, brand);\nawait page.clock.install();',
      },
    ]),
  ).toEqual([]);
});

const at = (path: string, text: string) => checkTests([{ path, text }]);

it.each([
  'const startedMs = performance.now();',
  'const [from] = process.hrtime();',
  'expect(Date.now() - startedMs).toBeLessThan(500);',
  'const { user } = process.threadCpuUsage(before);',
  "import { setTimeout as wait } from 'node:timers/promises';",
  'await new Promise((resolve) => setTimeout(resolve, 50));',
  'await fetch(url, { signal: AbortSignal.timeout(5_000) });',
  'await vi.waitFor(() => expect(lines).toHaveLength(1));',
  'await expect.poll(read, { timeout: 5_000 }).toBe(1);',
  'await waitFor(check, { timeout: 500 });',
])('reports "%s" in a test, because its result depends on the speed of the machine', (line) => {
  expect(at('server/src/a.test.ts', line)).toHaveLength(1);
});

it('reports a comparison of times in a spec and its helpers', () => {
  const line = 'const startedMs = performance.now();';
  expect(at('packages/e2e/src/specs/lobby/a.spec.ts', line)).toHaveLength(1);
  expect(at('packages/e2e/src/browser/a.ts', line)).toHaveLength(1);
  expect(at('server/src/a.ts', line)).toEqual([]);
});

it('accepts processor time in slow tests, a tick of the event loop, and long timeouts', () => {
  expect(
    at(
      'server/src/a.slow.test.ts',
      'const { user } = process.threadCpuUsage(before);\nawait vi.waitUntil(isDone, waiting);',
    ),
  ).toEqual([]);
  expect(
    at(
      'server/src/a.test.ts',
      "await new Promise((resolve) => setTimeout(resolve));\nit('a', { timeout: 60_000 }, run);\nconst now = vi.spyOn(performance, 'now');",
    ),
  ).toEqual([]);
});

it('reports the shared screen of a component test', () => {
  expect(
    checkTests([
      {
        path: 'packages/components/src/lobby/A/A.test.tsx',
        text: "import { render, screen } from '@testing-library/react';",
      },
    ]),
  ).toHaveLength(1);
});

it('ignores other files', () => {
  expect(checkTests([{ path: 'packages/e2e/src/pages/a.ts', text: 'test.slow();' }])).toEqual([]);
});
