import { expect, it } from 'vitest';
import { brandFolders } from '../testing/brandFolders.ts';
import { rawRequest } from '../testing/rawRequest.ts';
import { startProcess } from '../testing/startProcess.ts';

const timeout = 60_000;

/**
 * Prints each module of the SDK that any thread of a process loads, by `import` or `require`. The
 * package `api`, which the metrics need, is no part of it.
 */
const printLoads = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  import { writeSync } from 'node:fs';
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      const [path] = /@opentelemetry\\/(?!api\\/).*$/.exec(resolved.url) ?? [];
      if (path) writeSync(2, 'loads ' + path + '\\n');
      return resolved;
    },
  });
`)}`;

/** Serves one page, and returns the modules of the SDK that the process loaded until it ended. */
async function loadedModules(env: Readonly<Record<string, string>>): Promise<string[]> {
  using folders = brandFolders('coral');
  folders.operatorAt('coral', 'http://127.0.0.1:9');
  await using server = await startProcess({
    env: {
      LIVERY_TENANTS: folders.tenants,
      LIVERY_DATA: folders.data,
      LIVERY_UPSTREAM_ORIGINS: folders.origins,
      LIVERY_UPSTREAM_NETWORKS: '127.0.0.0/8',
      NODE_OPTIONS: `--import=${printLoads}`,
      ...env,
    },
  });
  const page = await rawRequest(
    server.port,
    'GET / HTTP/1.1\r\nHost: coral.example\r\nConnection: close\r\n\r\n',
  );
  expect(page).toMatch(/^HTTP\/1\.1 200 /);
  await server.end('SIGTERM');
  return [...server.output().matchAll(/^loads (.*)$/gm)].map(([, path = '']) => path);
}

it('loads nothing of the OpenTelemetry SDK without LIVERY_OTLP_URL', { timeout }, async () => {
  expect(await loadedModules({})).toEqual([]);
});

it('loads the OpenTelemetry SDK with LIVERY_OTLP_URL', { timeout }, async () => {
  const modules = await loadedModules({ LIVERY_OTLP_URL: 'http://127.0.0.1:9' });

  expect(modules).toContainEqual(expect.stringContaining('@opentelemetry/sdk-trace-base/'));
});
