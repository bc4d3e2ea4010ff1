import { expect, it } from 'vitest';
import { constantCandidates, requirementsOf } from './constantCandidates.ts';
import { testsOf, type SpecTest } from './readTests.ts';
import { textCandidates } from './textCandidates.ts';

const tests = testsOf({
  'a.spec.ts': "const submit = 'Log in';\ntest('one', () => { see('Log in now'); });\ntest('two', () => { see(submit); });\ntest('three', () => { see('Login'); });\n"
    + "test('four', () => { see(`Draw ${numero}`, 'nothing found by'); });\ntest('five', () => { see(/^Blocked IP: (?:127|::1)$/); });",
});
const keys = (found: readonly SpecTest[]): string[] => found.map(({ title }) => title);

it('finds the tests that say a text: whole, among other words, with gaps for placeholders, by a part or by a pattern', () => {
  expect(keys(textCandidates('Log in', tests))).toEqual(['one', 'two']);
  expect(keys(textCandidates('Draw {{numero}}', tests))).toEqual(['four']);
  expect(keys(textCandidates('There is nothing found by {{name}}.', tests))).toEqual(['four']);
  expect(keys(textCandidates('Blocked IP: {{ip}}', tests))).toEqual(['five']);
  expect(keys(textCandidates('Favourites', tests))).toEqual([]);
});

const requirements = '- BANR-02 More than one banner: autoplay every 5000 ms.\n- HOME-04 slots of 15 a page\n- CONF-08 autoplay 5000';
const autoplay = { schema: 'components/Banner', path: ['autoplayMs'], value: 5000, source: 'Banner autoplay 5000 ms' };

it('finds the requirements that give a constant and speak of it', () => {
  expect(requirementsOf(autoplay, requirements)).toEqual(['BANR-02']);
  expect(requirementsOf({ ...autoplay, value: 500 }, requirements)).toEqual([]);
  expect(requirementsOf({ ...autoplay, path: ['x'], source: 'Zalo 5000' }, requirements)).toEqual([]);
});

it('finds sizes that are written as one word, and numbers within texts a test expects', () => {
  const height = { schema: 'site', path: ['windows', 'heightPx'], value: 500, source: 'by 500' };
  expect(requirementsOf({ ...height, source: 'window 440 by 500' }, '- CSVC-02 Window sizes 440x500 and 440x750')).toEqual(['CSVC-02']);
  const some = testsOf({ 'c.spec.ts': "test('500 opens', () => see('width=440,height=500'));\ntest('other', () => see('width=440,height=5000'));" });
  expect(keys(constantCandidates(height, some, ''))).toEqual(['500 opens']);
});

it('finds the tests of those requirements before those that have its number', () => {
  const some = testsOf({ 'b.spec.ts': "test('number', () => wait(4_999));\ntest('[BANR-02] turns', () => wait(1));\ntest('[BANR-02] both', () => wait(5000));\ntest('none', () => wait(500));" });
  expect(keys(constantCandidates(autoplay, some, requirements))).toEqual(['[BANR-02] both', '[BANR-02] turns', 'number']);
});
