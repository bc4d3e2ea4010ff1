import { randomUUID } from 'node:crypto';
import { wait, type Clock } from '@livery/model';
import {
  type OperatorWallet,
  type WalletAnswer,
  type WalletOrder,
  walletStatuses,
} from './OperatorWallet.ts';
import { demoProvider, type ProviderKeys } from './ProviderKeys.ts';
import { WalletUnreachable } from './WalletUnreachable.ts';

export type { WalletAnswer, WalletOrder } from './OperatorWallet.ts';

export interface SignedWalletPorts {
  /** Origin of the operator, without a trailing slash. */
  readonly origin: string;
  readonly keys: ProviderKeys;
  readonly clock: Clock;
  /** Time after which the wallet counts as unreachable. */
  readonly timeoutMs: number;
}

/** Usual `timeoutMs`. */
export const walletTimeoutMs = 5_000;

/**
 * Operator's wallet over HTTP with signed requests. Sends each request once; the caller decides
 * about retries.
 */
export class SignedWallet implements OperatorWallet {
  readonly #ports: SignedWalletPorts;

  constructor(ports: SignedWalletPorts) {
    this.#ports = ports;
  }

  balance(token: string): Promise<WalletAnswer> {
    return this.#post('balance', { token });
  }

  bet(order: WalletOrder): Promise<WalletAnswer> {
    return this.#post('bet', order);
  }

  win(order: WalletOrder): Promise<WalletAnswer> {
    return this.#post('win', order);
  }

  rollback(order: WalletOrder): Promise<WalletAnswer> {
    return this.#post('rollback', order);
  }

  async #post(action: string, fields: object): Promise<WalletAnswer> {
    const { origin, keys, clock, timeoutMs } = this.#ports;
    const body = JSON.stringify({ requestId: randomUUID(), ...fields });
    const [timeout, answered] = [new AbortController(), new AbortController()];
    void wait(clock, timeoutMs, answered.signal).then(() => {
      timeout.abort();
    });
    try {
      const response = await fetch(`${origin}/callback/${action}`, {
        method: 'POST',
        body,
        signal: timeout.signal,
        headers: {
          'content-type': 'application/json',
          'x-provider': demoProvider,
          'x-signature': keys.sign(demoProvider, body),
        },
      });
      return readAnswer(await response.json());
    } catch (error) {
      throw new WalletUnreachable(action, error);
    } finally {
      answered.abort();
    }
  }
}

function readAnswer(answer: unknown): WalletAnswer {
  const { status, balanceMinor } =
    typeof answer === 'object' && answer !== null
      ? (answer as { status?: unknown; balanceMinor?: unknown })
      : {};
  const knownStatus = walletStatuses.find((candidate) => candidate === status);
  if (knownStatus === undefined) throw new TypeError('the answer has no status of the wallet');
  return {
    status: knownStatus,
    ...(typeof balanceMinor === 'number' && Number.isSafeInteger(balanceMinor)
      ? { balanceMinor }
      : {}),
  };
}
