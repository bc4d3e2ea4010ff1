import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ClientFiles } from '../assets/ClientFiles.ts';

/** This build and the two before it: pages opened before a release go on working. */
const maxBuilds = 3;

/**
 * The browser’s program, from copies kept in the data folder: of this build, which may be built
 * anew meanwhile, and of those before it.
 */
export function clientFolder({
  dist,
  archive,
  buildId,
  nowMs,
  onFault,
}: {
  dist: string;
  archive: string;
  buildId: string;
  nowMs: number;
  /** Told why earlier builds are not kept; this one is served all the same. */
  onFault: (sentence: string) => void;
}): ClientFiles {
  let builds: string[] = [];
  try {
    builds = archiveBuilds({ dist, archive, buildId, nowMs });
  } catch (error) {
    onFault(
      `builds of the site cannot be kept in ${archive}: ${error instanceof Error ? error.message : String(error)}; pages opened before the next release may miss their files`,
    );
  }
  const assets = filesIn([...builds, path.join(dist, 'assets')]);
  const tops = filesIn([dist]);
  const read = (files: ReadonlyMap<string, string>, name: string) => {
    const file = files.get(name);
    return file === undefined ? undefined : readFile(file);
  };
  return { asset: (name) => read(assets, name), top: (name) => read(tops, name) };
}

/** Copies this build's files away, forgets all copies but the newest, and says where those are. */
function archiveBuilds({
  dist,
  archive,
  buildId,
  nowMs,
}: {
  dist: string;
  archive: string;
  buildId: string;
  nowMs: number;
}): string[] {
  mkdirSync(archive, { recursive: true });
  const mine = path.join(archive, buildId);
  if (!existsSync(mine)) {
    // Into place in one step: a copy that was interrupted is no build.
    const copy = path.join(archive, `.${buildId}-${process.pid}`);
    cpSync(path.join(dist, 'assets'), copy, { recursive: true });
    placeOnce(copy, mine);
  }
  utimesSync(mine, nowMs / 1000, nowMs / 1000);
  const newestFirst = readdirSync(archive)
    .filter((name) => !name.startsWith('.'))
    .map((name) => path.join(archive, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of newestFirst.slice(maxBuilds)) rmSync(old, { recursive: true, force: true });
  return newestFirst.slice(0, maxBuilds);
}

/** Of two servers that start together, one is first; the copies are the same. */
function placeOnce(copy: string, place: string): void {
  try {
    renameSync(copy, place);
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    if (!existsSync(place)) throw error;
  }
}

/** Files by name; the first folder that has one wins. */
function filesIn(folders: readonly string[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const folder of folders) {
    for (const entry of existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []) {
      if (entry.isFile() && !entry.name.startsWith('.') && !files.has(entry.name))
        files.set(entry.name, path.join(folder, entry.name));
    }
  }
  return files;
}
