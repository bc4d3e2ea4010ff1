import { expect, it } from 'vitest';
import { checkTests } from './checkTests.ts';

const spec = (project: string, text: string): { path: string; text: string } => ({ path: `packages/acceptance/src/specs/${project}/a.spec.ts`, text });

it('refuses a browser in an HTTP spec, and only there', () => {
  const text = "\ntest('x', async ({ brand, page }) => {});\ntest('y', async ({ brand }) => {});";
  expect(checkTests([spec('http', text)])).toEqual([expect.stringMatching(/specs\/http\/a\.spec\.ts:2 Rule 4/)]);
  expect(checkTests([spec('browser', text)])).toEqual([]);
});

it.each([
  'test.slow();', 'test.describe.configure({ timeout: 120_000 });', 'await expect(a).toBeVisible({ timeout: 15_000 });', 'await page.waitForTimeout(50);', "test.skip('later');",
])('refuses %s', (line) => {
  expect(checkTests([spec('browser', line)])).toHaveLength(1);
});

it('leaves other files alone', () => {
  expect(checkTests([{ path: 'packages/acceptance/src/harness/a.ts', text: 'test.slow();' }])).toEqual([]);
});
