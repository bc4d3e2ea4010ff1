import { fileURLToPath } from 'node:url';
import { launchBrowser } from '../setup/launchBrowser.ts';
import type { BenchLine } from './BenchLine.ts';
import { compareSamples, median } from './compareSamples.ts';
import { serveBuilt } from './serveBuilt.ts';

/**
 * Measures one keystroke in a form of 20 fields generated from the operator's rules, against the
 * same form hand-written in React.
 */
export async function forms(): Promise<BenchLine[]> {
  await using built = await serveBuilt(fileURLToPath(new URL('forms/main.ts', import.meta.url)));
  const browser = await launchBrowser(['--js-flags=--expose-gc']);
  try {
    const page = await browser.newPage();
    await page.goto(built.url);
    const { measured, limit, control } = await page.evaluate(() => globalThis.forms.keystroke(300));
    return [
      {
        name: 'one keystroke in a form of 20 fields (one field rendered), × hand-written',
        gate: 1.2,
        ratio: compareSamples(measured, limit),
        control: compareSamples(control, limit),
        detail: `${(median(measured) / 20).toFixed(3)} ms against ${(median(limit) / 20).toFixed(3)} ms a keystroke, ${limit.length} rounds of 20`,
      },
    ];
  } finally {
    await browser.close();
  }
}
