import { execFile } from 'node:child_process';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { callCatalogue } from '@livery/api/callCatalogue';
import { keyFault } from '@livery/api/codecs';
import { directorySource } from '@livery/config/directorySource';
import { readServingSettings } from '@livery/config/readServingSettings';
import { secretsFrom } from '@livery/config/secretsFrom';
import { globFiles } from './globFiles.ts';
import { installation } from './installation/repositoryInstallation.ts';
import { makeFolder } from './makeFolder.ts';
import { run } from './run.ts';

const secretOf = secretsFrom({ folder: process.env.LIVERY_SECRETS_DIR, env: process.env });

process.exitCode = await run({
  args: process.argv.slice(2),
  ports: {
    ...installation,
    base: { folder: installation.base, isChosen: false },
    calls: callCatalogue,
    open: directorySource,
    absolute: (path) => resolve(path),
    displayPath: (path) => (relative(process.cwd(), path) || '.').replaceAll('\\', '/'),
    kind: async (path) => {
      const found = await stat(path).catch(() => undefined);
      return found && (found.isDirectory() ? 'folder' : 'file');
    },
    glob: (pattern) => globFiles(pattern),
    makeFolder,
    read: (path) => readFile(path, 'utf8'),
    write: async (path, text) => {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    },
    git: async (cwd, args) => {
      const options = { cwd, encoding: 'buffer', maxBuffer: 256 * 1024 * 1024 } as const;
      const { stdout } = await promisify(execFile)('git', [...args], options);
      return stdout;
    },
    send: async ({ origin, path, method, headers, body }) => {
      const reply = await fetch(`${origin}${path}`, {
        method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(20_000),
        ...(body === undefined ? {} : { body }),
      });
      return { status: reply.status, body: Buffer.from(await reply.arrayBuffer()) };
    },
    localPorts: {
      site: process.env.PORT ?? '8080',
      sandbox: process.env.SANDBOX_PORT ?? '8081',
    },
    env: process.env,
    servingSettings: (options) => readServingSettings({ ...options, keyFault }),
    secret: (brand, name) => secretOf(name, { brand }),
    nowMs: () => Date.now(),
    streams: () => ({ input: process.stdin, output: process.stdout }),
    out: (text) => {
      process.stdout.write(`${text}\n`);
    },
    error: (text) => {
      process.stderr.write(`${text}\n`);
    },
  },
});
