import { MerchantKeys } from '../protection/codecs/MerchantKeys.ts';
import { profileOf } from '../merchants/merchantProfiles.ts';
import type { Message } from '../protection/messages/Outbox.ts';
import { OperatorClient, type OperatorReply } from './OperatorClient.ts';

/** Secret from which the keys of test merchants are derived. */
export const testKeySecret = 'a secret of the tests';

/** Client for admin calls from this machine. */
export class AdminClient {
  readonly origin: string;
  readonly #nowMs: () => number;
  #made = 0;

  constructor(origin: string, { nowMs }: { nowMs: () => number }) {
    this.origin = origin;
    this.#nowMs = nowMs;
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<OperatorReply> {
    const response = await fetch(`${this.origin}/admin${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    // The envelope of all admin replies.
    return {
      status: response.status,
      ...((await response.json()) as Omit<OperatorReply, 'status'>),
    };
  }

  /** Creates a merchant for one test, as a copy of another. */
  async newMerchant(copyOf = 'LAGOON'): Promise<OperatorClient> {
    this.#made += 1;
    const merchant = `TEST_${this.#made}`;
    const { success, message, value } = await this.send('POST', '/merchants', { merchant, copyOf });
    if (!success) throw new Error(message);
    const { profile } = value as { profile: string };
    const agreed = {
      codec: profileOf(profile).codec,
      key: new MerchantKeys(testKeySecret).keyOf({ profile, codecKey: undefined }),
      nowMs: this.#nowMs,
    };
    return new OperatorClient({ origin: this.origin, merchant, agreed });
  }

  /**
   * Returns the messages sent to a number, as +639170000001, or to an e-mail address, newest first.
   */
  async messages(client: OperatorClient, to?: string): Promise<Message[]> {
    const query = to === undefined ? '' : `?${new URLSearchParams({ to }).toString()}`;
    return (
      (await this.send('GET', `/merchants/${client.merchant}/messages${query}`)).value as {
        messages: Message[];
      }
    ).messages;
  }

  /** Returns the code in the newest message to a number. */
  async code(client: OperatorClient, to: string): Promise<string> {
    const [message] = await this.messages(client, to);
    const code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0];
    if (code === undefined)
      throw new Error(`No code was sent to ${to}; the last message is: ${message?.text ?? 'none'}`);
    return code;
  }

  /** Issues a captcha and returns its answer. */
  async captcha(client: OperatorClient): Promise<{ captchaId: string; captcha: string }> {
    const { captchaId } = (await client.call('captcha')).value as { captchaId: string };
    const { answer } = (
      await this.send('GET', `/merchants/${client.merchant}/captcha/${captchaId}`)
    ).value as { answer: string };
    return { captchaId, captcha: answer };
  }
}
