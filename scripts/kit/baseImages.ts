import { cpSync, mkdtempDisposableSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { findValkey } from '@livery/testing/ValkeyProcess';
import { requireDebianTool } from '../setup/requireDebianTool.ts';
import type { ContainerEngine } from './ContainerEngine.ts';
import { basePackages, writeDebianRoot } from './debianRoot.ts';
import { run } from './run.ts';

const dockerFolder = join(import.meta.dirname, '../deploy/docker');

/** Makes an image in the folder, which has the files that its Dockerfile copies. */
type Recipe = (folder: string) => string | Promise<string>;

/** The images of the registry, made of Debian's packages and of the Node that runs this. */
const recipes: Readonly<Record<string, Recipe>> = {
  async node(folder) {
    cpSync(process.execPath, join(folder, 'node'));
    cpSync(await npmFolder(), join(folder, 'npm'), { recursive: true });
    return `FROM debian:bookworm-slim
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
`;
  },
  'valkey/valkey'(folder) {
    const server = findValkey() ?? '';
    cpSync(realpathSync(server), join(folder, 'server'));
    cpSync(realpathSync(server.replace(/-server$/, '-cli')), join(folder, 'client'));
    return `FROM debian:bookworm-slim
COPY server /usr/local/bin/valkey-server
COPY client /usr/local/bin/valkey-cli
RUN install -d -o 999 -g 999 /data
VOLUME /data
WORKDIR /data
`;
  },
  caddy(folder) {
    const caddy = requireDebianTool({ debianPackage: 'caddy', path: 'usr/bin/caddy' });
    cpSync(realpathSync(caddy), join(folder, 'caddy'));
    return `FROM debian:bookworm-slim
COPY caddy /usr/bin/caddy
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
`;
  },
};

/**
 * Makes sure that the engine has the images that the Dockerfile and the compose file name: those of
 * the registry if it can be reached, else images of Debian's packages under the same names.
 * Resolves with the names of the second kind.
 */
export async function provideBaseImages(engine: ContainerEngine): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const name of namedImages()) if (!(await isPresent(engine, name))) missing.push(name);
  if (missing.length === 0) return [];
  using folder = mkdtempDisposableSync(join(tmpdir(), 'livery-images-'));
  await importDebian(engine, folder.path);
  for (const name of missing.filter((name) => !name.startsWith('debian:'))) {
    const recipe = recipes[name.slice(0, name.lastIndexOf(':'))];
    if (!recipe) throw new Error(`There is no way yet to make ${name} of Debian's packages.`);
    using context = mkdtempDisposableSync(join(folder.path, 'image-'));
    writeFileSync(join(context.path, 'Dockerfile'), await recipe(context.path));
    await engine.docker('build', '--quiet', '--tag', name, context.path);
  }
  return missing;
}

/** Lists the images that the files of the kit name. */
function namedImages(): readonly string[] {
  const compose = parse(readFileSync(join(dockerFolder, 'compose.yaml'), 'utf8'), {
    merge: true,
  }) as { services: Readonly<Record<string, { image: string; build?: object }>> };
  const dockerfile = readFileSync(join(dockerFolder, 'Dockerfile'), 'utf8');
  return [
    ...new Set([
      ...[...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, name = '']) => name),
      ...Object.values(compose.services)
        .filter(({ build }) => !build)
        .map(({ image }) => image),
    ]),
  ];
}

async function isPresent(engine: ContainerEngine, name: string): Promise<boolean> {
  return engine
    .docker('image', 'inspect', name)
    .catch(() => engine.docker('pull', '--quiet', name))
    .then(
      () => true,
      () => false,
    );
}

async function importDebian(engine: ContainerEngine, folder: string): Promise<void> {
  const valkey = findValkey()?.includes('redis') ? ['redis-server'] : [];
  await writeDebianRoot(folder, [...basePackages, ...valkey]);
  const script = 'tar -C "$1" -c . | docker import - debian:bookworm-slim';
  await run('sh', ['-c', script, 'sh', join(folder, 'root')], { env: engine.env });
}

/** Returns the folder of the npm that runs this, or of the one in the path. */
async function npmFolder(): Promise<string> {
  const program = process.env.npm_execpath ?? (await run('sh', ['-c', 'command -v npm'])).trim();
  return dirname(dirname(realpathSync(program)));
}
