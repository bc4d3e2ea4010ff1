const startedMs = Date.now();
const { install, runLocked } = await import('./install.mjs');

install();
// The installation counts towards the run's time, and so does what .ci/run has done before.
process.env.LIVERY_TEST_STARTED_MS ??= String(startedMs);
await runLocked('scripts/test.ts', process.argv.slice(2));
