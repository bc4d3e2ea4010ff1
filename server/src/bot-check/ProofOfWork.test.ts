import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge, Payload } from 'altcha-lib/types';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { dailyLogFiles } from '../boot/dailyLogFiles.ts';
import { botCheckContract } from '../testing/botCheckContract.ts';
import { LocalState } from '../shared-state/LocalState.ts';
import { exampleSite } from '../testing/exampleSite.ts';
import { testKeyring } from '../testing/testKeyring.ts';
import { memoryLog } from '../testing/memoryLog.ts';
import { FakeClock } from '@livery/testing/FakeClock';
import { hashLimit, ProofOfWork } from './ProofOfWork.ts';

const root = mkdtempSync(path.join(tmpdir(), 'livery-used-'));
const folder = path.join(root, 'used');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const login = { site: exampleSite(), call: 'loginV2' };
const clock = new FakeClock();
const logs: string[] = [];

function server(secrets: readonly string[] = ['first'], to = folder): ProofOfWork {
  const logger = pino({}, { write: (line: string) => logs.push(line) });
  return new ProofOfWork({
    keyring: testKeyring(...secrets),
    clock,
    claims: new LocalState({
      machine: 'machine',
      clock,
      logger,
      claimsLog: dailyLogFiles({ folder: to, clock }),
      endedSessionsLog: memoryLog()(),
    }),
  });
}

const read = (text: string): unknown => JSON.parse(Buffer.from(text, 'base64url').toString());
const payloadOf = (solution: string): Payload => read(solution) as Payload; // Encoded in this test
const write = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

async function solve(puzzle: string): Promise<string> {
  const challenge = read(puzzle) as Challenge;
  return write({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

botCheckContract(() => ({
  first: server(),
  second: server(),
  solve,
  expire: () => clock.advance(2 * 60_000),
}));

it('[LOGN-05] accepts a solution until just before two minutes', async () => {
  const solution = await solve(await server().challenge(login));
  clock.advance(2 * 60_000 - 1);
  expect(await server().verify({ ...login, solution })).toBeDefined();
});

it('[LOGN-05] requires at most the brand’s number of hashes, and starts at the first', async () => {
  const site = exampleSite({ site: { botCheck: { kind: 'proofOfWork', hashesPerCheck: 40_000 } } });
  for (let round = 0; round < 8; round += 1) {
    const { solution, challenge } = payloadOf(
      await solve(await server().challenge({ ...login, site })),
    );
    expect(challenge.parameters.cost).toBe(5_000);
    expect([1, 2, 3, 4, 5, 6, 7, 8]).toContain(solution.counter);
  }
});

it('[LOGN-05] requires more hashes with more effort, and never more than a slow phone solves', async () => {
  const site = exampleSite({ site: { botCheck: { kind: 'proofOfWork', hashesPerCheck: 5_000 } } });
  const counters: number[] = [];
  for (let round = 0; round < 40; round += 1)
    counters.push(
      payloadOf(await solve(await server().challenge({ ...login, site, effort: 8 }))).solution
        .counter,
    );
  // The chance that all are in the lower half is one in 2⁴⁰.
  expect(Math.max(...counters)).toBeGreaterThan(4);
  expect(Math.max(...counters)).toBeLessThanOrEqual(8);
  expect([hashLimit(400_000, 8), hashLimit(400_000, 32), hashLimit(10_000_000, 32)]).toEqual([
    3_200_000, 10_000_000, 10_000_000,
  ]);
});

it('[LOGN-05] rejects a wrong solution and a modified puzzle', async () => {
  const { challenge, solution } = payloadOf(await solve(await server().challenge(login)));
  const changed = (parameters: object): string =>
    write({
      challenge: { ...challenge, parameters: { ...challenge.parameters, ...parameters } },
      solution,
    });
  const { keySignature, ...unsigned } = challenge.parameters;
  const wrong = [
    write({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
    changed({ data: { ...challenge.parameters.data, untilMs: clock.nowMs() + 9e9 } }),
    changed({ nonce: '00'.repeat(16) }),
    write({ challenge: { ...challenge, signature: '00' }, solution }),
    write({ challenge: { ...challenge, parameters: unsigned }, solution }),
    changed({ keySignature: `${keySignature}0` }),
  ];
  for (const text of wrong)
    expect(await server().verify({ ...login, solution: text })).toBeUndefined();
  expect(
    await server().verify({ ...login, solution: write({ challenge, solution }) }),
  ).toBeDefined();
});

it('[LOGN-05] accepts puzzles of the previous secret, and none of an unknown secret', async () => {
  const solution = await solve(await server(['old']).challenge(login));
  expect(await server(['new']).verify({ ...login, solution })).toBeUndefined();
  expect(await server(['new', 'old']).verify({ ...login, solution })).toBeDefined();
});

it('[LOGN-05] remembers used solutions over a restart, and deletes expired days', async () => {
  const solution = await solve(await server().challenge(login));
  expect(await server().verify({ ...login, solution })).toBeDefined();
  expect(await server().verify({ ...login, solution })).toBeUndefined();
  clock.advance(48 * 3_600_000);
  server();
  expect(readdirSync(folder)).toEqual([]);
});

it('[LOGN-05] accepts a solution once even if the log is not writable, and logs the failure once', async () => {
  const file = path.join(root, 'file');
  writeFileSync(file, '');
  const withoutLog = server(['first'], path.join(file, 'used'));
  const verdicts: boolean[] = [];
  for (const solution of [
    await solve(await withoutLog.challenge(login)),
    await solve(await withoutLog.challenge(login)),
  ]) {
    for (let time = 0; time < 2; time += 1)
      verdicts.push((await withoutLog.verify({ ...login, solution })) !== undefined);
  }
  expect(verdicts).toEqual([true, false, true, false]);
  // The other tests remove their files, so lines about those may come at any time.
  expect(logs.filter((line) => line.includes('ENOTDIR'))).toEqual([
    expect.stringContaining('a solved bot check or used ticket could not be written down'),
  ]);
});
