import type { GameLaunch } from '@livery/model';
import { randomUUID } from 'node:crypto';
import type { PlayState, RoundAnswer } from '@livery/demo-provider/server/PlayApi';
import type { OperatorClient } from './OperatorClient.ts';

/** Open game, from its page's point of view. */
export class GamePage {
  readonly launch: Required<GameLaunch>;
  readonly session: string;

  readonly #client: OperatorClient;

  constructor(client: OperatorClient, launch: Required<GameLaunch>, session: string) {
    this.#client = client;
    this.launch = launch;
    this.session = session;
  }

  static async open(
    client: OperatorClient,
    request: { vassalage: string; gameType: string },
    account: readonly [string, string] = ['demo', 'Demo1234'],
  ): Promise<GamePage> {
    const token = await client.login(...account);
    const { value } = await client.call('launchGame', request, { token });
    return new GamePage(client, value as Required<GameLaunch>, token); // the call's reply
  }

  async request<T>(
    path: string,
    body?: object,
  ): Promise<T & { status: number; fault?: string; waitMs?: number }> {
    const response = await fetch(`${this.#client.origin}/play/api/${path}`, {
      headers: {
        authorization: `Bearer ${this.launch.token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    return { ...((await response.json()) as T), status: response.status }; // the provider's answer
  }

  state(): ReturnType<typeof this.request<PlayState>> {
    return this.request<PlayState>('state');
  }

  place(
    stakeMinor: number,
    { roundId = randomUUID(), picks = null }: { roundId?: string; picks?: unknown } = {},
  ): ReturnType<typeof this.request<RoundAnswer>> {
    return this.request<RoundAnswer>('rounds', { roundId, stakeMinor, picks });
  }

  /** Returns the member's balance according to the operator. */
  async walletMinor(): Promise<number> {
    const { value } = await this.#client.call('getBalanceV2', {}, { token: this.session });
    return Math.round(100 * (value as { sumBalance: number }).sumBalance); // the call's reply
  }
}
