import { shortHash } from '../http/contentHash.ts';
import type { ClientBuild } from './ClientBuild.ts';

/** A chunk in Vite's manifest. Source: Vite, "Backend Integration". */
interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

/**
 * The build a Vite manifest describes. A chunk of components is made from
 * `registry/chunks/<name>.gen.ts`.
 *
 * Errors: a sentence, when the manifest has no entry.
 */
export function clientBuildOf(manifestText: string): ClientBuild {
  // Vite wrote it in the build this server belongs to.
  const manifest = JSON.parse(manifestText) as Manifest;
  const entry = Object.entries(manifest).find(([, { isEntry }]) => isEntry);
  if (!entry) throw new Error('The client build’s manifest has no entry. Run "npm run build".');
  const core = scriptsOf(manifest, entry[0]);
  const chunks = new Map<string, readonly string[]>();
  for (const key of Object.keys(manifest)) {
    const name = /(?:^|\/)registry\/chunks\/([\w-]+)\.gen\.ts$/.exec(key)?.[1];
    if (name !== undefined)
      chunks.set(
        name,
        scriptsOf(manifest, key).filter((script) => !core.includes(script)),
      );
  }
  const [script = '', ...others] = core;
  const style = manifest['style.css']?.file;
  return {
    id: shortHash(manifestText),
    script,
    style: style === undefined ? undefined : `/${style}`,
    core: others,
    chunk: (name) => chunks.get(name),
  };
}

/** The address of a chunk, and of everything it imports, each once. */
function scriptsOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [
    ...new Set([
      `/${chunk.file}`,
      ...(chunk.imports ?? []).flatMap((name) => scriptsOf(manifest, name, seen)),
    ]),
  ];
}
