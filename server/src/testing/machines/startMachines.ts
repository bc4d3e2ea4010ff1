import type { ValkeyProcess } from '@livery/testing/ValkeyProcess';
import { pino } from 'pino';
import type { Clock } from '../../http/Clock.ts';
import type { AppendLog } from '../../shared-state/AppendLog.ts';
import { ValkeyState } from '../../shared-state/ValkeyState.ts';
import { localState } from '../localState.ts';
import { memoryLog } from '../memoryLog.ts';
import { testSecret } from '../startTestServer.ts';

/** Real clocks, because Valkey counts with its own. */
export const realClock: Clock = {
  nowMs: () => Math.floor(performance.timeOrigin + performance.now()),
  elapsedMs: () => performance.now(),
};

/** Machine with its own data folder, on which servers start. */
export interface Machine {
  readonly start: () => ValkeyState;
}

/** Machines with one Valkey; closes all their servers at the end. */
export class Machines implements Disposable {
  readonly #valkey: ValkeyProcess;
  readonly #started: ValkeyState[] = [];

  constructor(valkey: ValkeyProcess) {
    this.#valkey = valkey;
  }

  /**
   * Returns a machine whose logs survive a restart of its servers.
   *
   * @param askTimeoutMs so long by default that a busy test machine never gets local answers.
   */
  machine(askTimeoutMs = 30_000): Machine {
    const [endedSessionsLog, claimsLog] = [memoryLog(), memoryLog()];
    return { start: () => this.#start({ endedSessionsLog, claimsLog }, askTimeoutMs) };
  }

  /** Starts a server on a machine of its own and resolves when it shares its state. */
  async server(askTimeoutMs?: number): Promise<ValkeyState> {
    const server = this.machine(askTimeoutMs).start();
    await server.firstContact;
    return server;
  }

  [Symbol.dispose](): void {
    for (const server of this.#started) void server.close();
  }

  #start(
    logs: { endedSessionsLog: () => AppendLog; claimsLog: () => AppendLog },
    askTimeoutMs: number,
  ): ValkeyState {
    const server = new ValkeyState({
      url: this.#valkey.url,
      secret: () => testSecret,
      askTimeoutMs,
      clock: realClock,
      logger: pino({ level: 'silent' }),
      local: localState({
        clock: realClock,
        endedSessionsLog: logs.endedSessionsLog(),
        claimsLog: logs.claimsLog(),
      }),
    });
    this.#started.push(server);
    return server;
  }
}
