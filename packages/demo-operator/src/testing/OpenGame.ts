import type { GameLaunch, Clock } from '@livery/model';
import { randomUUID } from 'node:crypto';
import type {
  TransactionKind,
  WalletOrder,
} from '@livery/demo-provider/server/wallet/OperatorWallet';
import { ProviderKeys } from '@livery/demo-provider/server/wallet/ProviderKeys';
import { SignedWallet, walletTimeoutMs } from '@livery/demo-provider/server/wallet/SignedWallet';
import { testKeySecret } from './AdminClient.ts';
import type { OperatorClient } from './OperatorClient.ts';

interface GameOptions {
  readonly clock: Clock;
  readonly request?: Record<string, unknown>;
  readonly keySecret?: string;
  readonly timeoutMs?: number;
}

/** Open game, from its provider's point of view. */
export class OpenGame {
  readonly launch: Required<GameLaunch>;
  readonly wallet: SignedWallet;

  constructor(launch: Required<GameLaunch>, wallet: SignedWallet) {
    this.launch = launch;
    this.wallet = wallet;
  }

  /** Opens a game in the session of a token; by default the first game of a slot provider. */
  static async open(
    client: OperatorClient,
    token: string,
    { clock, request = {}, keySecret = testKeySecret, timeoutMs }: GameOptions,
  ): Promise<OpenGame> {
    const { success, message, value } = await client.call(
      'launchGame',
      { vassalage: 'LMHW', gameType: 'RNG', ...request },
      { token },
    );
    if (!success) throw new Error(message);
    // The call's reply.
    return new OpenGame(
      value as Required<GameLaunch>,
      new SignedWallet({
        origin: client.origin,
        keys: new ProviderKeys(keySecret),
        clock,
        timeoutMs: timeoutMs ?? walletTimeoutMs,
      }),
    );
  }

  /** Returns an order with a new number, in a new round. */
  order(amountMinor: number, change: Partial<WalletOrder> = {}): WalletOrder {
    const { token, currency, url } = this.launch;
    const transactionId = randomUUID();
    return {
      token,
      transactionId,
      round: `r-${transactionId}`,
      amountMinor,
      currency,
      gameCode: new URL(url).searchParams.get('game') ?? '',
      ...change,
    };
  }

  /** Returns a win or a rollback that refers to an order. */
  following(
    { transactionId, round }: WalletOrder,
    amountMinor: number,
    change: Partial<WalletOrder> = {},
  ): WalletOrder {
    return this.order(amountMinor, {
      round,
      referenceTransactionId: transactionId,
      roundClosed: true,
      ...change,
    });
  }

  /** Sends a callback as any program could. Returns the status and the body of the reply. */
  static async post(
    origin: string,
    action: TransactionKind | 'balance',
    body: string,
    headers: Record<string, string>,
  ): Promise<[number, unknown]> {
    const response = await fetch(`${origin}/callback/${action}`, { method: 'POST', body, headers });
    return [response.status, await response.json()];
  }
}
