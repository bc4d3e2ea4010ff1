import { shortHash } from '../http/contentHash.ts';
import type { ChunkFiles, ClientBuild } from './ClientBuild.ts';

/** A chunk in Vite's manifest. Source: Vite, "Backend Integration". */
interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

/**
 * The build a Vite manifest describes. A family is the chunk made from `families/<name>.ts`.
 *
 * Errors: a sentence, when the manifest has no entry.
 */
export function clientBuildOf(manifestText: string): ClientBuild {
  // Vite wrote it in the build this server belongs to.
  const manifest = JSON.parse(manifestText) as Manifest;
  const entry = Object.entries(manifest).find(([, { isEntry }]) => isEntry);
  if (!entry) throw new Error('The client build’s manifest has no entry. Run "npm run build".');
  const core = filesOf(manifest, entry[0]);
  const families = new Map<string, ChunkFiles>();
  for (const key of Object.keys(manifest)) {
    const name = /(?:^|\/)families\/([\w-]+)\.tsx?$/.exec(key)?.[1];
    if (name !== undefined) families.set(name, without(filesOf(manifest, key), core));
  }
  const script = `/${entry[1].file}`;
  return { id: shortHash(manifestText), script, core: without(core, { scripts: [script], styles: [] }), family: (name) => families.get(name) };
}

/** A chunk with everything it imports, each file once, what is needed first first. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): ChunkFiles {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return { scripts: [], styles: [] };
  seen.add(key);
  const imported = (chunk.imports ?? []).map((name) => filesOf(manifest, name, seen));
  return {
    scripts: unique([`/${chunk.file}`, ...imported.flatMap(({ scripts }) => scripts)]),
    styles: unique([...imported.flatMap(({ styles }) => styles), ...(chunk.css ?? []).map((file) => `/${file}`)]),
  };
}

function without(files: ChunkFiles, others: ChunkFiles): ChunkFiles {
  return { scripts: files.scripts.filter((file) => !others.scripts.includes(file)), styles: files.styles.filter((file) => !others.styles.includes(file)) };
}

function unique(files: readonly string[]): string[] {
  return [...new Set(files)];
}
