import { chromium, type Browser } from 'playwright';
import { findBrowser } from './findBrowser.ts';

/** Launches a headless Chromium, which is installed first where possible. */
export function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser() ?? chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...args],
  });
}
