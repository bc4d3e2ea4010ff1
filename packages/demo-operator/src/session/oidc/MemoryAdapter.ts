import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/**
 * Maximum number of entries; the oldest are evicted. A sign-in uses a few entries for a few
 * minutes.
 */
const maxEntries = 2_000;

/**
 * In-memory storage for sign-ins in progress; a restart deletes them. The provider itself checks
 * expiry.
 */
export function createMemoryAdapters(): AdapterFactory {
  const entries = new Map<string, AdapterPayload>();
  return (model) => createAdapter(model, entries);
}

function createAdapter(model: string, entries: Map<string, AdapterPayload>): Adapter {
  const first = (matches: (payload: AdapterPayload) => boolean) =>
    [...entries].find(([key, payload]) => key.startsWith(`${model} `) && matches(payload))?.[1];
  return {
    async upsert(id, payload) {
      entries.set(`${model} ${id}`, payload);
      for (const key of entries.keys()) if (entries.size > maxEntries) entries.delete(key);
    },
    async find(id) {
      return entries.get(`${model} ${id}`);
    },
    async findByUid(uid) {
      return first((payload) => payload.uid === uid);
    },
    async findByUserCode(userCode) {
      return first((payload) => payload.userCode === userCode);
    },
    async consume(id) {
      const payload = entries.get(`${model} ${id}`);
      if (payload) entries.set(`${model} ${id}`, { ...payload, consumed: true });
    },
    async destroy(id) {
      entries.delete(`${model} ${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [key, payload] of entries) if (payload.grantId === grantId) entries.delete(key);
    },
  };
}
