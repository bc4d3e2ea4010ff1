import { findBrowser, requireFullBrowser } from '../setup/findBrowser.ts';
import type { FoundEngines } from '../setup/requireEngines.ts';
import type { Stage } from './runStage.ts';

/** Folder of the test runners' reports; `npm run spec` reads them. */
export const reportFolder = '.data/reports';

/** Result of the build. */
export const builtFolder = 'packages/site/dist/client';

export const vitest = {
  command: 'node_modules/.bin/vitest',
  config: ['--config', 'scripts/vitest.config.ts'],
} as const;
export const playwright = {
  command: 'node_modules/.bin/playwright',
  config: ['--config', 'packages/e2e/playwright.config.ts'],
} as const;

export const checkStage: Stage = {
  name: 'Checks',
  command: process.execPath,
  args: ['scripts/check.ts'],
  isQuiet: true,
};

/**
 * Runs in its own process, because a build leaves NODE_ENV at production and tests need React's
 * development build.
 */
export const buildStage: Stage = {
  name: 'Build',
  command: process.execPath,
  args: ['scripts/build.ts'],
};

export const postgresStage: Stage = {
  name: 'Sandbox on PostgreSQL',
  command: process.execPath,
  args: ['scripts/test-postgres.ts', ...vitestReport('postgres')],
  report: 'postgres',
};

/** Projects of scripts/vitest.config.ts. */
export function vitestStage(
  name: string,
  report: string,
  projects: readonly ('unit' | 'service' | 'slow' | 'kit')[],
): Stage {
  return {
    name,
    command: vitest.command,
    args: [
      'run',
      ...vitest.config,
      ...projects.flatMap((project) => ['--project', project]),
      ...vitestReport(report),
    ],
    report,
  };
}

/** Firefox and WebKit, as far as a machine has them. */
export function enginesStage({ projects, env }: FoundEngines): Stage {
  const report = 'engines';
  return {
    name: 'Firefox and WebKit',
    command: playwright.command,
    args: ['test', ...playwright.config, ...projects.map((project) => `--project=${project}`)],
    report,
    env: { ...env, ...playwrightReport(report) },
  };
}

/** Projects of packages/e2e/playwright.config.ts. */
export function playwrightStage(
  name: string,
  report: string,
  projects: readonly ('http' | 'browser' | 'walks')[],
): Stage {
  return {
    name,
    command: playwright.command,
    args: ['test', ...playwright.config, ...projects.map((project) => `--project=${project}*`)],
    report,
    env: {
      ...browserEnvironment({ hasWalks: projects.includes('walks') }),
      ...playwrightReport(report),
    },
  };
}

/**
 * Returns the browsers' paths for Playwright: of the headless shell, and for the walks of a full
 * Chromium too. Throws when there is none and none can be installed.
 */
export function browserEnvironment({
  hasWalks,
}: {
  hasWalks: boolean;
}): Readonly<Record<string, string>> {
  const browser = findBrowser();
  if (browser === undefined)
    throw new Error(
      'The browser tests need Chromium: install chromium-headless-shell, or name a browser in CHROME_PATH.',
    );
  return {
    CHROME_PATH: browser,
    ...(hasWalks ? { FULL_CHROME_PATH: requireFullBrowser() } : {}),
  };
}

function playwrightReport(report: string): Readonly<Record<string, string>> {
  return { PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${reportFolder}/${report}.json` };
}

function vitestReport(report: string): string[] {
  return [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFolder}/${report}.json`,
  ];
}
