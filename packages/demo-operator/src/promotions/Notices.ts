import type { Notice } from '@livery/model';
import type { Database, DatabaseAccess } from '../database/DatabaseSchema.ts';
import { brandNotices, sharedNotices } from '@livery/demo-content/notices/notices';
import type { NoticeKind, NoticeText } from '@livery/demo-content/notices/NoticeText';

/** Notice with its kind, in the requested language or in English. */
export interface ListedNotice extends Notice {
  readonly kind: string;
}

/** Notice as the admin call receives it. */
export interface NewNotice {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly title: string;
  readonly content: string;
}

const hourMs = 3_600_000;
const english = 'EN';

/** Notices of merchants to their visitors. */
export class Notices {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Returns the notices, newest first. */
  async list({
    merchant,
    language,
    kinds,
    membersOnly,
  }: {
    merchant: string;
    language: string;
    kinds: readonly string[];
    membersOnly: boolean;
  }): Promise<ListedNotice[]> {
    if (kinds.length === 0) return [];
    const rows = await this.#db
      .selectFrom('notice')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('kind', 'in', kinds)
      .where('members_only', '=', membersOnly)
      .where('language', 'in', [language, english])
      .orderBy('published_at_ms', 'desc')
      .orderBy('notice_id')
      .execute();
    const translated = new Set(
      rows.filter((row) => row.language === language).map((row) => row.notice_id),
    );
    return rows
      .filter((row) => row.language === language || !translated.has(row.notice_id))
      .map((row) => ({
        id: row.notice_id,
        kind: row.kind,
        title: row.title,
        content: row.content,
        publishedAt: new Date(row.published_at_ms).toISOString(),
      }));
  }

  /** Replaces all notices in every language. */
  async replace(merchant: string, notices: readonly NewNotice[], atMs: number): Promise<void> {
    await this.#db.transaction().execute(async (tx) => {
      await tx.deleteFrom('notice').where('merchant', '=', merchant).execute();
      const rows = notices.map(({ id, kind, title, content }, index) => ({
        merchant,
        notice_id: id,
        language: english,
        kind,
        title,
        content,
        published_at_ms: atMs - index * hourMs,
      }));
      if (rows.length > 0) await tx.insertInto('notice').values(rows).execute();
    });
  }
}

/**
 * Adds a profile's notices and keeps existing ones. Pop-ups are added only with `withPopups`; a
 * merchant created by an admin call starts without them.
 */
export async function addNotices(
  tx: DatabaseAccess,
  {
    merchant,
    profile,
    atMs,
    withPopups,
  }: { merchant: string; profile: string; atMs: number; withPopups: boolean },
): Promise<void> {
  const texts = [...sharedNotices, ...(brandNotices[profile] ?? [])].filter(
    ({ kind }) => withPopups || (kind !== 'PU' && kind !== 'H'),
  );
  await tx
    .insertInto('notice')
    .values(texts.flatMap((text) => rowsOf(text, merchant, atMs)))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function rowsOf(
  { id, kind, membersOnly = false, hoursAgo, words }: NoticeText,
  merchant: string,
  atMs: number,
) {
  return Object.entries(words).map(([language, [title, content]]) => ({
    merchant,
    notice_id: id,
    language,
    kind,
    members_only: membersOnly,
    title,
    content,
    published_at_ms: atMs - hoursAgo * hourMs,
  }));
}
