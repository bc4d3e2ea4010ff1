import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: { include: ['packages/**/*.test.{ts,tsx,mjs}', 'server/**/*.test.ts', 'scripts/**/*.test.ts'], exclude: ['**/node_modules/**', '**/dist/**'], allowOnly: false },
});
