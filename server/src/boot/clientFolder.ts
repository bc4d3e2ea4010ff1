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
import { buildPath } from '@livery/model';
import path from 'node:path';
import type { ClientFiles } from '../assets/ClientFiles.ts';

/** This build and the two before it, so that pages opened before a release continue to work. */
const maxBuilds = 3;
const buildFolder = path.basename(buildPath);

/**
 * Serves the client from copies in the data folder: of this build, whose source folder may be
 * rebuilt at any time, and of earlier builds.
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
  /** Reports why builds cannot be archived; this build is served anyway. */
  onFault: (message: string) => void;
}): ClientFiles {
  let builds: string[] = [];
  try {
    builds = archiveBuilds({ dist, archive, buildId, nowMs });
  } catch (error) {
    onFault(
      `builds of the site cannot be kept in ${archive}: ${error instanceof Error ? error.message : String(error)}; pages opened before the next release may miss their files`,
    );
  }
  const built = filesIn([...builds, path.join(dist, buildFolder)]);
  const tops = filesIn([dist]);
  const read = (files: ReadonlyMap<string, string>, name: string) => {
    const file = files.get(name);
    return file === undefined ? undefined : readFile(file);
  };
  return { built: (name) => read(built, name), top: (name) => read(tops, name) };
}

/**
 * Archives this build, deletes the oldest copies, and returns the folders of the remaining ones.
 */
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
  const archived = path.join(archive, buildId);
  if (!existsSync(archived)) {
    // Renamed into place, so that an interrupted copy is never served.
    const copy = path.join(archive, `.${buildId}-${process.pid}`);
    cpSync(path.join(dist, buildFolder), copy, { recursive: true });
    moveIfMissing(copy, archived);
  }
  utimesSync(archived, nowMs / 1000, nowMs / 1000);
  const newestFirst = readdirSync(archive)
    .filter((name) => !name.startsWith('.'))
    .map((name) => path.join(archive, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of newestFirst.slice(maxBuilds)) rmSync(old, { recursive: true, force: true });
  return newestFirst.slice(0, maxBuilds);
}

/** If two servers start together, the first copy wins; both are equal. */
function moveIfMissing(copy: string, target: string): void {
  try {
    renameSync(copy, target);
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}

/** Returns files by name; earlier folders take precedence. */
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
