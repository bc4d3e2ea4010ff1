import { contentLanguage, storedText, type Words } from '@livery/demo-content/words/Words';
import { sampleMessages } from '@livery/demo-content/notices/sampleMessages';
import { sql, type Selectable } from 'kysely';
import type { Database, DatabaseAccess } from '../database/DatabaseSchema.ts';
import type { InboxMessageTable } from '../database/recordTables.ts';
import { RecordQuery, type RecordList, type RecordPage } from '../records/RecordQuery.ts';

/** Message in the requested language or in English. */
export interface InboxMessage {
  readonly messageId: number;
  readonly title: string;
  /** HTML. */
  readonly content: string;
  readonly atMs: number;
  readonly isRead: boolean;
}

type MessageRow = Selectable<InboxMessageTable>;

const messages: RecordList<MessageRow, 'unread'> = {
  from: sql.table('inbox_message'),
  id: 'message_id',
  totals: { unread: sql`count(*) filter (where read_at_ms is null)` },
};
const hourMs = 3_600_000;

/** Messages to members. */
export class Inbox {
  readonly #db: Database;
  readonly #records: RecordQuery;

  constructor(db: Database) {
    this.#db = db;
    this.#records = new RecordQuery(db);
  }

  /** Returns a page of a member's messages, newest first. */
  async list({
    memberId,
    state,
    language,
    pageNo,
    pageSize,
  }: {
    memberId: number;
    /** `unread` or `read`; any other value lists both. */
    state: string;
    language: string | undefined;
    pageNo: number;
    pageSize: number;
  }): Promise<Omit<RecordPage<MessageRow, 'unread'>, 'rows'> & { messages: InboxMessage[] }> {
    const where = [
      ...(state === 'unread' ? [sql<boolean>`read_at_ms is null`] : []),
      ...(state === 'read' ? [sql<boolean>`read_at_ms is not null`] : []),
    ];
    const { rows, ...page } = await this.#records.page(
      messages,
      { memberId, where },
      { pageNo, pageSize },
    );
    return { ...page, messages: rows.map((row) => toMessage(row, language)) };
  }

  /** Returns a member's message, which counts as read from now on. */
  async open(
    { memberId, messageId }: { memberId: number; messageId: string },
    language: string | undefined,
    nowMs: number,
  ): Promise<InboxMessage | undefined> {
    await this.markRead({ memberId, messageId }, nowMs);
    const row = await this.#db
      .selectFrom('inbox_message')
      .selectAll()
      .where('member_id', '=', memberId)
      .where(sql`message_id::text`, '=', messageId)
      .executeTakeFirst();
    return row && toMessage(row, language);
  }

  /** Marks a message, or all messages of a member, as read. */
  async markRead(
    { memberId, messageId }: { memberId: number; messageId?: string | undefined },
    nowMs: number,
  ): Promise<void> {
    let update = this.#db
      .updateTable('inbox_message')
      .set({ read_at_ms: nowMs })
      .where('member_id', '=', memberId)
      .where('read_at_ms', 'is', null);
    if (messageId !== undefined) update = update.where(sql`message_id::text`, '=', messageId);
    await update.execute();
  }

  /** Deletes messages of a member; without their numbers, all that the member has read. */
  async remove({
    memberId,
    messageIds,
  }: {
    memberId: number;
    messageIds?: readonly string[] | undefined;
  }): Promise<void> {
    const removed = this.#db.deleteFrom('inbox_message').where('member_id', '=', memberId);
    await (
      messageIds === undefined
        ? removed.where('read_at_ms', 'is not', null)
        : removed.where(sql<string>`message_id::text`, 'in', messageIds)
    ).execute();
  }

  async unreadCount(memberId: number): Promise<number> {
    const { count } = await this.#db
      .selectFrom('inbox_message')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('member_id', '=', memberId)
      .where('read_at_ms', 'is', null)
      .executeTakeFirstOrThrow();
    return count;
  }
}

/** Adds the messages that every new member finds. */
export async function addSampleMessages(
  tx: DatabaseAccess,
  memberIds: readonly number[],
  atMs: number,
): Promise<void> {
  const rows = memberIds.flatMap((memberId) =>
    sampleMessages.map(({ hoursAgo, title, content }) => ({
      member_id: memberId,
      title: JSON.stringify(title),
      content: JSON.stringify(content),
      at_ms: atMs - hoursAgo * hourMs,
    })),
  );
  if (rows.length > 0) await tx.insertInto('inbox_message').values(rows).execute();
}

/** Message of the operator to one member, in all content languages. */
export interface NewMessage {
  readonly memberId: number;
  readonly title: Words;
  /** HTML. */
  readonly content: Words;
}

/** Sends messages to members. */
export async function sendMessages(
  tx: DatabaseAccess,
  messages: readonly NewMessage[],
  atMs: number,
): Promise<void> {
  if (messages.length === 0) return;
  await tx
    .insertInto('inbox_message')
    .values(
      messages.map(({ memberId, title, content }) => ({
        member_id: memberId,
        title: JSON.stringify(title),
        content: JSON.stringify(content),
        at_ms: atMs,
      })),
    )
    .execute();
}

function toMessage(row: MessageRow, requested: string | undefined): InboxMessage {
  const language = contentLanguage(requested);
  return {
    messageId: row.message_id,
    title: storedText(row.title, language),
    content: storedText(row.content, language),
    atMs: row.at_ms,
    isRead: row.read_at_ms !== null,
  };
}
