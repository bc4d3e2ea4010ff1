import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installCommand, installDebianPackages } from './installDebianPackages.ts';

/**
 * Preferred, because a full Chromium also renders its own window, which costs the browser tests
 * 29 % more processor time.
 */
const headlessShell = {
  path: '/usr/bin/chromium-headless-shell',
  debianPackage: 'chromium-headless-shell',
} as const;

const fullBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const findFile = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && path !== '' && existsSync(path));

/**
 * Returns the path of a Chromium: `CHROME_PATH`, an installed one, or Debian's headless shell,
 * which is installed first where possible.
 */
export function findBrowser(): string | undefined {
  const { path, debianPackage } = headlessShell;
  const found = findFile([
    process.env.CHROME_PATH,
    path,
    ...fullBrowsers,
    chromium.executablePath(),
  ]);
  if (found !== undefined) return found;
  installDebianPackages('browser', [debianPackage]);
  return findFile([path]);
}

/**
 * Returns the path of a full Chromium, installed first where possible; throws with a command
 * otherwise. The headless shell has no back/forward cache, whatever its switches are:
 * `BackForwardCacheDisabledForDelegate`.
 */
export function requireFullBrowser(): string {
  const packages = ['chromium'];
  if (findFile(fullBrowsers) === undefined) installDebianPackages('full browser', packages);
  const found = findFile(fullBrowsers);
  if (found === undefined)
    throw new Error(
      `The walks need a full Chromium: install one with "${installCommand(packages)}".`,
    );
  return found;
}
