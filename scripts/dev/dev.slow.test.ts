import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@livery/testing/freePort';
import { ProgramProcess, type ProgramOptions } from '@livery/testing/ProgramProcess';
import { expect, it, onTestFinished } from 'vitest';

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
async function devProgram(port: number): Promise<ProgramOptions> {
  const data = await mkdtemp(join(tmpdir(), 'livery-dev-'));
  onTestFinished(() => rm(data, { recursive: true, force: true }));
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

it('serves pages rendered from source, the modules of the program, and the gallery', async () => {
  const port = await freePort();
  await using program = await ProgramProcess.start({
    ...(await devProgram(port)),
    readyOutput: /^All brands: /m,
  });

  const home = await get(port, 'lagoon.localhost', '/?lang=EN');
  const script = await get(port, 'lagoon.localhost', '/src/main.tsx');
  const gallery = await get(port, 'lagoon.localhost', '/_gallery');
  const end = await program.end();

  expect(home.status).toBe(200);
  // Without a render on the server, the root is empty.
  expect(/<div id="livery">.*?<footer/s.test(home.body)).toBe(true);
  expect(home.body).toContain('src="/src/main.tsx"');
  expect([script.status, script.headers['content-type']]).toEqual([
    200,
    expect.stringContaining('javascript'),
  ]);
  expect([gallery.status, gallery.body.includes('/src/gallery.tsx')]).toEqual([200, true]);
  expect([end, program.output]).toEqual([0, expect.not.stringMatching(/\berror\b/i)]);
}, 180_000);

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
