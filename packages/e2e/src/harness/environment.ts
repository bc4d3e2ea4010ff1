/** Where the run's server, sandbox and tenants are; set by globalSetup. */
export const environment = {
  get port(): string {
    return setting('LIVERY_TEST_PORT');
  },
  get sandboxPort(): string {
    return setting('LIVERY_TEST_SANDBOX_PORT');
  },
  get adminPort(): string {
    return setting('LIVERY_TEST_ADMIN_PORT');
  },
  get tenants(): string {
    return setting('LIVERY_TEST_TENANTS');
  },
  get serverLog(): string {
    return setting('LIVERY_TEST_LOG');
  },
};

function setting(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(
      `${name} is not set: run the tests through "npm test" or with packages/e2e/playwright.config.ts.`,
    );
  return value;
}
