import type { GameLaunch } from '@livery/model';
import { randomUUID } from 'node:crypto';
import type { Clock } from '@livery/demo-provider/server/Clock';
import type {
  TransactionKind,
  WalletOrder,
} from '@livery/demo-provider/server/wallet/OperatorWallet';
import { ProviderKeys } from '@livery/demo-provider/server/wallet/ProviderKeys';
import { SignedWallet } from '@livery/demo-provider/server/wallet/SignedWallet';
import { testKeySecret } from './AdminClient.ts';
import type { OperatorClient } from './OperatorClient.ts';

interface GameOptions {
  readonly clock: Clock;
  readonly request?: Record<string, unknown>;
  readonly keySecret?: string;
  readonly timeoutMs?: number;
}

/** A game that is open, as its provider sees it. */
export class OpenGame {
  readonly launch: GameLaunch;
  readonly wallet: SignedWallet;

  constructor(launch: GameLaunch, wallet: SignedWallet) {
    this.launch = launch;
    this.wallet = wallet;
  }

  /**
   * Opens a game, the first of a slot provider if not said otherwise, in the session of a token.
   */
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
      value as GameLaunch,
      new SignedWallet({
        origin: client.origin,
        keys: new ProviderKeys(keySecret),
        clock,
        ...(timeoutMs !== undefined && { timeoutMs }),
      }),
    );
  }

  /** An order of a number of its own, in a round of its own. */
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

  /** What follows an order: a win with it, or its being taken back. */
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

  /** A callback as any program might send it; gives the status and the body of the answer. */
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
