import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { formatProblem } from '../report/ConfigProblem.ts';
import type { SchemaSet } from '../schema/SchemaSet.ts';
import { isMet, judge, type Verdict } from '../testing/planted/judge.ts';
import {
  liveryValidator,
  problemsOf,
  type LiveryValidator,
} from '../testing/planted/liveryValidator.ts';
import { mistakesReport, type Score } from '../testing/planted/mistakesReport.ts';
import { plant } from '../testing/planted/plantedFiles.ts';
import { plantedMistakes } from '../testing/planted/plantedMistakes.ts';
import type { PlantedMistake } from '../testing/planted/PlantedMistake.ts';
import { rightEdits } from '../testing/planted/rightEdits.ts';
import { schemaFindings } from '../testing/planted/schemaFindings.ts';
import {
  ajvValidator,
  editorValidator,
  readWrittenSchemas,
  type SchemaValidator,
} from '../testing/schemaValidators.ts';
import { shippedBrands, shippedSchemas } from '../testing/shippedBrands.ts';

// The first test reads all shipped brands.
vi.setConfig({ testTimeout: 120_000 });

const page = join(import.meta.dirname, '../../../../docs/reference/mistakes.md');
/** Share of the mistakes that must meet all expectations. */
const minShare = 0.95;

let shipped: Record<string, string>;
let validate: LiveryValidator;
beforeAll(async () => {
  const [schemas, brands]: [SchemaSet, Record<string, string>] = await Promise.all([
    shippedSchemas(),
    shippedBrands(),
  ]);
  shipped = brands;
  validate = liveryValidator(shipped, schemas);
});

const all = Object.values(plantedMistakes).flatMap((mistakes) => Object.entries(mistakes));
const verdicts = new Map<PlantedMistake, Promise<Verdict>>();

/** Returns the verdict on `livery validate`, judged once for each mistake. */
function verdictOn(mistake: PlantedMistake): Promise<Verdict> {
  const verdict =
    verdicts.get(mistake) ??
    problemsOf(mistake, { shipped, validate }).then((result) => judge(mistake, result));
  verdicts.set(mistake, verdict);
  return verdict;
}

const perfect: Verdict = { found: true, rightPlace: true, oneMessage: true, saysFix: true };

describe.each(Object.entries(plantedMistakes))(
  'finds a mistake in %s with one message, at its place, with its fix',
  (_group, mistakes) => {
    it.each(Object.entries(mistakes))('%s', async (_title, mistake) => {
      const { findings, files } = await problemsOf(mistake, { shipped, validate });
      const verdict = judge(mistake, { findings, files });
      verdicts.set(mistake, Promise.resolve(verdict));
      const report = findings.map(formatProblem).join('\n');
      // A gap that is closed must lose its mark.
      expect(isMet(verdict), `${JSON.stringify(verdict)} ${report}`).toBe(
        mistake.knownGap === undefined,
      );
    });
  },
);

it.each(Object.entries(rightEdits))('says nothing about %s', async (_title, edits) => {
  expect(await validate(plant(shipped, edits))).toEqual([]);
});

it('has at least 120 mistakes, of which at most one in twenty is a known gap', () => {
  expect(all.length).toBeGreaterThanOrEqual(120);
  expect(Object.keys(rightEdits).length).toBeGreaterThanOrEqual(30);
  const gaps = all.filter(([, { knownGap }]) => knownGap !== undefined);
  expect(new Set(all.map(([title]) => title)).size).toBe(all.length);
  expect(gaps.length).toBeLessThanOrEqual(all.length * (1 - minShare));
});

it('documents what each validator finds', async () => {
  const written = await readWrittenSchemas();
  const judges: readonly [
    validator: string,
    judge: (mistake: PlantedMistake) => Promise<Verdict>,
  ][] = [
    ['`livery validate`', verdictOn],
    ['Ajv', verdictOf(ajvValidator(written))],
    ['VS Code', verdictOf(editorValidator())],
  ];
  const scores: Score[] = [];
  for (const [validator, judgeOne] of judges) {
    const verdictsOfAll = new Map<string, Verdict>();
    for (const [title, mistake] of all) verdictsOfAll.set(title, await judgeOne(mistake));
    scores.push({ validator, verdicts: verdictsOfAll });
  }
  await expect(mistakesReport(plantedMistakes, scores)).toMatchFileSnapshot(page);
});

function verdictOf(validator: SchemaValidator): (mistake: PlantedMistake) => Promise<Verdict> {
  return async (mistake) => {
    const files = plant(shipped, mistake.edits);
    return judge(mistake, { files, findings: await schemaFindings(validator, mistake, files) });
  };
}

it('judges place, number and words of messages', () => {
  const mistake: PlantedMistake = {
    edits: [{ file: 'a/site.json', content: '{\n  "name": 5\n}' }],
    at: '#/name',
    fix: 'a text',
  };
  const files = { 'a/site.json': '{\n  "name": 5\n}' };
  const finding = { file: 'a/site.json', line: 2, column: 11, message: 'expected a text' };
  expect(judge(mistake, { files, findings: [finding] })).toEqual(perfect);
  expect(isMet(judge(mistake, { files, findings: [finding, finding] }))).toBe(false);
  expect(judge(mistake, { files, findings: [{ ...finding, line: 1 }] }).rightPlace).toBe(false);
  expect(judge(mistake, { files, findings: [{ ...finding, message: 'no' }] }).saysFix).toBe(false);
  expect(judge(mistake, { files, findings: [] }).found).toBe(false);
});
