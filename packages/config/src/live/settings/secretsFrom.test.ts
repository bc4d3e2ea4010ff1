import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { secretsFrom } from './secretsFrom.ts';

let folder = '';
let faults: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'livery-secrets-'));
  faults = [];
  for (const brand of ['coral', 'reef']) mkdirSync(path.join(folder, brand));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (...parts: string[]) => path.join(folder, ...parts);

function secretOf(
  brand: string,
  name: string,
  env: Readonly<Record<string, string>> = {},
): string | undefined {
  const secrets = secretsFrom({ folder, env, onFault: (message) => faults.push(message) });
  return secrets(name, { brand });
}

it('gives a brand the files of its own folder only', () => {
  writeFileSync(at('reef', 'REEF_KEY'), 'canary\n');
  writeFileSync(at('SHARED_KEY'), 'canary');

  expect(secretOf('reef', 'REEF_KEY')).toBe('canary');
  for (const name of ['REEF_KEY', 'SHARED_KEY', '../reef/REEF_KEY', '../SHARED_KEY', 'toString'])
    expect([name, secretOf('coral', name)]).toEqual([name, undefined]);
  for (const brand of ['', '.', '..', '../reef', 'coral/../reef'])
    expect([brand, secretOf(brand, 'REEF_KEY')]).toEqual([brand, undefined]);
});

it('gives a brand the environment variables of its own name only', () => {
  const env = {
    HOME: 'canary',
    DB_PASSWORD: 'canary',
    LIVERY_SECRET: 'canary',
    LIVERY_BRAND_CORAL__KEY: 'coral',
    LIVERY_BRAND_CORAL_BAY__KEY: 'bay',
  };

  expect(secretOf('coral', 'KEY', env)).toBe('coral');
  expect(secretOf('coral-bay', 'KEY', env)).toBe('bay');
  const others = [
    ['coral', 'HOME'],
    ['coral', 'DB_PASSWORD'],
    ['coral', 'LIVERY_SECRET'],
    ['coral', 'LIVERY_BRAND_CORAL_BAY__KEY'],
    ['coral', 'BAY__KEY'],
    ['coral_bay', 'KEY'],
    ['coral--key', 'KEY'],
    ['CORAL', 'KEY'],
    ['reef', 'KEY'],
  ] as const;
  for (const [brand, name] of others)
    expect([brand, name, secretOf(brand, name, env)]).toEqual([brand, name, undefined]);
});

it('follows links within the folder of a brand, as container platforms mount secrets', () => {
  mkdirSync(at('..data/coral'), { recursive: true });
  mkdirSync(at('reef/..data'));
  writeFileSync(at('..data/coral/KEY'), 'mounted whole');
  writeFileSync(at('reef/..data/KEY'), 'mounted by brand');
  rmSync(at('coral'), { recursive: true });
  symlinkSync('..data/coral', at('coral'));
  symlinkSync('..data/KEY', at('reef/KEY'));

  expect([secretOf('coral', 'KEY'), secretOf('reef', 'KEY')]).toEqual([
    'mounted whole',
    'mounted by brand',
  ]);
});

it('refuses links to other folders, and names them', () => {
  writeFileSync(at('reef/KEY'), 'canary');
  writeFileSync(at('OUTER'), 'canary');
  symlinkSync('../reef/KEY', at('coral/KEY'));
  symlinkSync('../OUTER', at('coral/OUTER'));
  symlinkSync('LOOP', at('coral/LOOP'));
  symlinkSync('reef', at('thief'));

  for (const [brand, name] of [
    ['coral', 'KEY'],
    ['coral', 'OUTER'],
    ['coral', 'LOOP'],
    ['thief', 'KEY'],
  ] as const)
    expect([brand, name, secretOf(brand, name)]).toEqual([brand, name, undefined]);
  expect(faults).toEqual([
    expect.stringMatching(/^coral: .*coral\/KEY is a link out of its folder$/),
    expect.stringMatching(/^coral: .*coral\/OUTER is a link out of its folder$/),
    expect.stringMatching(/^coral: ELOOP/),
    expect.stringMatching(/^thief: .*thief is a link to the folder of another name$/),
  ]);
});

it('refuses what is no private file of one line, even if the environment has the secret', () => {
  const env = { LIVERY_BRAND_CORAL__KEY: 'canary' };
  const cases: [reason: RegExp, make: (file: string) => void][] = [
    [/not a regular file/, (file) => mkdirSync(file)],
    [/not a regular file/, (file) => execFileSync('/usr/bin/env', ['mkfifo', file])],
    [/more than 4096 bytes/, (file) => writeFileSync(file, 'x'.repeat(4097))],
    [/one line of printable ASCII/, (file) => writeFileSync(file, 'a\nb')],
    [/one line of printable ASCII/, (file) => writeFileSync(file, '\n')],
    [/one line of printable ASCII/, (file) => writeFileSync(file, 'ключ')],
    [
      /written by every user/,
      (file) => {
        writeFileSync(file, 'key');
        chmodSync(file, 0o666);
      },
    ],
  ];
  for (const [reason, make] of cases) {
    make(at('coral/KEY'));
    expect([reason, secretOf('coral', 'KEY', env)]).toEqual([reason, undefined]);
    expect(faults.at(-1)).toMatch(reason);
    rmSync(at('coral/KEY'), { recursive: true });
  }
  expect(secretOf('coral', 'KEY', env)).toBe('canary');
});

it('reads a changed secret at the next use, and reports a fault once', () => {
  const secrets = secretsFrom({ folder, env: {}, onFault: (message) => faults.push(message) });
  const read = () => secrets('KEY', { brand: 'coral' });
  const write = (text: string) => {
    writeFileSync(at('next'), text);
    renameSync(at('next'), at('coral/KEY'));
  };

  write('first');
  expect(read()).toBe('first');
  write('');
  expect([read(), read()]).toEqual([undefined, undefined]);
  expect(faults).toHaveLength(1);
  write('second');
  expect(read()).toBe('second');
});
