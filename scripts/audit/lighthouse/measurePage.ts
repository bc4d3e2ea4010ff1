import type { LighthouseReport } from './LighthouseReport.ts';
import { categories } from './gates.ts';

/**
 * Used part of the tools' API. Declared here because the tools are installed only at the first
 * audit, so the type check must not depend on them.
 */
interface Lighthouse {
  default(url: string, flags: object): Promise<{ lhr: LighthouseReport } | undefined>;
}
interface ChromeLauncher {
  launch(options: object): Promise<{ port: number; kill(): void }>;
}

const tools = { lighthouse: 'lighthouse', chrome: 'chrome-launcher' } as const;

/**
 * Errors of an incomplete trace. Nothing was measured, so Lighthouse itself recommends another run.
 */
const unrecorded: readonly string[] = ['NO_NAVSTART', 'NO_TRACING_STARTED'];
const attempts = 3;

/**
 * Runs Lighthouse once with its default phone emulation, in a browser with a fresh profile. Rejects
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
  // Entry points of the pinned versions.
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

/** The caller supplies the type of the module. */
async function load<Tool>(name: string): Promise<Tool> {
  return (await import(name)) as Tool;
}
