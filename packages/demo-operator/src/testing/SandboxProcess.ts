import { ProgramProcess } from '@livery/testing/ProgramProcess';
import { join } from 'node:path';
import type { DatabaseLocation } from '../database/openDatabase.ts';

/** Sandbox in its own process, which tests can kill and restart at the same address. */
export class SandboxProcess {
  readonly #data: string;
  readonly #location: DatabaseLocation;
  #process: ProgramProcess | undefined;
  #port = '0';
  #origin: Promise<string> = Promise.reject(new Error('The sandbox was not started.'));

  constructor({ data, location }: { data: string; location: DatabaseLocation }) {
    this.#data = data;
    this.#location = location;
    this.#origin.catch(() => undefined);
  }

  /** Address of the process once it responds; during a restart, that of the new process. */
  get origin(): Promise<string> {
    return this.#origin;
  }

  start(): Promise<string> {
    const process = ProgramProcess.launch({
      script: join(import.meta.dirname, 'sandboxProgram.ts'),
      env: {
        LIVERY_DATA: this.#data,
        SANDBOX_PORT: this.#port,
        SANDBOX_DATABASE_URL: 'url' in this.#location ? this.#location.url : '',
      },
    });
    this.#process = process;
    this.#origin = process.outputMatching(/http:\/\/localhost:\d+/).then(([origin]) => {
      this.#port = new URL(origin).port;
      return origin;
    });
    this.#origin.catch(() => undefined);
    return this.#origin;
  }

  /** Kills the process without a graceful shutdown. */
  async kill(): Promise<void> {
    await this.#process?.end('SIGKILL');
  }
}
