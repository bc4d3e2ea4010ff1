import type { LighthouseReport } from './LighthouseReport.ts';
import { categories } from './gates.ts';

/**
 * The part of the tools that is called. They are installed at the first audit only: the type check
 * must not need them.
 */
interface Lighthouse {
  default(url: string, flags: object): Promise<{ lhr: LighthouseReport } | undefined>;
}
interface ChromeLauncher {
  launch(options: object): Promise<{ port: number; kill(): void }>;
}

const tools = { lighthouse: 'lighthouse', chrome: 'chrome-launcher' } as const;

/**
 * The trace was not recorded: nothing was measured, good or bad. The tool's own word then is to run
 * it again.
 */
const unrecorded: readonly string[] = ['NO_NAVSTART', 'NO_TRACING_STARTED'];
const attempts = 3;

/**
 * One run of Lighthouse, as a phone (its own default), in a browser with a fresh profile. Rejects
 * when the page could not be measured.
 */
export async function measurePage(
  url: string,
  chromium: string,
  interruption: AbortSignal,
): Promise<LighthouseReport> {
  for (let attempt = 1; ; attempt += 1) {
    const report = await recordPage(url, chromium, interruption);
    if (!report.runtimeError) return report;
    if (attempt === attempts || !unrecorded.includes(report.runtimeError.code))
      throw new Error(`Lighthouse could not measure ${url}: ${report.runtimeError.message}`);
    console.log(
      `    the tool recorded nothing of ${url} (${report.runtimeError.code}); it measures again`,
    );
  }
}

async function recordPage(
  url: string,
  chromium: string,
  interruption: AbortSignal,
): Promise<LighthouseReport> {
  // The versions are pinned beside this file's folder, and these are their entries.
  const [lighthouse, { launch }] = await Promise.all([
    load<Lighthouse>(tools.lighthouse),
    load<ChromeLauncher>(tools.chrome),
  ]);
  interruption.throwIfAborted();
  const chrome = await launch({
    chromePath: chromium,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    handleSIGINT: false,
    logLevel: 'error',
  });
  const kill = (): void => chrome.kill();
  interruption.addEventListener('abort', kill, { once: true });
  try {
    const result = await lighthouse.default(url, {
      port: chrome.port,
      onlyCategories: categories,
      logLevel: 'error',
      output: [],
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    return result.lhr;
  } finally {
    interruption.removeEventListener('abort', kill);
    kill();
  }
}

/** The caller names the tool's own shape. */
async function load<Tool>(name: string): Promise<Tool> {
  return (await import(name)) as Tool;
}
