import { beforeAll, expect, it } from 'vitest';
import { problemCodes } from '../report/problemCodes.ts';
import type { SchemaSet } from '../schema/SchemaSet.ts';
import { brandFixture, fixtureSchemas, loadFixture } from '../testing/brandFixture.ts';
import { files, type Mistakes } from '../testing/mistakes/Mistake.ts';
import { readingMistakes } from '../testing/mistakes/readingMistakes.ts';
import { schemaMistakes } from '../testing/mistakes/schemaMistakes.ts';
import { layerMistakes } from '../testing/mistakes/layerMistakes.ts';
import { pageMistakes } from '../testing/mistakes/pageMistakes.ts';
import { referenceMistakes } from '../testing/mistakes/referenceMistakes.ts';
import { safetyMistakes } from '../testing/mistakes/safetyMistakes.ts';
import { routeMistakes } from '../testing/mistakes/routeMistakes.ts';
import { textMistakes } from '../testing/mistakes/textMistakes.ts';
import { upstreamMistakes } from '../testing/mistakes/upstreamMistakes.ts';
import { suppressionMistakes } from '../testing/mistakes/suppressionMistakes.ts';

const mistakes: Mistakes = {
  ...readingMistakes,
  ...schemaMistakes,
  ...layerMistakes,
  ...referenceMistakes,
  ...routeMistakes,
  ...pageMistakes,
  ...textMistakes,
  ...safetyMistakes,
  ...upstreamMistakes,
  ...suppressionMistakes,
};

let schemas: SchemaSet;
beforeAll(async () => {
  schemas = await fixtureSchemas();
});

it.each(Object.entries(mistakes))(
  'reports one problem at its location: %s',
  async (_title, mistake) => {
    const before = brandFixture[mistake.file] ?? '';
    const after = before.replace(mistake.change[0], mistake.change[1]);
    expect(after).not.toBe(before);
    const files = { ...brandFixture, [mistake.file]: after };

    const { problems, site: loaded } = await loadFixture(files, schemas);

    const file = mistake.in ?? mistake.file;
    const found = problems.map(({ code, file: location, line, column }) => ({
      code,
      location,
      line,
      column,
    }));
    expect(found).toEqual([
      { code: mistake.code, location: file, ...positionIn(files[file] ?? '', mistake.at) },
    ]);
    expect(problems[0]?.message).toContain(mistake.expectedMessage ?? '');
    expect(loaded === undefined).toBe(problems[0]?.severity === 'error');
  },
);

it('covers every code except those that need more than one edited text', () => {
  const covered = new Set(Object.values(mistakes).map(({ code }) => code));
  expect(
    Object.keys(problemCodes)
      .filter((code) => !covered.has(code))
      .toSorted(),
  ).toEqual([
    'LV101',
    'LV106',
    'LV107',
    'LV110',
    'LV111',
    'LV112',
    'LV113',
    'LV114',
    'LV115',
    'LV116',
    'LV212',
    'LV471',
    'LV472',
    'LV473',
    'LV474',
    'LV475',
    'LV476',
    'LV507',
    'LV508',
    'LV509',
    'LV510',
    'LV511',
    'LV515',
    'LV521',
    'LV530',
    'LV531',
    'LV532',
    'LV533',
    'LV534',
    'LV535',
    'LV536',
    'LV601',
    'LV602',
    'LV704',
    'LV741',
    'LV746',
    'LV747',
    'LV748',
    'LV751',
    'LV752',
    'LV753',
    'LV754',
    'LV755',
    'LV756',
    'LV757',
    'LV758',
  ]);
});

it('never repeats a secret in a message', async () => {
  const changed = {
    ...brandFixture,
    [files.upstream]: (brandFixture[files.upstream] ?? '')
      .replace('https://api.example', 'ftp://user:hunter2@api.example')
      .replace('"x-site"', '"authorization"')
      .replace('"one"', '"Bearer hunter2"'),
  };
  const { problems } = await loadFixture(changed, schemas);
  expect(problems.length).toBeGreaterThan(0);
  expect(JSON.stringify(problems)).not.toContain('hunter2');
});

function positionIn(text: string, at: string): { line: number; column: number } {
  const offset = text.indexOf(at);
  expect(offset).toBeGreaterThanOrEqual(0);
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
