import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { freePort } from '@livery/testing/freePort';
import { BrowserProcess, createHome } from './BrowserProcess.ts';
import { startComplaintProxy } from './complaintProxy.ts';
import { windowSize, type EngineWindow } from './EngineWindow.ts';

/** Programs of WebKit: its driver, its window, and the display for both. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/**
 * Opens a window of an installed WebKit over WebDriver. This engine has no BiDi, so a proxy
 * collects the complaints.
 */
export async function openWebKit(programs: WebKitPrograms): Promise<EngineWindow> {
  const disposables = new AsyncDisposableStack();
  const complaints: string[] = [];
  const proxy = disposables.use(
    await startComplaintProxy((complaint) => complaints.push(complaint)),
  );
  const screen = disposables.use(
    new BrowserProcess(programs.display, {
      args: ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1400x1100x24'],
      home: await createHome(),
    }),
  );
  const [, display = ''] = await screen.outputMatching(/^(\d+)\n/m);
  const port = await freePort();
  const home = await createHome();
  // Motion is reduced, as in the other browsers' tests.
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  disposables.use(
    new BrowserProcess(programs.driver, {
      args: [`--port=${port}`],
      env: {
        DISPLAY: `:${display}`,
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        XDG_CONFIG_HOME: home,
        XDG_DATA_HOME: home,
        XDG_CACHE_HOME: home,
      },
      home,
    }),
  );
  const address = `http://127.0.0.1:${port}`;
  await untilAnswered(`${address}/status`);
  const session = await request(`${address}/session`, {
    capabilities: {
      alwaysMatch: {
        proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${proxy.port}`, noProxy: [] },
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
      },
    },
  });
  // Described by the protocol.
  const { sessionId } = session as { sessionId: string };
  const send = (path: string, body: object = {}): Promise<unknown> =>
    request(`${address}/session/${sessionId}/${path}`, body);
  await send('window/rect', windowSize);

  return {
    complaints,
    downloads: home,
    navigate: async (url) => {
      await send('url', { url });
    },
    goBack: async () => {
      await send('back');
    },
    evaluate: async (expression) =>
      String(await send('execute/sync', { script: `return ${expression}`, args: [] })),
    takePicture: async () =>
      Buffer.from(String(await request(`${address}/session/${sessionId}/screenshot`)), 'base64'),
    perform: async (sources) => {
      await send('actions', { actions: sources });
    },
    [Symbol.asyncDispose]: () => disposables.disposeAsync(),
  };
}

/** Sends a command. Resolves with its value; rejects with the driver's message. */
async function request(address: string, body?: object): Promise<unknown> {
  const response = await fetch(
    address,
    body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
  );
  // Source: WebDriver §6.3.
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok)
    throw new Error(`${address.slice(address.lastIndexOf('/'))}: ${JSON.stringify(value)}`);
  return value;
}

async function untilAnswered(address: string): Promise<void> {
  await expect(async () => expect((await fetch(address)).ok).toBe(true)).toPass({
    intervals: [50],
  });
}
