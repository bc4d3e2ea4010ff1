import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  MachineVisitor,
  type MachineReply,
} from '../../../server/src/testing/machines/MachineVisitor.ts';
import type { Machine } from '../../../server/src/testing/machines/twoMachines.ts';

const provider = 'SLMR';
/** A refused request is sent again when about one more is allowed. */
const limitedMs = 200;

/**
 * Member who transfers money to a provider, one unit at a time, through two machines. A transfer
 * without an answer is sent to the other machine with the same reference, as the page does; each
 * third one is sent to both machines at once.
 */
export class Payer {
  readonly account: string;
  readonly visitor = new MachineVisitor();
  readonly failures: string[] = [];
  /** References that were answered with `done`. */
  readonly done = new Set<string>();
  /** Times that a transfer was sent. */
  sent = 0;
  unanswered = 0;
  readonly #machines: readonly [Machine, Machine];

  constructor(account: string, machines: readonly [Machine, Machine]) {
    this.account = account;
    this.#machines = machines;
  }

  async payUntil(isOver: () => boolean): Promise<void> {
    for (let index = 0; !isOver(); index += 1) {
      const referenceNo = randomUUID();
      const [here, there] = index % 2 === 0 ? this.#machines : this.#machines.toReversed();
      if (!here || !there) return;
      await Promise.all([
        this.#pay(referenceNo, [here, there]),
        ...(index % 3 === 0 ? [this.#pay(referenceNo, [there, here])] : []),
      ]);
    }
  }

  /** Resolves to the member's money in the main wallet and in all wallets. */
  async balance(machine: Machine): Promise<{ mainBalance?: number; sumBalance?: number }> {
    const { body } = await this.visitor.send(machine, '/wps/v2/wallets/balance');
    // The value of this call.
    return (body.value ?? {}) as { mainBalance?: number; sumBalance?: number };
  }

  async #pay(referenceNo: string, machines: readonly Machine[]): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      const machine = machines[attempt % machines.length];
      const reply = machine && (await this.#send(machine, referenceNo));
      if (reply === undefined) {
        this.unanswered += 1;
        continue;
      }
      const { status, body } = reply;
      if (status === 429) {
        await wait(limitedMs);
        continue;
      }
      // The value of this call.
      const result = body.value as { status?: string } | undefined;
      if (result?.status === 'done') this.done.add(referenceNo);
      else if (result?.status === 'pending' || status >= 502) continue;
      else this.failures.push(`${this.account}: ${status} ${body.code ?? result?.status}`);
      return;
    }
  }

  async #send(machine: Machine, referenceNo: string): Promise<MachineReply | undefined> {
    this.sent += 1;
    const body = { vassalage: provider, direction: 'in', amount: 1, referenceNo };
    return this.visitor
      .send(machine, '/wps/relay/GCS_walletTransfer', { method: 'POST', body })
      .catch(() => undefined);
  }
}
