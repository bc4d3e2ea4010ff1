import type { FeedbackRequest } from '@livery/model';
import { sql } from 'kysely';
import type { StoredImage } from '../core/decodeImages.ts';
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
  readonly content: string;
  readonly imageCount: number;
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
    { type, name = '', contact = '', channel = '', remark, content = '' }: FeedbackRequest,
    images: readonly StoredImage[],
    atMs: number,
  ): Promise<number> {
    return this.#db.transaction().execute(async (tx) => {
      const { feedback_id: id } = await tx
        .insertInto('feedback')
        .values({ merchant, type, name, contact, channel, remark, content, at_ms: atMs })
        .returning('feedback_id')
        .executeTakeFirstOrThrow();
      if (images.length > 0)
        await tx
          .insertInto('feedback_image')
          .values(images.map((image) => ({ feedback_id: id, ...image })))
          .execute();
      return id;
    });
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
      .select(({ selectFrom }) =>
        selectFrom('feedback_image as image')
          .whereRef('image.feedback_id', '=', 'feedback.feedback_id')
          .select(sql<number>`count(*)::integer`.as('count'))
          .as('imageCount'),
      )
      .orderBy('feedback_id', 'desc')
      .limit(100)
      .execute();
    return rows.map(({ feedback_id: feedbackId, at_ms: atMs, imageCount, ...row }) => ({
      ...row,
      imageCount: imageCount ?? 0,
      feedbackId,
      atMs,
    }));
  }
}
