import type { FeedbackRequest } from '@livery/model';
import { sql } from 'kysely';
import type { Database } from '../database/DatabaseSchema.ts';

/** Feedback entry of a visitor. */
export interface FeedbackEntry {
  readonly feedbackId: number;
  readonly merchant: string;
  readonly type: string;
  readonly name: string;
  readonly contact: string;
  readonly channel: string;
  readonly remark: string;
  readonly atMs: number;
}

/** Feedback that visitors sent to the operator. */
export class Feedback {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** @returns the number of the entry. */
  async add(
    merchant: string,
    { type, name = '', contact = '', channel = '', remark }: FeedbackRequest,
    atMs: number,
  ): Promise<number> {
    const { feedback_id: id } = await this.#db
      .insertInto('feedback')
      .values({ merchant, type, name, contact, channel, remark, at_ms: atMs })
      .returning('feedback_id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Whether an application with this contact exists. Contacts are case-insensitive. */
  async hasApplied(merchant: string, contact: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('feedback')
      .select('feedback_id')
      .where('merchant', '=', merchant)
      .where('type', '=', 'JOIN')
      .where(sql`lower(contact)`, '=', contact.trim().toLowerCase())
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Returns the last hundred entries of all merchants, newest first. */
  async list(): Promise<FeedbackEntry[]> {
    const rows = await this.#db
      .selectFrom('feedback')
      .selectAll()
      .orderBy('feedback_id', 'desc')
      .limit(100)
      .execute();
    return rows.map(({ feedback_id: feedbackId, at_ms: atMs, ...row }) => ({
      ...row,
      feedbackId,
      atMs,
    }));
  }
}
