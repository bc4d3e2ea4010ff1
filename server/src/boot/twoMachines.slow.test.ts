import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { attemptRates } from '../request/VisitorLimits.ts';
import type { FakeOperator } from '../testing/fakeOperator.ts';
import { MachineLoad } from '../testing/machines/MachineLoad.ts';
import { MachineVisitor } from '../testing/machines/MachineVisitor.ts';
import { startTwoMachines, type Machine } from '../testing/machines/twoMachines.ts';

const timeout = 240_000;
const waiting = { timeout: 60_000, interval: 20 };
const livery = path.join(import.meta.dirname, '../../../packages/cli/bin/livery.mjs');

it(
  '[SESS-02] [LOGN-05] [LOGN-12] shares sign-out, bot check, ticket and account limit between two machines',
  { timeout },
  async () => {
    await using deployment = await startTwoMachines();
    const { machines, operator } = deployment;
    const [first, second] = machines;
    const visitor = new MachineVisitor();
    const attempt = await visitor.solve(first, 'ann');
    expect(await visitor.logIn(first, attempt)).toMatchObject({ status: 200 });
    expect(await new MachineVisitor().logIn(second, attempt)).toMatchObject({
      status: 403,
      body: { code: 'bot_check' },
    });
    expect([await visitor.stateAt(first), await visitor.stateAt(second)]).toEqual([
      'member',
      'member',
    ]);

    const thief = visitor.copy();
    expect(await visitor.resume(second)).toMatchObject({ status: 200 });
    expect(await thief.resume(first)).toMatchObject({
      status: 410,
      body: { code: 'not_remembered' },
    });

    const copy = visitor.copy();
    await visitor.logOut(first);
    await vi.waitUntil(async () => (await copy.stateAt(second)) === 'guest', waiting);
    expect(await copy.stateAt(first)).toBe('guest');

    const replies: number[] = [];
    for (let index = 0; index < 40; index += 1) {
      const guesser = new MachineVisitor();
      const machine = index % 2 === 0 ? first : second;
      replies.push((await guesser.logIn(machine, await guesser.solve(machine, 'eve'))).status);
    }
    const [{ burst } = { burst: 0 }] = attemptRates.account;
    // Half a try comes back each second.
    expect(replies.indexOf(429)).toBeGreaterThanOrEqual(burst);
    expect(loginsOf(operator, 'eve').length).toBeLessThan(40);
  },
);

it(
  'loses no sign-out and takes no bot check twice while Valkey hangs and a machine is killed',
  { timeout },
  async () => {
    await using deployment = await startTwoMachines();
    const { machines, operator, valkey } = deployment;
    const [first] = machines;
    const load = new MachineLoad(machines);
    await load.more(40);

    await valkey.freeze();
    await load.more(40);
    expect((await first.problems()).join()).toMatch(/Valkey at 127\.0\.0\.1:\d+ has not answered/);
    await valkey.thaw();
    await untilHealthy(machines);
    await load.more(40);
    expect([load.failures, load.unanswered]).toEqual([[], 0]);

    await first.kill();
    await load.more(40);
    await first.restart();
    await untilHealthy(machines);
    await load.more(40);
    await load.stop();

    expect(load.failures).toEqual([]);
    const heldBy = async (visitors: readonly MachineVisitor[], state: string) => {
      const states = await Promise.all(
        visitors.flatMap((visitor) => machines.map((machine) => visitor.stateAt(machine))),
      );
      return states.filter((found) => found === state).length;
    };
    await vi.waitUntil(async () => (await heldBy(load.ended, 'member')) === 0, waiting);
    expect(await heldBy(load.open, 'member')).toBe(load.open.length * 2);
    await untilHealthy(machines);
    expect(await replayed(load, machines)).toEqual([]);
    const names = operator.to('/wps/session/login').map(({ body }) => nameIn(body));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);

    await Promise.all(machines.map((machine) => machine.stop()));
    const chains = machines.map(({ data }) => verifyAudit(data));
    expect(chains).toEqual([
      expect.stringContaining(' lines, whole from '),
      expect.stringContaining(' lines, whole from '),
    ]);
  },
);

async function untilHealthy(machines: readonly Machine[]): Promise<void> {
  await vi.waitUntil(
    async () => (await Promise.all(machines.map((each) => each.problems()))).flat().length === 0,
    waiting,
  );
}

/** Sends each used bot check to the other machine again, and resolves to those that were taken. */
async function replayed(
  { used }: MachineLoad,
  machines: readonly Machine[],
): Promise<readonly string[]> {
  const taken: string[] = [];
  for (const { attempt, machine } of used) {
    const other = machines.find((each) => each !== machine) ?? machine;
    const { body } = await new MachineVisitor().logIn(other, attempt);
    if (body.code !== 'bot_check') taken.push(`${attempt.username}: ${body.code ?? 'success'}`);
  }
  return taken;
}

function loginsOf(operator: FakeOperator, username: string): readonly string[] {
  return operator
    .to('/wps/session/login')
    .map(({ body }) => nameIn(body))
    .filter((name) => name === username);
}

function nameIn(body: string): string {
  // The fake operator receives plain JSON of a login.
  return (JSON.parse(body) as { username: string }).username;
}

/** Runs `livery audit verify` over the files of a machine. */
function verifyAudit(data: string): string {
  const [chain = ''] = readdirSync(path.join(data, 'audit'));
  const folder = path.join(data, 'audit', chain);
  const files = readdirSync(folder)
    .toSorted()
    .map((name) => path.join(folder, name));
  return execFileSync(process.execPath, [livery, 'audit', 'verify', ...files], {
    encoding: 'utf8',
  }).trim();
}
