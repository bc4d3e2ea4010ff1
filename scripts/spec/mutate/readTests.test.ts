import { expect, it } from 'vitest';
import { gap } from './parseSpec.ts';
import { testsOf } from './readTests.ts';

const sources = {
  'harness/logIn.ts': "const button = 'Log in';\nexport async function logIn(page: Page): Promise<void> { await page.getByRole('button', { name: button }).click(); }\nexport const other = 'Unused';\n",
  'specs/a.spec.ts': [
    "import { logIn as signIn } from '../harness/logIn.ts';",
    "const heading = (page: Page) => page.getByRole('heading', { name: 'Top slots' });",
    "test('[AAAA-01] uses both', async ({ page }) => {",
    '  await signIn(page);',
    '  await heading(page).click();',
    '  await page.clock.runFor(4_900);',
    '});',
    "for (const word of ['Looped']) {",
    '  test(`[AAAA-02] ${word}`, async ({ page }) => { await expect(page.getByText(`${word} of ${count}`)).toHaveText(/all\\b/); });',
    '}',
    "test.beforeEach(({ page }) => page.addInitScript('Hook'));",
  ].join('\n'),
  'specs/translation.spec.ts': "test('brackets', async () => { expect('Log in'); });",
};

it('finds every test with its line, and what it says itself or by what it uses', () => {
  const [first, second, ...more] = testsOf(sources);
  expect(more).toEqual([]);
  expect([first?.key, first?.title]).toEqual(['specs/a.spec.ts:3', '[AAAA-01] uses both']);
  expect([...first?.own.strings ?? []]).toEqual([]);
  expect([...first?.own.numbers ?? []]).toEqual([4900]);
  expect([...first?.all.strings ?? []].toSorted()).toEqual(['Hook', 'Log in', 'Top slots', 'button', 'heading']);
  expect(second?.key).toBe('specs/a.spec.ts:9');
  expect([...second?.own.strings ?? []].toSorted()).toEqual([`${gap} of ${gap}`, 'Looped'].toSorted());
  expect([...second?.own.patterns ?? []]).toEqual([String.raw`all\b`]);
});

it('says of a file that is no TypeScript which one it is', () => {
  expect(() => testsOf({ 'specs/bad.spec.ts': 'test(' })).toThrow(/specs\/bad\.spec\.ts cannot be read/);
});
