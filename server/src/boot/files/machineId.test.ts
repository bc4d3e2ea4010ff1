import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { machineId } from './machineId.ts';

const root = mkdtempSync(path.join(tmpdir(), 'livery-machine-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const logs: string[] = [];
const logger = pino({}, { write: (line: string) => logs.push(line) });

it('is one for all starts with a data folder, and another one for each folder', () => {
  const [first, second] = [path.join(root, '1'), path.join(root, '2')];

  const id = machineId(first, logger);

  expect(machineId(first, logger)).toBe(id);
  expect(machineId(second, logger)).not.toBe(id);
  expect([readdirSync(first), logs]).toEqual([['machine'], []]);
});

it('is valid until the process ends if the folder cannot be used', () => {
  writeFileSync(path.join(root, 'file'), '');

  expect(machineId(path.join(root, 'file'), logger)).toMatch(/^[\w-]{36}$/);
  expect(logs).toEqual([expect.stringContaining('the id of this machine cannot be kept')]);
});
