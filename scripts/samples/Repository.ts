import { existsSync, readFileSync } from 'node:fs';
import type { Ports } from '../../packages/cli/src/Ports.ts';

/** The repository with the files that a guide adds, which are in memory only. */
export class Repository {
  readonly added = new Map<string, string>();
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** Returns this repository, to which other files can be added. */
  copy(): Repository {
    const copy = new Repository(this.#root);
    for (const [path, text] of this.added) copy.added.set(path, text);
    return copy;
  }

  /** Returns the text of a file, by its path from the root. */
  read(path: string): string | undefined {
    const added = this.added.get(path);
    if (added !== undefined) return added;
    const file = `${this.#root}/${path}`;
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  }

  /**
   * Writes the members of a JSON object into a document, at a JSON pointer of it. Objects merge.
   */
  merge(path: string, pointer: string, members: object): void {
    const document: unknown = JSON.parse(this.read(path) ?? '{}');
    let target = document;
    for (const name of pointer.split('/').slice(1)) {
      if (!isObject(target)) break;
      target = target[name] ??= {};
    }
    if (!isObject(target)) throw new Error(`${path} has no object at ${pointer}`);
    mergeInto(target, members);
    this.added.set(path, JSON.stringify(document, null, 2));
  }

  /**
   * Ports with which `livery add` works in this repository. Other commands parse their options and
   * then fail at the first port they use.
   */
  get ports(): Ports {
    const unused = (): never => {
      throw new Error('This port is not part of the test.');
    };
    const relative = (path: string): string => path.slice(this.#root.length + 1);
    return {
      version: '0.0.0',
      isRepository: true,
      schemaFolder: '',
      base: { folder: '', isChosen: false },
      calls: { operator: [], guest: [], contractOf: unused },
      localPorts: { site: '', sandbox: '' },
      env: {},
      schemas: unused,
      open: unused,
      glob: unused,
      makeFolder: unused,
      git: unused,
      send: unused,
      servingSettings: unused,
      secret: unused,
      nowMs: unused,
      streams: unused,
      absolute: (path) => (path === '.' ? this.#root : path),
      displayPath: (path) => path,
      kind: async (path) => {
        if (!path.startsWith(this.#root)) return unused();
        return this.added.has(relative(path)) || existsSync(path) ? 'file' : undefined;
      },
      read: async (path) => this.read(relative(path)) ?? unused(),
      write: async (path, text) => void this.added.set(relative(path), text),
      out: () => undefined,
      error: () => undefined,
    };
  }
}

function mergeInto(target: Record<string, unknown>, members: object): void {
  for (const [name, value] of Object.entries(members)) {
    const present = target[name];
    if (isObject(present) && isObject(value)) mergeInto(present, value);
    else target[name] = value;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
