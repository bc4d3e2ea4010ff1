import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Hashes of images, so that each content is stored once for a subject. */
export const uploadHash: Migration = {
  name: '0039_upload_hash',
  async up(tx) {
    await sql`alter table upload add column hash text`.execute(tx);
    await sql`update upload set hash = encode(sha256(content), 'hex')`.execute(tx);
    await sql`
      delete from upload as later using upload as first
      where later.merchant = first.merchant and later.subject = first.subject
        and later.hash = first.hash and later.upload_id > first.upload_id`.execute(tx);
    await sql`alter table upload alter column hash set not null`.execute(tx);
    await sql`drop index upload_subject`.execute(tx);
    await sql`create unique index upload_content on upload (merchant, subject, hash)`.execute(tx);
  },
};
