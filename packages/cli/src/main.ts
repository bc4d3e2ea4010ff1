import { execFile } from 'node:child_process';
import { glob, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { callCatalogue } from '@livery/api/callCatalogue';
import { loadSchemas } from '@livery/config';
import { directorySource } from '@livery/config/directorySource';
import { makeFolder } from './makeFolder.ts';
import { run } from './run.ts';

const installation = fileURLToPath(new URL('../../..', import.meta.url));

// The package's own description
const { version } = JSON.parse(
  await readFile(new URL('../package.json', import.meta.url), 'utf8'),
) as { version: string };

process.exitCode = await run({
  args: process.argv.slice(2),
  ports: {
    version,
    schemas: () => loadSchemas(directorySource(installation)),
    calls: callCatalogue,
    open: directorySource,
    absolute: (path) => resolve(path),
    displayPath: (path) => (relative(process.cwd(), path) || '.').replaceAll('\\', '/'),
    kind: async (path) => {
      const found = await stat(path).catch(() => undefined);
      return found && (found.isDirectory() ? 'folder' : 'file');
    },
    glob: async (pattern) => {
      const found: string[] = [];
      for await (const path of glob(pattern)) found.push(path);
      return found.toSorted();
    },
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
    secret: (brand, name) =>
      process.env[`LIVERY_BRAND_${brand.toUpperCase().replaceAll('-', '_')}__${name}`],
    nowMs: () => Date.now(),
    out: (text) => {
      process.stdout.write(`${text}\n`);
    },
    error: (text) => {
      process.stderr.write(`${text}\n`);
    },
  },
});
