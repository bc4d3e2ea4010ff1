import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installCommand, installDebianPackages } from './installDebianPackages.ts';

/**
 * Engines of browsers beside Chromium: the projects of playwright.config.ts with the same names.
 */
const engines = {
  firefox: {
    name: 'Firefox',
    debianPackages: ['firefox-esr'],
    programs: { FIREFOX_PATH: () => program('firefox-esr') ?? program('firefox') },
  },
  webkit: {
    name: 'WebKit',
    debianPackages: ['webkit2gtk-driver', 'xvfb'],
    programs: {
      WEBKIT_DRIVER_PATH: () => program('WebKitWebDriver'),
      WEBKIT_BROWSER_PATH: () => globSync('/usr/{lib,lib/*,libexec}/webkit2gtk-4.*/MiniBrowser')[0],
      XVFB_PATH: () => program('Xvfb'),
    },
  },
} as const;

type Engine = keyof typeof engines;

/** Engines that a machine has, and what is missing of the others. */
export interface FoundEngines {
  readonly projects: readonly Engine[];
  /** Paths of their programs, as packages/e2e/src/engines reads them. */
  readonly env: Readonly<Record<string, string>>;
  /** A sentence for each engine that cannot be tested here. */
  readonly missing: readonly string[];
}

/**
 * Returns the engines of Firefox and WebKit: installed ones, or Debian's, which are installed first
 * where possible. Other systems have no build of WebKit that a protocol drives.
 */
export function requireEngines(): FoundEngines {
  const found: Engine[] = [];
  const env: Record<string, string> = {};
  const missing: string[] = [];
  // Object.keys loses the names' type.
  for (const engine of Object.keys(engines) as Engine[]) {
    const { name, debianPackages } = engines[engine];
    let paths = programsOf(engine);
    if (paths === undefined) {
      installDebianPackages(name, debianPackages);
      paths = programsOf(engine);
    }
    if (paths === undefined)
      missing.push(
        `NOT TESTED in ${name}: this machine lacks its programs. On Debian, install them with "${installCommand(debianPackages)}".`,
      );
    else {
      found.push(engine);
      Object.assign(env, paths);
    }
  }
  return { projects: found, env, missing };
}

/** Returns the paths of an engine's programs by their variable; `undefined` if one is missing. */
function programsOf(engine: Engine): Record<string, string> | undefined {
  const paths: Record<string, string> = {};
  for (const [variable, find] of Object.entries<() => string | undefined>(
    engines[engine].programs,
  )) {
    const path = process.env[variable] ?? find();
    if (path === undefined || !existsSync(path)) return undefined;
    paths[variable] = path;
  }
  return paths;
}

function program(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
