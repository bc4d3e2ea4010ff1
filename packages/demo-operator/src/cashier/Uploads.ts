import { createHash } from 'node:crypto';
import { BadCall } from '../core/BadCall.ts';
import { decodeImage, maxImages } from '../core/decodeImages.ts';
import type { DatabaseAccess } from '../database/DatabaseSchema.ts';

/** Subject that images belong to, for example the number of an order. */
export interface UploadSubject {
  readonly merchant: string;
  readonly subject: string;
}

/**
 * Stores images in base64, each content once for a subject, so that a repeated request stores
 * nothing. Rejects what the gateway does not let through, because requests can bypass the gateway;
 * returns false if the subject would have too many.
 */
export async function addUploads(
  db: DatabaseAccess,
  { merchant, subject }: UploadSubject,
  images: readonly string[],
  atMs: number,
): Promise<boolean> {
  const rows = images.map((image) => {
    const decoded = decodeImage(image);
    if (!decoded) throw new BadCall(400, 'Images have to be PNG or JPEG files of at most 5 MB.');
    const { type, bytes } = decoded;
    const hash = createHash('sha256').update(bytes).digest('hex');
    return { merchant, subject, type, content: bytes, hash, at_ms: atMs };
  });
  if (rows.length === 0) return true;
  const stored = await db
    .selectFrom('upload')
    .select('hash')
    .where('merchant', '=', merchant)
    .where('subject', '=', subject)
    .execute();
  const hashes = new Set([...stored, ...rows].map(({ hash }) => hash));
  if (hashes.size > maxImages) return false;
  await db
    .insertInto('upload')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['merchant', 'subject', 'hash']).doNothing())
    .execute();
  return true;
}

/** Returns the number of a subject's images. */
export async function countUploads(
  db: DatabaseAccess,
  { merchant, subject }: UploadSubject,
): Promise<number> {
  const { count } = await db
    .selectFrom('upload')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('merchant', '=', merchant)
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  return count;
}
