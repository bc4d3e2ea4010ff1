import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { cp, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { english } from '@livery/e2e/browser/texts/english';
import { freePort } from '@livery/testing/freePort';
import { ProgramProcess, type ProgramOptions } from '@livery/testing/ProgramProcess';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { launchBrowser } from '../setup/launchBrowser.ts';

const root = join(import.meta.dirname, '../..');

/** Requests a path of a host on this machine, because `fetch` cannot set the host. */
async function get(
  port: number,
  host: string,
  path: string,
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof get>>>();
  request({ port, path, headers: { host, accept: 'text/html' }, agent: false }, (reply) => {
    const { statusCode: status, headers } = reply;
    text(reply).then((body) => resolve({ status, headers, body }), reject);
  })
    .once('error', reject)
    .end();
  return promise;
}

/** Returns the options of `npm run dev` at a port, with a data folder that the test removes. */
async function devProgram(
  port: number,
  whenDone: (remove: () => Promise<void>) => void = onTestFinished,
): Promise<ProgramOptions> {
  const data = await mkdtemp(join(tmpdir(), 'livery-dev-'));
  whenDone(() => rm(data, { recursive: true, force: true }));
  const [adminPort, sandboxPort] = [await freePort(), await freePort()];
  return {
    script: join(root, 'scripts/dev.ts'),
    cwd: root,
    env: {
      LIVERY_DATA: data,
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      SANDBOX_PORT: String(sandboxPort),
      NODE_ENV: 'development',
    },
  };
}

/**
 * Opens a page of a brand in a browser of its own, and collects what the browser complains about.
 */
async function openPage(
  port: number,
  path: string,
): Promise<{ page: Page; complaints: string[] } & AsyncDisposable> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  // Announcements would cover the page.
  await page.addInitScript(() => {
    if (window === window.top) sessionStorage.setItem('popupNotices', '1');
  });
  await page.goto(`http://lagoon.localhost:${port}${path}`);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  return { page, complaints, [Symbol.asyncDispose]: () => browser.close() };
}

/** Waits until the header shows a member. */
const memberMenu = (page: Page): Promise<void> =>
  page.getByRole('group', { name: english('account.menu') }).waitFor();

describe('a running development server', () => {
  let program: ProgramProcess;
  let port: number;
  let tenants: string;

  beforeAll(async () => {
    port = await freePort();
    tenants = await mkdtemp(join(tmpdir(), 'livery-dev-tenants-'));
    await cp(join(root, 'tenants'), tenants, { recursive: true });
    const { env, ...options } = await devProgram(port, afterAll);
    program = await ProgramProcess.start({
      ...options,
      env: { ...env, LIVERY_TENANTS: tenants },
      readyOutput: /^All brands: /m,
    });
  }, 180_000);

  afterAll(async () => {
    await program.end();
    await rm(tenants, { recursive: true, force: true });
  });

  it('serves pages rendered from source, the modules of the program, and the gallery', async () => {
    const home = await get(port, 'lagoon.localhost', '/?lang=EN');
    const script = await get(port, 'lagoon.localhost', '/src/main.tsx');
    const gallery = await get(port, 'lagoon.localhost', '/_gallery');

    expect(home.status).toBe(200);
    // Without a render on the server, the root is empty.
    expect(/<div id="livery">.*?<footer/s.test(home.body)).toBe(true);
    expect(home.body).toContain('src="/src/main.tsx"');
    expect([script.status, script.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('javascript'),
    ]);
    expect([gallery.status, gallery.body.includes('/src/gallery.tsx')]).toEqual([200, true]);
  });

  it('signs a member in, who opens a game', async () => {
    await using opened = await openPage(port, '/login?lang=EN');
    const { page, complaints } = opened;

    await page.locator('input[name=username]').fill('demo');
    await page.locator('input[name=password]').fill('Demo1234');
    await page.locator('input[name=password]').press('Enter');
    await memberMenu(page);
    await page.goto(`http://lagoon.localhost:${port}/rng?lang=EN`);
    await page.locator('html[data-hydrated][data-settled]').waitFor({ state: 'attached' });
    await page.locator('main [class*="uiTile-target"]').first().click();
    await page.frameLocator('iframe').locator('button').first().waitFor();

    expect(complaints).toEqual([]);
  }, 120_000);

  it('registers a new member', async () => {
    await using opened = await openPage(port, '/register?lang=EN');
    const { page, complaints } = opened;
    const form = page.getByRole('form', { name: english('register.title') });
    const field = (name: string) => form.getByRole('textbox', { name, exact: true });

    await field('Username').fill('newcomer');
    await field('Password').fill('Passw0rd1');
    await field(english('register.confirmPassword')).fill('Passw0rd1');
    await field('Real name').fill('MARIA SANTOS');
    await form.getByRole('button', { name: english('account.register') }).click();
    await memberMenu(page);

    expect(complaints).toEqual([]);
  }, 120_000);

  it('reloads the open page after an edit of its brand', async () => {
    await using opened = await openPage(port, '/?lang=EN');
    const file = join(tenants, 'lagoon/locales/EN.json');
    const texts = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;

    await writeFile(file, JSON.stringify({ ...texts, 'account.login': 'Come in' }));

    const link = opened.page
      .getByRole('banner')
      .getByRole('link', { name: 'Come in', exact: true });
    expect(await link.first().getAttribute('href')).toBe('/login');
  }, 120_000);

  it('starts again and reloads the open page after a change of a call schema', async () => {
    await using opened = await openPage(port, '/?lang=EN');
    await opened.page.evaluate(() => document.documentElement.setAttribute('data-before', ''));
    const file = join(root, 'packages/api/src/calls/session/account.schema.json');
    const { atime } = await stat(file);

    // Counts as a change, and leaves the content.
    await utimes(file, atime, new Date());

    await program.outputMatching(/^The code changed: [^]*^All brands: /m);
    await opened.page
      .locator('html:not([data-before])[data-hydrated]')
      .waitFor({ state: 'attached' });
    expect(await get(port, 'lagoon.localhost', '/?lang=EN')).toMatchObject({ status: 200 });
  }, 180_000);

  it('ends by a signal, without an error in its output', async () => {
    expect([await program.end(), program.output]).toEqual([
      0,
      expect.not.stringMatching(/\berror\b/i),
    ]);
  });
});

it('ends with a sentence and without its sandbox if its port is in use', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');

  await using program = ProgramProcess.launch(await devProgram(port));

  // The sandbox shares the output, which ends with the last process that has it.
  expect(await program.ended).toBe(1);
  expect(program.output).toMatch(
    new RegExp(`^Port ${port} is in use by another program\\. .+ with PORT\\.$`, 'm'),
  );
  expect(program.output).not.toContain('    at ');
}, 180_000);
