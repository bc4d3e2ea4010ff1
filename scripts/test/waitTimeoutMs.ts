/** Limit of a test's wait for a condition: longer than any pause of a busy machine. */
export const waitTimeoutMs = 30_000;
