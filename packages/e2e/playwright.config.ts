import { defineConfig, devices } from 'playwright/test';
import type { Engine } from './src/engines/engineTest.ts';

const launchOptions = {
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
  ],
};
const http = '**/*.http.spec.ts';
const walks = '**/walks/*.spec.ts';
const engines = '**/engines/*.spec.ts';
/** Pictures are a fifth of a page's processor time: of the browser's specs only these load them. */
const withPictures = '**/*.pictures.spec.ts';
const withoutPictures = {
  ...launchOptions,
  args: [
    ...launchOptions.args,
    '--blink-settings=imagesEnabled=false',
    // The page of a test lives for seconds: optimised code takes a tenth of its renderer's time
    // and runs too late.
    '--js-flags=--no-maglev --no-turbofan',
  ],
};

/**
 * One sandbox and one server for the run. `http`: the server over HTTP, without a browser.
 * `browser`: what only a browser shows. `walks`: accessibility, sizes, focus, hydration and texts
 * over every page, and ways through many pages, in `npm run test:rest`.
 */
export default defineConfig<object, { engine: Engine }>({
  testDir: 'src/specs',
  testMatch: '**/*.spec.ts',
  outputDir: '../../.data/e2e',
  globalSetup: './src/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A second chance in CI only, in a new worker: new brand, new context. `npm test` counts and
  // records it.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  projects: [
    { name: 'http', testMatch: http },
    {
      name: 'browser',
      testIgnore: [http, walks, engines, withPictures],
      use: { launchOptions: withoutPictures },
    },
    { name: 'browser-pictures', testMatch: withPictures },
    { name: 'walks', testMatch: walks },
    ...(['firefox', 'webkit'] as const).map((engine) => ({
      name: engine,
      testMatch: engines,
      // One test opens every page of a brand.
      timeout: 600_000,
      // They draw without a graphics card, so they are several times slower than the headless
      // shell.
      expect: { timeout: 60_000 },
      use: { engine },
    })),
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    // A first visitor reads the language that the browser accepts.
    locale: 'en-US',
    // Tests of motion turn it on: everything that moves costs processor time in every other test.
    contextOptions: { reducedMotion: 'reduce' },
    // A route handler of a test does not see the requests of a service worker; the worker's own
    // tests allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions,
  },
});
