import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isSuppressible, problemCodes, type ProblemCode } from './problemCodes.ts';
import type { ProblemCodeEntry } from './ProblemCodeEntry.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const entries: [string, ProblemCodeEntry][] = Object.entries(problemCodes);

it('lists exactly the codes that the sources report', async () => {
  const reported = new Set<string>();
  for await (const path of glob(['packages/{config,cli}/src/**/*.ts', 'server/src/**/*.ts'], {
    cwd: repository,
  })) {
    if (/\.test\.ts$|[\\/](?:testing|codes)[\\/]/.test(path)) continue;
    // Comments and messages may name a code as an example; only a report has the code in quotes of
    // its own.
    for (const [, code = ''] of (await readFile(join(repository, path), 'utf8')).matchAll(
      /'(LV\d{3})'/g,
    ))
      reported.add(code);
  }
  expect([...reported].toSorted()).toEqual(Object.keys(problemCodes).toSorted());
});

it('allows suppressing only codes that neither reading, schemas nor safety depend on', () => {
  const suppressible = entries
    .filter(([code]) => isSuppressible(code as ProblemCode))
    .map(([code]) => code);
  expect(suppressible.toSorted()).toEqual([
    'LV106',
    'LV309',
    'LV407',
    'LV414',
    'LV421',
    'LV451',
    'LV452',
    'LV457',
    'LV474',
    'LV532',
    'LV744',
    'LV745',
    'LV746',
    'LV747',
    'LV749',
    'LV750',
    'LV752',
    'LV753',
    'LV754',
    'LV756',
    'LV757',
  ]);
  for (const [, { summary, fix }] of entries)
    expect([summary, fix].every((text) => /^[A-Z].*[.:;]?$/.test(text))).toBe(true);
});
