import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { AdminClient } from './AdminClient.ts';
import type { OperatorClient } from './OperatorClient.ts';
import { startTestSandbox, type TestSandbox } from './startTestSandbox.ts';

/** What the tests of a file talk to: one sandbox for all, and a merchant of each test's own. */
export interface SandboxInUse {
  sandbox: TestSandbox;
  admin: AdminClient;
  client: OperatorClient;
}

/**
 * Starts a sandbox before the tests of a file, and ends it after them: nothing may have gone wrong
 * inside. Its members are there once a test runs.
 */
export function useSandbox(): SandboxInUse {
  // A database of one's own takes its time where many tests run at once.
  vi.setConfig({ testTimeout: 30_000, hookTimeout: 120_000 });
  const used = {} as SandboxInUse; // filled before the first test
  beforeAll(async () => {
    used.sandbox = await startTestSandbox();
    used.admin = new AdminClient(used.sandbox.origin, { nowMs: () => used.sandbox.clock.nowMs() });
  });
  beforeEach(async () => {
    used.client = await used.admin.newMerchant();
  });
  afterAll(async () => {
    await used.sandbox.close();
    expect(used.sandbox.faults).toEqual([]);
  });
  return used;
}
