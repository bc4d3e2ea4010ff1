import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ValkeyProcess } from '@livery/testing/ValkeyProcess';
import { MachineVisitor } from '../../server/src/testing/machines/MachineVisitor.ts';
import { Machine } from '../../server/src/testing/machines/twoMachines.ts';
import { findPostgres } from '../setup/findPostgres.ts';
import { requireValkey } from '../setup/requireValkey.ts';
import { startPostgres } from '../setup/startPostgres.ts';
import type { BenchLine } from './BenchLine.ts';
import { Payer } from './machines/Payer.ts';
import { adminRequest } from './traffic/adminRequest.ts';
import { startSandbox } from './traffic/startSandbox.ts';

const password = 'Bench1234';
const members = 8;
const opening = 10_000;
/** Time between two faults. */
const phaseMs = 8_000;
/** Time in which a visitor's limit allows ten more writing calls. */
const limitPauseMs = 2_000;

/**
 * Two servers on two loopback addresses, with the sandbox on PostgreSQL and limits, claims and
 * ended sessions in Valkey. Members move money through both while Valkey hangs, Valkey is killed,
 * and one server is killed. Expects nothing lost and nothing twice.
 */
export async function machines(): Promise<BenchLine[]> {
  const programs = findPostgres();
  if (programs === undefined) {
    console.log('skipped: no PostgreSQL here');
    return [];
  }
  requireValkey();
  const data = await mkdtemp(join(tmpdir(), 'livery-bench-machines-'));
  try {
    await using postgres = await startPostgres(programs);
    await using sandbox = await startSandbox(data, { SANDBOX_DATABASE_URL: postgres.url });
    await using valkey = await ValkeyProcess.start();
    const operator = `http://127.0.0.1:${sandbox.port}`;
    const origins = join(data, 'origins.json');
    await writeFile(origins, JSON.stringify({ coral: [operator] }));
    const env = {
      LIVERY_TENANTS: await brandOf(data, operator),
      LIVERY_UPSTREAM_NETWORKS: '127.0.0.0/8',
      LIVERY_UPSTREAM_ORIGINS: origins,
      LIVERY_TRUSTED_PROXIES: '127.0.0.0/8',
      LIVERY_VALKEY_URL: valkey.url,
    };
    await using first = await Machine.start('127.0.0.1', join(data, '1'), env);
    await using second = await Machine.start('127.0.0.2', join(data, '2'), env);
    const payers = await signedIn(operator, [first, second]);

    const began = performance.now();
    let isOver = false;
    const paying = Promise.all(payers.map((payer) => payer.payUntil(() => isOver)));
    await wait(phaseMs);
    await valkey.freeze();
    await wait(phaseMs);
    await valkey.thaw();
    await wait(phaseMs);
    await valkey.kill();
    await wait(phaseMs);
    await valkey.restart();
    await wait(phaseMs);
    const unansweredBefore = total(payers, ({ unanswered }) => unanswered);
    await second.kill();
    await wait(phaseMs);
    await second.restart();
    await wait(phaseMs);
    isOver = true;
    await paying;
    const seconds = (performance.now() - began) / 1000;
    return [
      ...(await moneyLines(payers, first)),
      ...(await sessionLines(payers, [first, second])),
      {
        name: 'requests without an answer while Valkey hangs or is killed',
        ratio: unansweredBefore,
        gate: 0,
        detail: `${total(payers, ({ unanswered }) => unanswered) - unansweredBefore} while a server was killed`,
      },
      {
        name: 'transfers a second',
        ratio: total(payers, ({ done }) => done.size) / seconds,
        detail: `${members} members for ${seconds.toFixed(0)} seconds`,
      },
    ];
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

function total<T>(items: readonly T[], numberOf: (item: T) => number): number {
  return items.reduce((sum, item) => sum + numberOf(item), 0);
}

/** Copies the base and one brand whose operator is the sandbox, as a live brand. */
async function brandOf(data: string, operator: string): Promise<string> {
  const tenants = join(data, 'tenants');
  await cp('tenants/_base', join(tenants, '_base'), { recursive: true });
  await cp('tenants/lagoon', join(tenants, 'coral'), { recursive: true });
  const file = join(tenants, 'coral/site.json');
  const site = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(
    file,
    JSON.stringify({
      ...site,
      hosts: ['coral.example'],
      socialSignIn: [],
      botCheck: { kind: 'proofOfWork', hashesPerCheck: 5_000 },
    }),
  );
  await writeFile(join(tenants, 'coral/upstream.json'), JSON.stringify({ baseUrl: operator }));
  return tenants;
}

/** Creates members with separate wallets, and signs them in at the machines in turn. */
async function signedIn(
  operator: string,
  both: readonly [Machine, Machine],
): Promise<readonly Payer[]> {
  await adminRequest(operator, 'PUT', '/admin/merchants/LAGOON/wallet', { isSingle: false });
  const payers: Payer[] = [];
  for (let number = 0; number < members; number += 1) {
    const payer = new Payer(`payer${number}`, both);
    await adminRequest(operator, 'POST', '/admin/merchants/LAGOON/members', {
      account: payer.account,
      password,
      isAgent: 0,
      balanceMinor: opening * 100,
    });
    const machine = both[number % 2] ?? both[0];
    const solved = await payer.visitor.solve(machine, payer.account);
    const { status, body } = await payer.visitor.logIn(machine, { ...solved, password });
    if (status !== 200) throw new Error(`${payer.account} cannot sign in: ${status} ${body.code}`);
    payers.push(payer);
  }
  return payers;
}

/** Compares what the operator's ledger moved with the transfers that were answered. */
async function moneyLines(payers: readonly Payer[], machine: Machine): Promise<BenchLine[]> {
  let lost = 0;
  let twice = 0;
  for (const payer of payers) {
    const { mainBalance = Number.NaN, sumBalance = Number.NaN } = await payer.balance(machine);
    const moved = opening - mainBalance;
    lost += Math.max(0, payer.done.size - moved) + Math.abs(opening - sumBalance);
    twice += Math.max(0, moved - payer.done.size);
    if (Number.isNaN(moved + sumBalance)) lost = Number.NaN;
  }
  const failures = payers.flatMap((payer) => payer.failures);
  return [
    {
      name: 'transfers lost',
      ratio: lost,
      gate: 0,
      detail: `of ${total(payers, ({ done }) => done.size)}, sent ${total(payers, ({ sent }) => sent)} times`,
    },
    { name: 'transfers counted twice', ratio: twice, gate: 0, detail: 'by the operator’s ledger' },
    {
      name: 'transfers refused',
      ratio: failures.length,
      gate: 0,
      detail: failures[0] ?? 'for any reason',
    },
  ];
}

/** Signs out at one machine, and uses bot checks at both. */
async function sessionLines(
  payers: readonly Payer[],
  both: readonly [Machine, Machine],
): Promise<BenchLine[]> {
  const [first, second] = both;
  // The transfers have used up each member's limit of writing calls.
  await wait(limitPauseMs);
  let replayed = 0;
  let stillOpen = 0;
  for (const { account, visitor } of payers) {
    const attempt = { ...(await visitor.solve(first, account)), password };
    const copies = [new MachineVisitor(), new MachineVisitor(), new MachineVisitor()];
    const logins = await Promise.all(
      copies.map((copy, index) => copy.logIn(both[index % 2] ?? first, attempt)),
    );
    replayed += logins.filter(({ status }) => status === 200).length - 1;
    const copy = visitor.copy();
    await visitor.logOut(second);
    if (!(await isGuestSoon(copy, both))) stillOpen += 1;
  }
  return [
    {
      name: 'bot checks accepted twice',
      ratio: replayed,
      gate: 0,
      detail: `each of ${payers.length} sent three times at once to both servers`,
    },
    {
      name: 'sessions open after a sign-out at one server',
      ratio: stillOpen,
      gate: 0,
      detail: `of ${payers.length}, seen from both within a second`,
    },
  ];
}

/** Returns whether both servers refuse a session within a second. */
async function isGuestSoon(
  visitor: MachineVisitor,
  both: readonly [Machine, Machine],
): Promise<boolean> {
  const untilMs = performance.now() + 1_000;
  while (performance.now() < untilMs) {
    const states = await Promise.all(both.map((machine) => visitor.stateAt(machine)));
    if (states.every((state) => state === 'guest')) return true;
  }
  return false;
}
