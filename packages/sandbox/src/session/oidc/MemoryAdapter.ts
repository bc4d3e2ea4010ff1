import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/**
 * What is kept at once; the oldest go first. A sign-in takes a handful of them, and a few minutes.
 */
const mostKept = 2_000;

/**
 * Where a provider keeps sign-ins under way: in memory, so that a restart forgets them. What is
 * over, the provider itself looks at.
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
