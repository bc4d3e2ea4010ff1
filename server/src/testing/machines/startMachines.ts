import type { ValkeyProcess } from '@livery/testing/ValkeyProcess';
import { pino } from 'pino';
import type { Clock } from '@livery/model';
import type { AppendLog } from '../../shared-state/AppendLog.ts';
import type { Claim } from '../../shared-state/LocalState.ts';
import { ValkeyState } from '../../shared-state/ValkeyState.ts';
import { localState } from '../localState.ts';
import { memoryLog } from '../memoryLog.ts';
import { testSecret } from '../startTestServer.ts';

/** Real clocks, because Valkey counts with its own. */
export const realClock: Clock = {
  nowMs: () => Math.floor(performance.timeOrigin + performance.now()),
  elapsedMs: () => performance.now(),
  every(periodMs, callback) {
    const timer = setInterval(callback, periodMs);
    return () => clearInterval(timer);
  },
};

/** Returns a clock that is ahead of the real one, or behind it. */
export function skewedClock(aheadMs: () => number): Clock {
  return { ...realClock, nowMs: () => realClock.nowMs() + aheadMs() };
}

/** What differs between machines. */
interface MachineOptions {
  /** So long by default that a busy test machine never gets local answers. */
  readonly limitWaitMs?: number;
  readonly claimWaitMs?: number;
  readonly clock?: Clock;
  readonly onReused?: (claim: Claim) => void;
}

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

  /** Returns a machine whose logs survive a restart of its servers. */
  machine(options: MachineOptions = {}): Machine {
    const [endedSessionsLog, claimsLog] = [memoryLog(), memoryLog()];
    return { start: () => this.#start({ endedSessionsLog, claimsLog }, options) };
  }

  /** Starts a server on a machine of its own and resolves when it shares its state. */
  async server(options?: MachineOptions): Promise<ValkeyState> {
    const server = this.machine(options).start();
    await server.firstContact;
    return server;
  }

  [Symbol.dispose](): void {
    for (const server of this.#started) void server.close();
  }

  #start(
    logs: { endedSessionsLog: () => AppendLog; claimsLog: () => AppendLog },
    {
      limitWaitMs = 30_000,
      claimWaitMs = 30_000,
      clock = realClock,
      onReused = () => undefined,
    }: MachineOptions,
  ): ValkeyState {
    const server = new ValkeyState({
      url: this.#valkey.url,
      secret: () => testSecret,
      limitWaitMs,
      claimWaitMs,
      onReused,
      clock,
      logger: pino({ level: 'silent' }),
      local: localState({
        clock,
        endedSessionsLog: logs.endedSessionsLog(),
        claimsLog: logs.claimsLog(),
      }),
    });
    this.#started.push(server);
    return server;
  }
}
