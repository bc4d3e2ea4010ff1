import type { Database } from '../../database/DatabaseSchema.ts';

/** Simulated SMS or mail. */
export interface Message {
  readonly messageId: number;
  readonly merchant: string;
  readonly channel: 'sms' | 'mail';
  /** Phone number as +639170000001, or e-mail address. */
  readonly to: string;
  readonly text: string;
  readonly atMs: number;
}

const maxListed = 100;

/** Simulated outgoing messages. Nothing is sent; testers read the messages here. */
export class Outbox {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async send({ merchant, channel, to, text, atMs }: Omit<Message, 'messageId'>): Promise<void> {
    await this.#db
      .insertInto('message')
      .values({ merchant, channel, recipient: to, content: text, at_ms: atMs })
      .execute();
  }

  /**
   * Returns the last hundred messages, newest first: of all merchants, of one merchant, or of one
   * of its recipients.
   */
  async list({ merchant, to }: { merchant?: string; to?: string | undefined } = {}): Promise<
    Message[]
  > {
    let query = this.#db
      .selectFrom('message')
      .selectAll()
      .orderBy('message_id', 'desc')
      .limit(maxListed);
    if (merchant !== undefined) query = query.where('merchant', '=', merchant);
    if (to !== undefined) query = query.where('recipient', '=', to);
    return (await query.execute()).map((row) => ({
      messageId: row.message_id,
      merchant: row.merchant,
      channel: row.channel === 'mail' ? 'mail' : 'sms',
      to: row.recipient,
      text: row.content,
      atMs: row.at_ms,
    }));
  }
}
