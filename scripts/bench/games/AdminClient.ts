import type { GameLaunch } from '@livery/model';

const password = 'Bench1234';

/** Creates members of a merchant and opens games for them, as a gateway does. */
export class AdminClient {
  readonly #origin: string;
  readonly #merchant: string;

  constructor({ origin, merchant }: { origin: string; merchant: string }) {
    this.#origin = origin;
    this.#merchant = merchant;
  }

  async open(): Promise<void> {
    await this.#ask('/admin/merchants', { body: { merchant: this.#merchant, copyOf: 'LAGOON' } });
  }

  /** Creates a member with the given balance who has opened a game. */
  async addPlayer(
    account: string,
    balanceMinor: number,
  ): Promise<{ account: string; launch: Required<GameLaunch>; origin: string }> {
    await this.#ask(`/admin/merchants/${this.#merchant}/members`, {
      body: { account, password, isAgent: 0, balanceMinor },
    });
    const { token } = await this.#ask<{ token: string }>('/wps/session/login', {
      body: { username: account, password, type: 'username' },
    });
    const launch = await this.#ask<Required<GameLaunch>>(
      '/wps/game/launchGame?vassalage=LMHW&gameType=RNG&language=EN',
      { headers: { token } },
    );
    return { account, launch, origin: this.#origin };
  }

  async #ask<T>(
    path: string,
    { body, headers = {} }: { body?: object; headers?: Record<string, string> },
  ): Promise<T> {
    const response = await fetch(this.#origin + path, {
      method: body ? 'POST' : 'GET',
      headers: { merchant: this.#merchant, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    // The operator's envelope around the call's reply.
    const { success, message, value } = (await response.json()) as {
      success: boolean;
      message: string;
      value: T;
    };
    if (!success) throw new Error(`${path}: ${message}`);
    return value;
  }
}
