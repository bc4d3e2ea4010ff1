import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { AdminClient } from './AdminClient.ts';
import type { OperatorClient } from './OperatorClient.ts';
import { startTestSandbox, type TestSandbox } from './startTestSandbox.ts';

/** Sandbox shared by the tests of a file, with a separate merchant for each test. */
export interface SandboxInUse {
  sandbox: TestSandbox;
  admin: AdminClient;
  client: OperatorClient;
}

/**
 * Starts a sandbox before the tests of a file and stops it after them. Fails when the sandbox
 * reported internal errors. The properties of the result are available once a test runs.
 */
export function useSandbox(): SandboxInUse {
  // Creating a database is slow when many tests run concurrently.
  vi.setConfig({ hookTimeout: 120_000 });
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
