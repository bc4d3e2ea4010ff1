import { mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { upstreamOrigins } from './upstreamOrigins.ts';

let folder = '';
let faults: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'livery-origins-'));
  faults = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const listFile = () => path.join(folder, 'origins.json');

function write(list: unknown): void {
  const next = path.join(folder, 'next');
  writeFileSync(next, typeof list === 'string' ? list : JSON.stringify(list));
  renameSync(next, listFile());
}

function read(): ReturnType<typeof upstreamOrigins> {
  return upstreamOrigins({
    file: listFile(),
    onFault: (message) => faults.push(message),
  });
}

it('allows each brand its own origins and those of every brand', () => {
  write({
    '*': ['https://shared.example'],
    coral: ['https://coral.example', 'https://coral.example:8443'],
    reef: [],
  });
  const { allows, fault } = read();

  const allowed = (brand: string) =>
    [
      'https://shared.example',
      'https://coral.example',
      'https://coral.example:8443',
      'http://coral.example',
      'https://api.coral.example',
      'http://127.0.0.1:9',
    ].filter((origin) => allows(brand, origin));
  expect(allowed('coral')).toEqual([
    'https://shared.example',
    'https://coral.example',
    'https://coral.example:8443',
  ]);
  for (const brand of ['reef', 'constructor', '__proto__', ''])
    expect([brand, allowed(brand)]).toEqual([brand, ['https://shared.example']]);
  expect(fault()).toBeUndefined();
});

it('allows only the origins that need no entry without a list', () => {
  const { allows } = upstreamOrigins({
    file: undefined,
    alwaysAllows: (origin) => origin === 'http://localhost:9',
    onFault: (message) => faults.push(message),
  });
  expect(allows('coral', 'http://localhost:9')).toBe(true);
  expect(allows('coral', 'https://operator.example')).toBe(false);
});

it('reads a changed list at the next use, and keeps the last valid one', () => {
  write({ coral: ['https://first.example'] });
  const { allows, fault } = read();

  write({ coral: ['https://second.example'] });
  expect(allows('coral', 'https://first.example')).toBe(false);
  expect(allows('coral', 'https://second.example')).toBe(true);

  write('{ "coral": [');
  expect(allows('coral', 'https://second.example')).toBe(true);
  expect(fault()).toBe('LIVERY_UPSTREAM_ORIGINS: it is not JSON; the last valid content applies');
  rmSync(listFile());
  expect(allows('coral', 'https://second.example')).toBe(true);
  symlinkSync('origins.json', listFile());
  expect(allows('coral', 'https://second.example')).toBe(true);
  expect(fault()).toMatch(/^LIVERY_UPSTREAM_ORIGINS: ELOOP/);
  expect(faults).toHaveLength(3);

  write({ coral: ['https://third.example'] });
  expect(allows('coral', 'https://third.example')).toBe(true);
  expect(fault()).toBeUndefined();
});

it.each([
  ['{', 'it is not JSON'],
  [[], 'it has to be an object'],
  [{ coral: 'https://coral.example' }, '"coral" has to be a list'],
  [{ coral: ['https://coral.example/'] }, '"coral" has "https://coral.example/", which is not'],
  [{ coral: ['https://CORAL.example'] }, 'is not an origin'],
  [{ coral: ['https://user@coral.example'] }, 'is not an origin'],
  [{ coral: ['ftp://coral.example'] }, 'is not an origin'],
  [{ coral: ['sandbox:'] }, 'is not an origin'],
  [{ coral: [7] }, '"coral" has 7'],
  [' '.repeat(1_000_001), 'has more than 1000000 bytes'],
])('does not start with the list %j', (list, reason) => {
  write(list);
  expect(() => read()).toThrow(reason);
});

it('does not start without the file', () => {
  expect(() => read()).toThrow('does not exist');
});
