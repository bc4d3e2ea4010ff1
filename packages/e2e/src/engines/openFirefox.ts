import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BidiSocket } from './BidiSocket.ts';
import { BrowserProcess, createHome } from './BrowserProcess.ts';
import { differIntl } from './differIntl.ts';
import { windowSize, type EngineWindow } from './EngineWindow.ts';

/** Settings of the profile. A release may not use the network by itself in a test. */
const preferences = {
  'app.update.disabledForTesting': true,
  'browser.download.folderList': 2,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'ui.prefersReducedMotion': 1,
} as const;

/** `log.entryAdded`. Source: WebDriver BiDi, module log. */
interface LogEntry {
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly type: string;
  readonly text: string | null;
}

/**
 * Opens a window of an installed Firefox, which Playwright's own releases only resemble, over
 * WebDriver BiDi: it is part of Firefox, while the older protocol needs a program that Debian does
 * not have.
 */
export async function openFirefox(program: string): Promise<EngineWindow> {
  const home = await createHome();
  await writeFile(
    join(home, 'user.js'),
    Object.entries({ ...preferences, 'browser.download.dir': home })
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const browser = new BrowserProcess(program, {
    args: ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port=0'],
    home,
  });
  const [, address = ''] = await browser.outputMatching(/BiDi listening on (ws:\S+)/);
  const complaints: string[] = [];
  const socket = await BidiSocket.connect(`${address}/session`, {
    'log.entryAdded': (entry) => {
      // Described by the protocol.
      const { level, type, text } = entry as Partial<LogEntry>;
      if (level === 'error' || level === 'warn') complaints.push(`${type} ${level}: ${text}`);
    },
  });
  await socket.send('session.new', { capabilities: { alwaysMatch: {} } });
  const { context } = await socket.send('browsingContext.create', { type: 'tab' });
  await socket.send('script.addPreloadScript', { functionDeclaration: String(differIntl) });
  await socket.send('session.subscribe', { events: ['log.entryAdded'] });
  await socket.send('browsingContext.setViewport', { context, viewport: windowSize });

  return {
    complaints,
    downloads: home,
    navigate: async (url) => {
      await socket.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    goBack: async () => {
      await socket.send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    evaluate: async (expression) => {
      const evaluated = await socket.send('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: false,
      });
      // Described by the protocol.
      const { result, exceptionDetails } = evaluated as {
        result?: { value?: string };
        exceptionDetails?: { text: string };
      };
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value ?? '';
    },
    takePicture: async () => {
      const { data } = await socket.send('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
    perform: async (sources) => {
      await socket.send('input.performActions', { context, actions: sources });
    },
    [Symbol.asyncDispose]: async () => {
      socket.close();
      await browser[Symbol.asyncDispose]();
    },
  };
}
