import { OperatorClient, type OperatorReply } from './OperatorClient.ts';

/** Makes admin calls as a program on this machine does. */
export class AdminClient {
  readonly origin: string;
  #made = 0;

  constructor(origin: string) {
    this.origin = origin;
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<OperatorReply> {
    const response = await fetch(`${this.origin}/admin${path}`, {
      method, headers: { 'content-type': 'application/json', ...headers }, ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    // The envelope of every answer.
    return { status: response.status, ...(await response.json() as Omit<OperatorReply, 'status'>) };
  }

  /** A merchant of the test's own, like another one. */
  async newMerchant(copyOf = 'LAGOON'): Promise<OperatorClient> {
    this.#made += 1;
    const merchant = `TEST_${this.#made}`;
    const { success, message } = await this.send('POST', '/merchants', { merchant, copyOf });
    if (!success) throw new Error(message);
    return new OperatorClient({ origin: this.origin, merchant });
  }

  /** A new captcha and its answer. */
  async captcha(client: OperatorClient): Promise<{ captchaId: string; captcha: string }> {
    const { captchaId } = (await client.call('captcha')).value as { captchaId: string };
    const { answer } = (await this.send('GET', `/merchants/${client.merchant}/captcha/${captchaId}`)).value as { answer: string };
    return { captchaId, captcha: answer };
  }
}
