import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { formatProblem, type ConfigProblem } from '../report/ConfigProblem.ts';
import { problemCodes } from '../report/problemCodes.ts';
import { editFiles, type Files } from '../testing/mistakes/brandFiles.ts';
import { codesWithoutContent } from '../testing/mistakes/codesWithoutContent.ts';
import { judge, type Verdict } from '../testing/mistakes/judge.ts';
import type { Mistake } from '../testing/mistakes/Mistake.ts';
import { filesWith, readMistakeBrands } from '../testing/mistakes/mistakeBrands.ts';
import { mistakeCorpus } from '../testing/mistakes/mistakeCorpus.ts';
import { mistakesReport, type Score } from '../testing/mistakes/mistakesReport.ts';
import { rightEdits } from '../testing/mistakes/rightEdits.ts';
import { schemaFindings } from '../testing/mistakes/schemaFindings.ts';
import {
  ajvValidator,
  editorValidator,
  readWrittenSchemas,
  type SchemaValidator,
} from '../testing/schemaValidators.ts';

// The first test reads all shipped brands.
vi.setConfig({ testTimeout: 120_000 });

const page = join(import.meta.dirname, '../../../../docs/reference/mistakes.md');
/** Share of the mistakes that must meet all expectations. */
const minShare = 0.95;
const met: Verdict = {
  found: true,
  rightPlace: true,
  oneMessage: true,
  saysFix: true,
  rightCode: true,
};

const all = Object.values(mistakeCorpus).flatMap((mistakes) => Object.entries(mistakes));
const ofShipped = all.filter(([, { brands }]) => brands === undefined);

let brands: Awaited<ReturnType<typeof readMistakeBrands>>;
beforeAll(async () => {
  brands = await readMistakeBrands();
});

interface Judgement {
  readonly verdict: Verdict;
  readonly findings: readonly ConfigProblem[];
}

const judgements = new Map<Mistake, Promise<Judgement>>();

/** Returns the verdict on `livery validate`, judged once for each mistake. */
function judgementOf(mistake: Mistake): Promise<Judgement> {
  const judgement = judgements.get(mistake) ?? judgeNow(mistake);
  judgements.set(mistake, judgement);
  return judgement;
}

async function judgeNow(mistake: Mistake): Promise<Judgement> {
  const { files: right, validate } = brands[mistake.brands ?? 'shipped'];
  const files = filesWith(mistake, right);
  const findings = await validate(files);
  return { findings, verdict: judge(mistake, { files, findings }) };
}

describe.each(Object.entries(mistakeCorpus))(
  'finds a mistake in %s with one message, at its place, with its code and its fix',
  (_group, mistakes) => {
    it.each(Object.entries(mistakes))('%s', async (_title, mistake) => {
      const { verdict, findings } = await judgementOf(mistake);
      // A gap that is closed must lose its mark.
      expect(verdict, findings.map(formatProblem).join('\n')).toEqual({
        ...met,
        saysFix: mistake.knownGap === undefined,
      });
    });
  },
);

it('finds no problem in the brands without a mistake', async () => {
  for (const { files, validate } of Object.values(brands))
    expect(await validate(files)).toEqual([]);
});

it.each(Object.entries(rightEdits))('says nothing about %s', async (_title, edits) => {
  const { files, validate } = brands.shipped;
  expect(await validate(editFiles(files, edits))).toEqual([]);
});

it('has each title once, and at most one known gap in twenty mistakes', () => {
  expect(new Set(all.map(([title]) => title)).size).toBe(all.length);
  const gaps = ofShipped.filter(([, { knownGap }]) => knownGap !== undefined);
  expect(gaps.length).toBeLessThanOrEqual(ofShipped.length * (1 - minShare));
});

it('covers every code except some of files and those that only a server reports', () => {
  const covered = new Set<string>(all.map(([, { code }]) => code));
  // The examples of the codes cause these.
  const others = ['LV110', 'LV113', 'LV114', 'LV115', 'LV475', ...codesWithoutContent];
  expect(Object.keys(problemCodes).filter((code) => !covered.has(code))).toEqual(
    Object.keys(problemCodes).filter((code) => others.includes(code)),
  );
});

it('never repeats a secret in a message', async () => {
  const { files, validate } = brands.fixture;
  const upstream = '_base/upstream.json';
  const problems = await validate(
    editFiles(files, [
      [upstream, '/baseUrl', { is: 'ftp://user:hunter2@api.example' }],
      [upstream, '/headers', { is: { authorization: 'Bearer hunter2' } }],
    ]),
  );
  expect(problems.length).toBeGreaterThan(0);
  expect(JSON.stringify(problems)).not.toContain('hunter2');
});

it('documents what each validator finds', async () => {
  const written = await readWrittenSchemas();
  const judges: readonly [validator: string, judge: (mistake: Mistake) => Promise<Verdict>][] = [
    ['`livery validate`', async (mistake) => (await judgementOf(mistake)).verdict],
    ['Ajv', verdictOf(ajvValidator(written))],
    ['VS Code', verdictOf(editorValidator())],
  ];
  const scores: Score[] = [];
  for (const [validator, judgeOne] of judges) {
    const verdicts = new Map<string, Verdict>();
    for (const [title, mistake] of ofShipped) verdicts.set(title, await judgeOne(mistake));
    scores.push({ validator, verdicts });
  }
  await expect(mistakesReport(mistakeCorpus, scores)).toMatchFileSnapshot(page);
});

function verdictOf(validator: SchemaValidator): (mistake: Mistake) => Promise<Verdict> {
  return async (mistake) => {
    const files = filesWith(mistake, brands.shipped.files);
    return judge(mistake, { files, findings: await schemaFindings(validator, mistake, files) });
  };
}

it('judges place, number, code and words of messages', () => {
  const files: Files = { 'a/site.json': '{\n  "name": 5\n}' };
  const mistake: Mistake = {
    edit: ['a/site.json', '/name', { is: 5 }],
    code: 'LV201',
    fix: 'a text',
  };
  const finding = {
    file: 'a/site.json',
    line: 2,
    column: 11,
    message: 'expected a text',
    code: 'LV201',
  } as const;
  const verdictOn = (...findings: Parameters<typeof judge>[1]['findings']): Verdict =>
    judge(mistake, { files, findings });

  expect(verdictOn(finding)).toEqual(met);
  expect(verdictOn(finding, finding)).toEqual({ ...met, oneMessage: false });
  expect(verdictOn({ ...finding, line: 1 })).toEqual({ ...met, rightPlace: false });
  expect(verdictOn({ ...finding, column: 3 })).toEqual({ ...met, rightPlace: false });
  expect(verdictOn({ ...finding, message: 'no' })).toEqual({ ...met, saysFix: false });
  expect(verdictOn({ ...finding, code: 'LV202' })).toEqual({ ...met, rightCode: false });
  expect(verdictOn().found).toBe(false);
  expect(
    judge({ ...mistake, atKey: true }, { files, findings: [{ ...finding, column: 3 }] }),
  ).toEqual(met);
});
