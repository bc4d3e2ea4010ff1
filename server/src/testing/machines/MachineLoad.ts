import { vi } from 'vitest';
import { MachineVisitor, type Attempt, type MachineReply } from './MachineVisitor.ts';
import type { Machine } from './twoMachines.ts';

const visitorCount = 6;
const waiting = { timeout: 90_000, interval: 10 };

/**
 * Visitors who sign in at one machine and sign out at the other, without a pause. A request that
 * gets no answer is sent to the other machine, as a load balancer does.
 */
export class MachineLoad {
  /** Browsers whose sign-out was answered, as copies from before it. */
  readonly ended: MachineVisitor[] = [];
  /** Browsers that stay signed in. */
  readonly open: MachineVisitor[] = [];
  /** Bot checks with which a login was answered. */
  readonly used: { readonly attempt: Attempt; readonly machine: Machine }[] = [];
  /** Refusals and faults that no visitor should have seen. */
  readonly failures: string[] = [];
  /** Requests without an answer. */
  unanswered = 0;
  readonly #machines: readonly [Machine, Machine];
  readonly #running: Promise<unknown>;
  #isOver = false;
  #next = 0;

  constructor(machines: readonly [Machine, Machine]) {
    this.#machines = machines;
    this.#running = Promise.all(Array.from({ length: visitorCount }, () => this.#run()));
  }

  get logins(): number {
    return this.used.length;
  }

  /** Resolves after as many further logins. */
  async more(count: number): Promise<void> {
    const goal = this.logins + count;
    await vi.waitUntil(() => this.logins >= goal, waiting);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#isOver) {
      const index = (this.#next += 1);
      const [here, there] = index % 2 === 0 ? this.#machines : this.#machines.toReversed();
      if (here && there) await this.#visit(index, here, there);
    }
  }

  async #visit(index: number, here: Machine, there: Machine): Promise<void> {
    const visitor = new MachineVisitor();
    const solved = await this.#answered([here, there], (machine) =>
      visitor.solve(machine, `member-${index}`),
    );
    const login = await this.#answered([here, there], async (machine) => ({
      machine,
      reply: await visitor.logIn(machine, solved.value),
    }));
    const { machine, reply } = login.value;
    // A machine that was killed may have used the bot check without an answer.
    if (reply.body.code === 'bot_check' && login.isRepeated) return;
    if (!this.#isGood(reply, `login of member-${index}`)) return;
    this.used.push({ attempt: solved.value, machine });
    if (index % 3 === 0) {
      this.open.push(visitor.copy());
      return;
    }
    const before = visitor.copy();
    const out = await this.#answered([there, here], (at) => visitor.logOut(at));
    // A machine that was killed may have ended the session without an answer.
    const isDone = out.isRepeated && out.value.body.code === 'unauthorised';
    if (isDone || this.#isGood(out.value, `sign-out of member-${index}`)) this.ended.push(before);
  }

  #isGood({ status, body }: MachineReply, step: string): boolean {
    if (status === 200) return true;
    this.failures.push(`${step}: ${status} ${body.code}`);
    return false;
  }

  /** Resolves to the first answer of the machines in turn. */
  async #answered<T>(
    machines: readonly Machine[],
    ask: (machine: Machine) => Promise<T>,
  ): Promise<{ value: T; isRepeated: boolean }> {
    for (let attempt = 0; ; attempt += 1) {
      const machine = machines[attempt % machines.length];
      try {
        if (machine) return { value: await ask(machine), isRepeated: attempt > 0 };
      } catch {
        this.unanswered += 1;
      }
    }
  }
}
