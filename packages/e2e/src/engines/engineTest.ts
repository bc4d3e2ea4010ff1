import { writeFile } from 'node:fs/promises';
import { test as base } from '../fixtures/test.ts';
import { EnginePage } from './EnginePage.ts';
import type { EngineWindow } from './EngineWindow.ts';
import { openFirefox } from './openFirefox.ts';
import { openWebKit } from './openWebKit.ts';
import type { TestBrand } from '../fixtures/TestBrand.ts';

/** Engine of a browser beside Chromium. */
export type Engine = 'firefox' | 'webkit';

/** Test in another engine than Chromium. A complaint of its pages fails the test. */
export const test = base.extend<
  { openBrand: (brand: TestBrand) => EnginePage },
  { engine: Engine; engineWindow: EngineWindow }
>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  engineWindow: [
    async ({ engine }, use) => {
      await using window = await open(engine);
      await use(window);
    },
    { scope: 'worker' },
  ],
  // `createBrand` comes first so that it is torn down last.
  openBrand: async ({ createBrand: _createBrand, engineWindow, expectedComplaints }, use, info) => {
    engineWindow.complaints.length = 0;
    await use((brand) => new EnginePage(engineWindow, brand));
    if (info.errors.length > 0) {
      const path = info.outputPath('window.png');
      await writeFile(path, await engineWindow.takePicture());
      await info.attach('window', { path, contentType: 'image/png' });
    }
    await engineWindow.navigate('about:blank');
    const unexpected = engineWindow.complaints.filter(
      (complaint) =>
        ![...ownComplaints, ...expectedComplaints].some((pattern) => pattern.test(complaint)),
    );
    if (unexpected.length > 0) throw new Error(`The browser complained:\n${unexpected.join('\n')}`);
  },
});

/**
 * Firefox asks for the icon of a page that names none, which the demonstration's payment page
 * refuses, as all images.
 */
const ownComplaints = [/blocked the loading of a resource \(img-src\) at \S+\/favicon\.ico /];

function open(engine: Engine): Promise<EngineWindow> {
  if (engine === 'firefox') return openFirefox(setting('FIREFOX_PATH'));
  return openWebKit({
    driver: setting('WEBKIT_DRIVER_PATH'),
    browser: setting('WEBKIT_BROWSER_PATH'),
    display: setting('XVFB_PATH'),
  });
}

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests through "npm run test:all".`);
  return value;
}
