import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');

/**
 * Workspaces of the programs that are delivered: server, browser program, `livery` command; each
 * with the packages of the repository's tools that its build puts into it.
 */
const programs: Readonly<Record<string, readonly string[]>> = {
  server: [],
  'packages/site': ['country-flag-icons', 'lucide-static'],
  'packages/cli': ['vscode-languageclient'],
};

/** The parts of a CycloneDX document that are read here. */
interface Sbom {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: unknown;
}

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
}

/** Package of package-lock.json. */
interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  /** A link to the workspace in the folder `resolved`. */
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

type LockedPackages = Readonly<Record<string, LockedPackage>>;

/**
 * Writes the list of the packages that the delivered programs consist of, with versions, licences,
 * hashes and what needs what, as CycloneDX 1.6.
 *
 * npm describes the packages. Which of them the programs need is read from the lockfile, because
 * `--omit=dev` also omits what is a dependency of a program and of the repository's own tools.
 *
 * @returns path of the file.
 */
export async function makeSbom(file: string): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['sbom', '--sbom-format=cyclonedx'], {
    cwd: root,
    maxBuffer: 1 << 26,
    shell: process.platform === 'win32',
  });
  // The command's documented form, and the lockfile's
  const { metadata, components, dependencies: _all, ...rest } = JSON.parse(stdout) as Sbom;
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: LockedPackages;
  };
  const graph = productionGraph(packages);
  const sbom = {
    ...rest,
    // npm writes 1.5, of which 1.6 is a superset.
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    specVersion: '1.6',
    metadata: { ...metadata, component: named({ ...metadata.component, type: 'application' }) },
    components: components.filter(({ 'bom-ref': ref }) => graph.has(ref)).map(named),
    dependencies: [
      {
        ref: metadata.component['bom-ref'],
        dependsOn: Object.keys(programs).map((path) => refOf(packages, path)),
      },
      ...[...graph].map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn] })),
    ],
  };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(sbom, null, 2)}\n`);
  return file;
}

/** Returns what each package needs when it runs, for the programs and all that they need. */
function productionGraph(packages: LockedPackages): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  const seen = new Set<string>();
  const open = Object.keys(programs);
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const names = [...Object.keys(packages[path]?.dependencies ?? {}), ...(programs[path] ?? [])];
    const needed = names.map((name) => resolve(packages, path, name));
    open.push(...needed);
    const ref = refOf(packages, path);
    // A version that is installed twice may find other versions from each place.
    const refs = needed.map((each) => refOf(packages, each));
    graph.set(ref, new Set([...(graph.get(ref) ?? []), ...refs]));
  }
  return graph;
}

/** Returns the path of a dependency in the lockfile, as Node finds it from a package's folder. */
function resolve(packages: LockedPackages, from: string, name: string): string {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)[^/]*$/, '')) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const found = packages[path];
    if (found) return found.link ? (found.resolved ?? path) : path;
    if (folder === '') throw new Error(`package-lock.json has no ${name} for ${from}`);
  }
}

/** Returns npm's reference of a package. */
function refOf(packages: LockedPackages, path: string): string {
  const { name = path.slice(path.lastIndexOf('node_modules/') + 13), version = '' } =
    packages[path] ?? {};
  return `${name}@${version}`;
}

/** Names a package as its reference does: npm takes the names of workspaces from their folders. */
function named<Part extends Component>(component: Part): Part {
  const ref = component['bom-ref'];
  return { ...component, name: ref.slice(0, ref.lastIndexOf('@')) };
}
