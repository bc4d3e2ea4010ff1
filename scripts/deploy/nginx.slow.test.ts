import { sealBody } from '@livery/api/sealBody';
import { parseNetworks } from '@livery/config/networks';
import { freePort } from '@livery/testing/freePort';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { exampleSite } from '../../server/src/testing/exampleSite.ts';
import { fakeOperator, ok } from '../../server/src/testing/fakeOperator.ts';
import { credentials } from '../../server/src/testing/signIn.ts';
import { ownPage, startTestServer } from '../../server/src/testing/startTestServer.ts';
import { requireDebianTool } from '../setup/requireDebianTool.ts';

const timeout = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'livery-nginx-'));
const host = 'coral.example';
/**
 * The longest permitted one; with the labels, the session's cookie has almost the 4 kB of browsers.
 */
const longToken = 'x'.repeat(2_048);

const labels = Array.from({ length: 10 }, (_, index) => `label-${index}-${'y'.repeat(48)}`);

afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Writes a configuration of nginx with the shipped one in it, and returns the arguments that name
 * it.
 */
function nginxArguments(change: (shipped: string) => string = (shipped) => shipped): string[] {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const names = ['-subj', `/CN=${host}`, '-keyout', key, '-out', certificate];
  run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...names]);
  const settings = change(readFileSync(join(import.meta.dirname, 'proxy/nginx.conf'), 'utf8'))
    .replace('/etc/ssl/goldfinch.example/fullchain.pem', certificate)
    .replace('/etc/ssl/goldfinch.example/privkey.pem', key);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `pid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\n${temporary.join('\n')}\n${settings}}\n`,
  );
  return ['-e', 'stderr', '-p', folder, '-c', file];
}

const nginxProgram = () => requireDebianTool({ debianPackage: 'nginx', path: 'usr/sbin/nginx' });

interface Nginx extends AsyncDisposable {
  readonly port: number;
}

/** Starts nginx with the shipped configuration at other addresses. */
async function startNginx(serverPort: number): Promise<Nginx> {
  const [port, plainPort] = [await freePort(), await freePort()];
  const settings = nginxArguments((shipped) =>
    shipped
      .replaceAll('goldfinch.example www.goldfinch.example', host)
      .replaceAll(/server 10\.0\.0\.1[12]:8080/g, `server 127.0.0.1:${serverPort}`)
      .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`),
  );
  const nginx = spawn(nginxProgram(), ['-g', 'daemon off;', ...settings], { stdio: 'ignore' });
  return {
    port,
    async [Symbol.asyncDispose]() {
      const ended = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await ended;
    },
  };
}

/** Runs a program of the system to its end. Throws if it fails. */
function run(program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ended with ${status ?? 'a signal'}: ${stderr}`);
}

/** Sends a request over https, as a browser does. */
async function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: object; body?: string } = {},
): Promise<{ status: number; cookies: readonly string[]; text: string }> {
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    method,
    servername: host,
    rejectUnauthorized: false,
    agent: false,
    headers: { host, ...headers },
  });
  sent.end(body);
  // The only value of the event.
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return {
    status: response.statusCode ?? 0,
    cookies: response.headers['set-cookie'] ?? [],
    text: Buffer.concat(chunks).toString('utf8'),
  };
}

it('has a configuration that nginx accepts as it is', { timeout }, () => {
  expect(() => run(nginxProgram(), ['-t', '-q', ...nginxArguments()])).not.toThrow();
});

it(
  'passes the login of a member with a long token through nginx, and the calls after it',
  { timeout },
  async () => {
    await using operator = await fakeOperator();
    operator.answers.set(
      '/wps/session/login',
      ok({ token: longToken, userName: 'ann', id: 7, account: 'ann', memberLabel: labels }),
    );
    await using server = await startTestServer({
      sites: [exampleSite({ upstream: { baseUrl: operator.origin } })],
      trustedProxies: parseNetworks('127.0.0.0/8', 'test'),
    });
    await using nginx = await startNginx(server.port);
    const isServing = (): Promise<boolean> =>
      ask(nginx.port, '/').then(
        () => true,
        () => false,
      );
    await expect.poll(isServing, { timeout: 20_000 }).toBe(true);
    const { value } = JSON.parse((await ask(nginx.port, '/_livery/key')).text) as { value: never };
    const body = JSON.stringify({
      sealed: await sealBody(credentials, { key: value, call: 'loginV2' }),
    });

    const login = await ask(nginx.port, '/wps/session/login', {
      method: 'POST',
      headers: {
        ...ownPage,
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      },
      body,
    });

    expect([login.status, login.text]).toEqual([200, expect.stringContaining('"success":true')]);
    expect(Math.max(...login.cookies.map(({ length }) => length))).toBeGreaterThan(3_600);
    const cookie = login.cookies.map((line) => line.split(';', 1)[0]).join('; ');
    const balance = await ask(nginx.port, '/wps/v2/wallets/balance', { headers: { cookie } });
    expect([balance.status, JSON.parse(balance.text)]).toMatchObject([
      200,
      { value: { sumBalance: 12.5 } },
    ]);
    expect((await ask(nginx.port, '/', { headers: { cookie } })).status).toBe(200);
  },
);
