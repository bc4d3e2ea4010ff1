import type { ConfigProblem } from '../report/ConfigProblem.ts';
import {
  isMissing,
  isOutside,
  isTooLarge,
  type FileEntry,
  type FileSource,
} from '../source/FileSource.ts';
import { FolderBudget } from '../source/folderLimits.ts';

/** Receives a problem of a file or folder, by its path below the brand's folder. */
export type ReportPath = (path: string, problem: Pick<ConfigProblem, 'code' | 'message'>) => void;

/**
 * A brand's folder, read within the limits of a folder and never through a link to another one.
 * What cannot be read is reported once, and its pointer is marked as broken.
 */
export class BrandFolder {
  readonly #source: FileSource;
  readonly #name: string;
  readonly #report: ReportPath;
  readonly #broken: Set<string>;
  readonly #budget: FolderBudget;
  #isReported = false;

  constructor({
    source,
    name,
    report,
    broken,
  }: {
    source: FileSource;
    name: string;
    report: ReportPath;
    broken: Set<string>;
  }) {
    this.#source = source;
    this.#name = name;
    this.#report = report;
    this.#broken = broken;
    this.#budget = new FolderBudget(name);
  }

  /** Whether a limit is exceeded, so that nothing more is read. */
  get isOver(): boolean {
    return this.#budget.fault !== undefined;
  }

  /**
   * Lists the brand's own folder (`''`) or one inside it, in order and without hidden entries.
   * Returns `undefined` if the brand's own folder does not exist.
   */
  async list(folder: string): Promise<readonly FileEntry[] | undefined> {
    this.#budget.enter(folder);
    if (this.#stops()) return [];
    let entries: readonly FileEntry[];
    try {
      entries = await this.#source.list(this.#path(folder));
    } catch (error) {
      if (folder === '' && isMissing(error)) return undefined;
      this.#unreadable(folder, folder === '' ? '/site' : `/${folder.split('/', 1)[0]}`, error);
      return [];
    }
    const visible = entries.filter(({ name }) => !name.startsWith('.'));
    this.#budget.addEntries(visible.length);
    if (this.#stops()) return [];
    for (const { name, kind } of visible)
      if (kind === 'link')
        this.#report(folder === '' ? name : `${folder}/${name}`, {
          code: 'LV111',
          message: `"${name}" is a link to a folder, which is not followed`,
        });
    return visible
      .filter(({ kind }) => kind !== 'link')
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Returns the content of an asset; `undefined` if it cannot be read. */
  async asset(path: string): Promise<Uint8Array | undefined> {
    try {
      const content = await this.#source.read(this.#path(path));
      this.#budget.addBytes(content.length);
      return this.#stops() ? undefined : content;
    } catch (error) {
      if (isTooLarge(error)) {
        this.#budget.addBytes(Infinity);
        this.#stops();
      } else this.#unreadable(path, '/assets', error);
      return undefined;
    }
  }

  #path(path: string): string {
    return path === '' ? this.#name : `${this.#name}/${path}`;
  }

  /** Returns whether a limit is exceeded, and reports it once. */
  #stops(): boolean {
    const { fault } = this.#budget;
    if (fault !== undefined && !this.#isReported) {
      this.#isReported = true;
      this.#broken.add('/site');
      this.#report('', { code: 'LV110', message: fault });
    }
    return fault !== undefined;
  }

  #unreadable(path: string, pointer: string, error: unknown): void {
    this.#broken.add(pointer);
    const message = error instanceof Error ? error.message : String(error);
    this.#report(
      path,
      isOutside(error)
        ? {
            code: 'LV111',
            message: `the link leads out of the folder of the ${path === '' ? 'brands; put the folder itself here' : 'brand'}`,
          }
        : { code: 'LV112', message: `cannot be read: ${message}` },
    );
  }
}
