import { brandFolders, FolderBudget, folderLimits } from '@livery/config/folderLimits';
import { createHash } from 'node:crypto';
import { lstatSync, opendirSync, statSync, type Dir, type Dirent, type Stats } from 'node:fs';
import path from 'node:path';
import type { FolderInspection, TenantProblem } from '../TenantSource.ts';

/** File in a brand's folder with which an operator closes the brand. */
const closedName = '.closed';

/**
 * Inspects a brand's folder: its fingerprint is a hash over name, size, times and inode of every
 * file that is read, which changes with every edit, rename or swap. Stays within the limits of a
 * folder and never follows a link to another folder.
 */
export function inspectFolder(root: string, brand: string): FolderInspection {
  return new FolderWalk(path.join(root, brand)).inspect();
}

class FolderWalk {
  readonly #root: string;
  readonly #lines: string[] = [];
  readonly #budget: FolderBudget;
  /** Folder or file that is looked at, for the location of a problem. */
  #current: string;

  constructor(root: string) {
    this.#root = root;
    this.#budget = new FolderBudget(path.basename(root));
    this.#current = root;
  }

  inspect(): FolderInspection {
    try {
      if (lstatSync(path.join(this.#root, closedName), { throwIfNoEntry: false }))
        return { fingerprint: closedName, isClosed: true };
      this.#visit('');
    } catch (error) {
      if (isGone(error)) return {};
      const message = error instanceof Error ? error.message : String(error);
      return { problem: this.#problem('LV112', `cannot be read: ${message}`, this.#current) };
    }
    const { fault } = this.#budget;
    if (fault !== undefined) return { problem: this.#problem('LV110', fault, this.#root) };
    const lines = this.#lines.toSorted().join('\n');
    return { fingerprint: createHash('sha256').update(lines).digest('base64') };
  }

  #visit(folder: string): void {
    this.#budget.enter(folder);
    if (this.#budget.fault !== undefined) return;
    const entries = this.#entries(folder);
    this.#budget.addEntries(entries.length);
    for (const entry of entries) {
      if (this.#budget.fault !== undefined) return;
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (!entry.isDirectory()) this.#lines.push(this.#line(name, entry));
      else {
        this.#lines.push(`${name}/`);
        if (folder !== '' || isRead(name)) this.#visit(name);
      }
    }
  }

  #entries(folder: string): Dirent[] {
    this.#current = path.join(this.#root, folder);
    const entries: Dirent[] = [];
    let opened: Dir;
    try {
      opened = opendirSync(this.#current, { bufferSize: 256 });
    } catch (error) {
      // Removed since its parent was listed.
      if (folder !== '' && isGone(error)) return [];
      throw error;
    }
    try {
      for (let entry = opened.readSync(); entry; entry = opened.readSync()) {
        if (!entry.name.startsWith('.')) entries.push(entry);
        if (entries.length > folderLimits.maxEntries) break;
      }
    } finally {
      opened.closeSync();
    }
    return entries;
  }

  #line(name: string, entry: Dirent): string {
    this.#current = path.join(this.#root, name);
    const found = entry.isSymbolicLink()
      ? targetOf(this.#current)
      : lstatSync(this.#current, { throwIfNoEntry: false });
    if (typeof found === 'string') return `${name} ${found}`;
    if (!found?.isFile()) return name;
    this.#budget.addBytes(found.size);
    // The time of change also changes with the permissions.
    return `${name} ${found.size} ${found.mtimeMs} ${found.ctimeMs} ${found.ino}`;
  }

  #problem(code: string, message: string, file: string): TenantProblem {
    return { code, message, file, line: 1, column: 1 };
  }
}

function isRead(name: string): boolean {
  return brandFolders.some((folder) => folder === name);
}

/**
 * Returns the target of a link, or the reason why it has none, which is a problem of the document.
 */
function targetOf(link: string): Stats | string | undefined {
  try {
    return statSync(link);
  } catch (error) {
    return codeOf(error);
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

function isGone(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '');
}
