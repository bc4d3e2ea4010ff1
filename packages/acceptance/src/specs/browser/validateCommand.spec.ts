import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plantedMistakes } from '../../harness/plantedMistakes.ts';
import { expect, test } from '../../harness/test.ts';

const root = join(import.meta.dirname, '../../../../..');
const planted = plantedMistakes({ host: 'broken.localhost', merchant: 'LAGOON' });

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** Runs `livery` as `npx` does. */
function livery(...args: readonly string[]): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin/livery'), args, { cwd: root });
    const said = { out: '', error: '' };
    child.stdout.on('data', (text: Buffer) => { said.out += text.toString(); });
    child.stderr.on('data', (text: Buffer) => { said.error += text.toString(); });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...said }));
  });
}

test('livery validate ends with 0 on the shipped brands', async () => {
  expect(await livery('validate')).toEqual({ code: 0, out: expect.stringMatching(/^no problems in \d+ brand folders\n$/), error: '' });
  expect(JSON.parse((await livery('validate', 'tenants', '--format', 'json')).out)).toEqual({ valid: true, problems: [] });
});

test('livery validate ends with 1 and names every planted mistake with its file, line and column, as text and as JSON', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'livery-validate-'));
  try {
    await cp(join(root, 'tenants'), folder, { recursive: true });
    await cp(join(folder, 'lagoon'), join(folder, 'broken'), { recursive: true });
    for (const { file, text } of planted) await writeFile(join(folder, 'broken', file), text);
    const expected = planted.flatMap(({ file, expected: problems }) => problems.map(({ code, line, column }) => ({ code, line, column, file: `broken/${file}` })));

    const text = await livery('validate', folder);
    expect(text.code).toBe(1);
    const found = text.out.split('\n').flatMap((line) => {
      const [, code, place] = /^(LV\d{3}) .*\/(broken\/\S+)$/.exec(line) ?? [];
      return code === undefined ? [] : [`${code} ${place}`];
    });
    expect(found.toSorted()).toEqual(expected.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`).toSorted());
    expect(text.out).toContain(`${expected.length} problems in 4 brand folders`);

    const json = await livery('validate', folder, '--format', 'json');
    const report = JSON.parse(json.out) as { valid: boolean; problems: { code: string; file: string; line: number; column: number; message: string }[] }; // The command's own document.
    expect([json.code, report.valid]).toEqual([1, false]);
    const known = report.problems.map(({ code, file, line, column }) => `${code} ${file.slice(file.indexOf('broken/'))}:${line}:${column}`);
    expect(known.toSorted()).toEqual(found.toSorted());
    expect(report.problems.every(({ message }) => message.length > 10)).toBe(true);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('livery validate ends with 2 when it is called wrongly, and says how it is called', async () => {
  for (const args of [[], ['valdiate'], ['validate', '--format', 'xml'], ['validate', 'no-such-folder'], ['validate', '--loud']]) {
    const { code, out, error } = await livery(...args);
    expect([code, out], args.join(' ')).toEqual([2, '']);
    expect(error).toContain('usage: livery validate');
  }
});
