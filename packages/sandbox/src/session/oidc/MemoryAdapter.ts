import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/**
 * Maximum number of entries; the oldest are evicted. A sign-in uses a few entries for a few
 * minutes.
 */
const mostKept = 2_000;

/**
 * In-memory storage for sign-ins in progress; a restart deletes them. The provider itself checks
 * expiry.
 */
export function createMemoryAdapters(): AdapterFactory {
  const kept = new Map<string, AdapterPayload>();
  return (model) => createAdapter(model, kept);
}

function createAdapter(model: string, kept: Map<string, AdapterPayload>): Adapter {
  const first = (fits: (payload: AdapterPayload) => boolean) =>
    [...kept].find(([key, payload]) => key.startsWith(`${model} `) && fits(payload))?.[1];
  return {
    async upsert(id, payload) {
      kept.set(`${model} ${id}`, payload);
      for (const key of kept.keys()) if (kept.size > mostKept) kept.delete(key);
    },
    async find(id) {
      return kept.get(`${model} ${id}`);
    },
    async findByUid(uid) {
      return first((payload) => payload.uid === uid);
    },
    async findByUserCode(userCode) {
      return first((payload) => payload.userCode === userCode);
    },
    async consume(id) {
      const payload = kept.get(`${model} ${id}`);
      if (payload) kept.set(`${model} ${id}`, { ...payload, consumed: true });
    },
    async destroy(id) {
      kept.delete(`${model} ${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key);
    },
  };
}
