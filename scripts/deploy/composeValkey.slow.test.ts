import { findValkey } from '@livery/testing/ValkeyProcess';
import { freePort } from '@livery/testing/freePort';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { parse } from 'yaml';

interface Compose {
  readonly services: {
    readonly valkey: {
      readonly command: readonly string[];
      readonly healthcheck: { readonly test: readonly string[] };
    };
  };
}

const { valkey } = (
  parse(readFileSync(join(import.meta.dirname, 'docker/compose.yaml'), 'utf8')) as Compose
).services;

/** Folder with the secret and the commands of the image, whose server listens on a free port. */
async function imageOf(password: string) {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'livery-compose-'));
  onTestFinished(() => folder.remove());
  const server = findValkey() ?? '';
  const client = server.replace(/-server$/, '-cli');
  const port = await freePort();
  for (const [name, program] of [
    ['valkey-server', `${server} --port ${port} --dir ${folder.path}`],
    ['valkey-cli', `${client} -p ${port}`],
  ] as const) {
    writeFileSync(join(folder.path, name), `#!/bin/sh\nexec ${program} "$@"\n`);
    chmodSync(join(folder.path, name), 0o700);
  }
  writeFileSync(join(folder.path, 'secret'), password);
  /** Returns a script of the compose file as the container runs it. */
  const scriptOf = (script = ''): readonly string[] => [
    '-c',
    script.replaceAll('$$', '$').replaceAll('/run/secrets/valkey', join(folder.path, 'secret')),
  ];
  const env = { ...process.env, PATH: `${folder.path}${delimiter}${process.env.PATH}` };
  return {
    start(script = valkey.command.at(-1)) {
      const child = spawn('sh', scriptOf(script), { env, stdio: ['ignore', 'ignore', 'pipe'] });
      onTestFinished(() => void child.kill());
      return child;
    },
    isHealthy: () =>
      spawnSync('sh', scriptOf(valkey.healthcheck.test.at(-1)), { env }).status === 0,
  };
}

it('starts Valkey with its password, and is healthy then', async () => {
  const image = await imageOf('a password\n');
  expect(image.isHealthy()).toBe(false);
  image.start();
  await vi.waitFor(() => expect(image.isHealthy()).toBe(true));
});

it('does not start Valkey without a password, and is not healthy if it runs without one', async () => {
  const image = await imageOf('');
  const child = image.start();
  let errors = '';
  child.stderr.on('data', (text: Buffer) => {
    errors += text.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  expect([code, errors]).toEqual([1, expect.stringContaining('valkey/password is empty')]);

  image.start('exec valkey-server');
  const ping = 'exec valkey-cli ping | grep -q PONG';
  await vi.waitFor(async () => {
    const [status] = (await once(image.start(ping), 'close')) as [number | null];
    expect(status).toBe(0);
  });
  expect(image.isHealthy()).toBe(false);
});
