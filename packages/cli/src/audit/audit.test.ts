import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Ports } from '../Ports.ts';
import { run } from '../run.ts';

/** Returns lines of a chain, in which each event follows the one before. */
function chainOf(events: readonly object[]): string[] {
  let prev = '0'.repeat(64);
  return events.map((event) => {
    const line = JSON.stringify({ ...event, prev });
    prev = hash('sha256', line, 'hex');
    return line;
  });
}

const [one = '', two = '', three = '', four = ''] = chainOf([
  { event: 'sign-in', member: 'a' },
  { event: 'transfer', member: 'a' },
  { event: 'missing', count: 3 },
  { event: 'sign-out', member: 'a' },
]);
const fileOf = (...lines: string[]): string => lines.map((line) => `${line}\n`).join('');

async function verify(
  files: Readonly<Record<string, string>>,
  options: readonly string[] = [],
): Promise<{ status: number; out: string }> {
  const told: string[] = [];
  const ports: Partial<Ports> = {
    read: async (path) => {
      const text = files[path];
      if (text === undefined) throw new Error(`no such file ${path}`);
      return text;
    },
    out: (text) => void told.push(text),
    error: (text) => void told.push(text),
  };
  // The command uses these ports only.
  const status = await run({
    args: ['audit', 'verify', ...Object.keys(files), ...options],
    ports: ports as Ports,
  });
  return { status, out: told.join('\n') };
}

it('verifies a chain across files, and repeats how many lines the log says are missing', async () => {
  const head = hash('sha256', four, 'hex');

  const { status, out } = await verify({ a: fileOf(one, two), b: fileOf(three, four) });

  expect([status, out]).toEqual([
    0,
    `4 lines, whole from ${'0'.repeat(64)} to ${head}\n3 events could not be written, as the log itself says.`,
  ]);
});

it('finds a head that was copied before later lines were written', async () => {
  const files = { b: fileOf(three, four) };
  for (const [line, count] of [
    [two, 2],
    [three, 1],
    [four, 0],
  ] as const) {
    const known = hash('sha256', line, 'hex');

    const { status, out } = await verify(files, ['--head', known]);

    expect([status, out]).toEqual([0, expect.stringContaining(`${count} of them follow ${known}`)]);
  }
});

it.each([
  ['a changed line', { a: fileOf(one.replace('sign-in', 'sign-on'), two, three) }, 'a:2'],
  ['a removed line', { a: fileOf(one, three), b: fileOf(four) }, 'a:2'],
  ['an added line', { a: fileOf(one, two, two, three) }, 'a:3'],
  ['swapped lines', { a: fileOf(two, one) }, 'a:2'],
  ['a removed file', { a: fileOf(one), c: fileOf(three) }, 'c:1'],
  ['files in a wrong order', { b: fileOf(three, four), a: fileOf(one, two) }, 'a:1'],
  ['text that is no line', { a: `${fileOf(one)}text\n` }, 'a:2'],
  ['an incomplete line', { a: `${fileOf(one)}${two}` }, 'a:2'],
])('names the first broken line after %s', async (_, files, place) => {
  const { status, out } = await verify(files);

  expect([status, out.split(': ', 1)[0]]).toEqual([1, place]);
});

it.each([
  ['removed last lines', [one, two]],
  ['lines that were rewritten', chainOf([{ event: 'sign-in', member: 'b' }, {}, {}, {}])],
])('notices %s by a head that was copied', async (_, lines) => {
  const { status, out } = await verify({ a: fileOf(...lines) }, [
    '--head',
    hash('sha256', three, 'hex'),
  ]);

  expect([status, out]).toEqual([1, expect.stringContaining('No line has the hash')]);
});

it('explains its use when files are missing', async () => {
  expect(await verify({})).toMatchObject({
    status: 2,
    out: expect.stringContaining('the files of the audit log are missing'),
  });
});

it('says which file cannot be read', async () => {
  expect(await verify({ 'day.jsonl': fileOf(one) }, ['other.jsonl'])).toEqual({
    status: 2,
    out: expect.stringContaining('other.jsonl cannot be read: no such file other.jsonl'),
  });
});
