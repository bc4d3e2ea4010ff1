import type { Asset } from '@livery/model';
import { assetFault } from './assetFault.ts';
import { assetTypeOf } from './assetTypes.ts';
import { fontMetrics } from './fontMetrics.ts';
import { BrandFolder } from './BrandFolder.ts';
import { problemAt, type ConfigProblem } from '../report/ConfigProblem.ts';
import { shortHash } from '../source/contentHash.ts';
import { documentNames, schemaNameOf } from '../source/documentNames.ts';
import type { FileEntry, FileSource } from '../source/FileSource.ts';
import { brandFolders } from '../source/folderLimits.ts';
import { hintOf, nearestName } from '../source/nearestName.ts';
import { parseDocument } from './parseDocument.ts';
import { readSuppressions, type Suppression } from './readSuppressions.ts';
import { shownSize } from './shownSize.ts';
import { SourceDocument } from '../source/SourceDocument.ts';
import {
  childOf,
  type LocatedValue,
  type LocatedEntry,
  type LocatedObject,
  type SourceLocation,
} from '../source/LocatedValue.ts';

/** Size of a document. Browsers load a page as a whole. */
const maxDocumentBytes = 256 * 1024;
/** Size of a language's document, of which reading takes 20 MB for a moment: about 14,000 texts. */
const maxLocaleBytes = 1024 * 1024;
/**
 * Documents of a folder that are read at once, so that a large brand does not block the process.
 */
const maxReadsAtOnce = 16;
const folderNames = { pages: /^[A-Za-z][A-Za-z0-9_.-]*\.json$/, locales: /^[A-Z]{2}\.json$/ };
const assetPath = /^assets\/[A-Za-z0-9._/-]+$/;
const rootNames: readonly string[] = [...documentNames, 'locks'];
const rootFiles = rootNames.map((name) => `${name}.json`);

/** One brand folder as written, before it is merged over its parent. */
export interface Layer {
  readonly name: string;
  /**
   * `{ site, routes, …, locks, pages: {…}, locales: {…} }`; without the documents that the folder
   * lacks.
   */
  readonly tree: LocatedObject;
  readonly assets: ReadonlyMap<string, Asset>;
  /**
   * Pointers of the documents that could not be read. Checks must draw no conclusions from their
   * absence.
   */
  readonly broken: ReadonlySet<string>;
  readonly suppressions: readonly Suppression[];
  readonly schemaLinks: readonly SchemaLink[];
  readonly problems: readonly ConfigProblem[];
}

/** The `$schema` of a document, by which editors check it. */
export interface SchemaLink {
  readonly path: string;
  readonly location: SourceLocation;
  /** JSON pointer into the merged site. */
  readonly pointer: string;
}

/**
 * Reads a brand's folder within the limits of a folder. Returns `undefined` when it does not exist.
 * What cannot be read is a problem of the layer.
 */
export function readLayer(source: FileSource, name: string): Promise<Layer | undefined> {
  return new LayerReader(source, name).read();
}

class LayerReader {
  readonly #source: FileSource;
  readonly #name: string;
  readonly #problems: ConfigProblem[] = [];
  readonly #broken = new Set<string>();
  readonly #suppressions: Suppression[] = [];
  readonly #schemaLinks: SchemaLink[] = [];
  readonly #assets = new Map<string, Asset>();
  readonly #brandFolder: BrandFolder;

  constructor(source: FileSource, name: string) {
    this.#source = source;
    this.#name = name;
    this.#brandFolder = new BrandFolder({
      source,
      name,
      report: (path, problem) => this.#report(path, problem),
      broken: this.#broken,
    });
  }

  async read(): Promise<Layer | undefined> {
    const entries = await this.#brandFolder.list('');
    if (!entries) return undefined;
    const names = entries.map(({ name }) => name);
    const parts = await Promise.all(
      entries.map((entry) =>
        entry.kind === 'folder'
          ? this.#folder(entry.name, names)
          : this.#rootFile(entry.name, names),
      ),
    );
    const tree = this.#object(
      this.#name,
      parts.filter((part) => part !== undefined),
    );
    const assets = new Map([...this.#assets].toSorted(([a], [b]) => (a < b ? -1 : 1)));
    return {
      name: this.#name,
      tree,
      assets,
      broken: this.#broken,
      suppressions: this.#suppressions,
      // Documents are read at the same time, in no certain order.
      schemaLinks: this.#schemaLinks.toSorted((a, b) => (a.pointer < b.pointer ? -1 : 1)),
      problems: this.#problems,
    };
  }

  async #rootFile(file: string, names: readonly string[]): Promise<NamedPart | undefined> {
    const name = file.replace(/\.json$/, '');
    if (rootFiles.includes(file)) return this.#document(file, `/${name}`, name);
    if (/^(README|LICENSE)(\..*)?$/.test(file)) return undefined;
    const meant = documentMeant(file);
    const message = `no document of a brand is called "${file}"`;
    if (meant === undefined) this.#unknown(file, message + placeHint(file));
    else
      this.#misnamed(file, {
        message: message + hintOf(`${meant}.json`),
        meant: `/${meant}`,
        isThere: names.includes(`${meant}.json`),
      });
    return undefined;
  }

  async #folder(folder: string, names: readonly string[]): Promise<NamedPart | undefined> {
    if (folder === 'assets') await this.#readAssets(folder);
    else if (folder === 'pages' || folder === 'locales') return this.#documents(folder);
    else if (rootFiles.includes(folder))
      // Reported as unreadable, like any path of a document that is no file.
      return this.#rootFile(folder, names);
    else {
      const meant = nearestName(folder, brandFolders);
      const message = `no folder of a brand is called "${folder}"`;
      if (meant === undefined) this.#unknown(folder, message);
      else
        this.#misnamed(folder, {
          message: message + hintOf(meant),
          meant: `/${meant}`,
          isThere: names.includes(meant),
        });
    }
    return undefined;
  }

  async #documents(folder: 'pages' | 'locales'): Promise<NamedPart> {
    const entries = (await this.#brandFolder.list(folder)) ?? [];
    const readEntry = async ({ name: file, kind }: FileEntry): Promise<NamedPart | undefined> => {
      const name = file.replace(/\.json$/, '');
      const path = `${folder}/${file}`;
      if (kind === 'file' && folderNames[folder].test(file))
        return this.#document(path, `/${folder}/${name}`, name);
      if (folder === 'pages')
        this.#unknown(path, `"${file}" is not named like a page: <name>.json`);
      else this.#notLanguage(path, file, entries);
      return undefined;
    };
    const parts: (NamedPart | undefined)[] = [];
    for (let index = 0; index < entries.length; index += maxReadsAtOnce)
      parts.push(
        ...(await Promise.all(entries.slice(index, index + maxReadsAtOnce).map(readEntry))),
      );
    const inOrder = parts
      .filter((part) => part !== undefined)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
    return { name: folder, value: this.#object(`${this.#name}/${folder}`, inOrder) };
  }

  async #document(file: string, pointer: string, name: string): Promise<NamedPart | undefined> {
    const path = `${this.#name}/${file}`;
    const start = { document: new SourceDocument({ file: path, layer: this.#name }), offset: 0 };
    const fail = (
      problem: Pick<ConfigProblem, 'code' | 'message'>,
      location: SourceLocation = start,
    ): undefined => {
      this.#broken.add(pointer);
      this.#problems.push(problemAt(location, { ...problem, pointer }));
    };
    let bytes: Uint8Array;
    try {
      bytes = await this.#source.read(path);
    } catch (error) {
      return fail({
        code: 'LV101',
        message: `cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      });
    }
    const maxBytes = pointer.startsWith('/locales/') ? maxLocaleBytes : maxDocumentBytes;
    if (bytes.length > maxBytes)
      return fail({
        code: 'LV105',
        message: `${Math.ceil(bytes.length / 1024)} kB; at most ${maxBytes / 1024} kB are read`,
      });
    let text: string;
    try {
      text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      const before = textBeforeFault(bytes);
      const readable = new SourceDocument({ file: path, layer: this.#name, text: before });
      return fail(
        { code: 'LV107', message: 'not UTF-8 text' },
        { document: readable, offset: before.length },
      );
    }
    const document = new SourceDocument({ file: path, layer: this.#name, text });
    const parsed = parseDocument({ text, document, pointer });
    this.#problems.push(...parsed.problems);
    if (!parsed.value) {
      this.#broken.add(pointer);
      return undefined;
    }
    const { suppressions, problems } = readSuppressions(text, document);
    this.#suppressions.push(...suppressions);
    this.#problems.push(...problems);
    this.#checkSchemaLink(parsed.value, pointer);
    return { name, value: withoutSchemaLink(parsed.value) };
  }

  /**
   * Reports a link to the schema of another document, by which editors would check the wrong one.
   */
  #checkSchemaLink(document: LocatedValue, pointer: string): void {
    const link = childOf(document, '$schema');
    const schema = `${schemaNameOf(pointer)}.schema.json`;
    if (link?.kind !== 'scalar') return;
    if (String(link.value).split(/[/\\]/).at(-1) === schema) {
      this.#schemaLinks.push({
        path: String(link.value),
        location: link.location,
        pointer: `${pointer}/$schema`,
      });
      return;
    }
    this.#problems.push(
      problemAt(link.location, {
        code: 'LV742',
        message: `"${String(link.value)}" is not the schema of this document; end the path with "${schema}"`,
        pointer: `${pointer}/$schema`,
      }),
    );
  }

  /** Reports a file of the folder `locales` that has not the name of a language. */
  #notLanguage(path: string, file: string, entries: readonly FileEntry[]): void {
    const message = `"${file}" is not named like a language: two capitals, as in EN.json`;
    const [, code, rest = ''] = /^([A-Za-z]{2})([-_.].+)$/.exec(file) ?? [];
    if (code === undefined) return this.#unknown(path, message);
    const meant = `${code.toUpperCase()}.json`;
    this.#misnamed(path, {
      message: /^\.json\b/i.test(rest) ? message + hintOf(meant) : message,
      meant: `/locales/${code.toUpperCase()}`,
      isThere: entries.some(({ name }) => name === meant),
    });
  }

  /** Reads one asset after another, so that only one is in memory at a time. */
  async #readAssets(folder: string): Promise<void> {
    for (const { name, kind } of (await this.#brandFolder.list(folder)) ?? []) {
      const path = `${folder}/${name}`;
      if (kind === 'folder') await this.#readAssets(path);
      else if (assetPath.test(path)) await this.#readAsset(path);
      else
        this.#unknown(
          path,
          `"${name}" cannot be named by configuration; use letters, digits, ".", "_" and "-"`,
        );
      if (this.#brandFolder.isOver) return;
    }
  }

  async #readAsset(path: string): Promise<void> {
    const content = await this.#brandFolder.asset(path);
    if (!content) return;
    const font = path.endsWith('.woff2') ? fontMetrics(content) : undefined;
    const fault = assetFault(path.split('/').at(-1) ?? path, content, font);
    if (fault) this.#report(path, fault);
    const picture = shownSize(assetTypeOf(path)?.mediaType.split(';')[0] ?? '', content);
    this.#assets.set(path, {
      file: `${this.#name}/${path}`,
      hash: shortHash(content),
      bytes: content.length,
      ...(font ? { font } : {}),
      ...(picture ? { picture } : {}),
    });
  }

  /**
   * Reports a file or folder under another name than the one that is meant. If nothing has the
   * right name, its content is missing, which must not be reported again for each thing that needs
   * it.
   */
  #misnamed(
    path: string,
    { message, meant, isThere }: { message: string; meant: string; isThere: boolean },
  ): void {
    if (isThere) return this.#unknown(path, message);
    this.#broken.add(meant);
    this.#report(path, { code: 'LV115', message });
  }

  #unknown(path: string, message: string): void {
    this.#report(path, { code: 'LV106', message });
  }

  #report(path: string, problem: Pick<ConfigProblem, 'code' | 'message'>): void {
    const file = path === '' ? this.#name : `${this.#name}/${path}`;
    const document = new SourceDocument({ file, layer: this.#name });
    this.#problems.push(problemAt({ document, offset: 0 }, { ...problem, pointer: '' }));
  }

  /** Builds an object that represents a folder, not a text. */
  #object(file: string, parts: readonly NamedPart[]): LocatedObject {
    const location = { document: new SourceDocument({ file, layer: this.#name }), offset: 0 };
    return {
      kind: 'object',
      location,
      entries: new Map(
        parts.map(({ name, value }): [string, LocatedEntry] => [
          name,
          { key: value.location, value },
        ]),
      ),
    };
  }
}

/** Returns the document that a file of the brand's own folder should be. */
function documentMeant(file: string): string | undefined {
  const stem = file.replace(/\.[^.]*$/, '');
  return rootNames.find((known) => known === stem) ?? nearestName(stem, rootNames);
}

/** Returns where a file of the brand's own folder belongs. */
function placeHint(file: string): string {
  return file.endsWith('.json')
    ? '; pages are in pages/, texts in locales/'
    : '; files that pages show are in assets/';
}

interface NamedPart {
  readonly name: string;
  readonly value: LocatedValue;
}

/** Returns the text before the first byte that is not UTF-8. */
function textBeforeFault(bytes: Uint8Array): string {
  const startOf = (length: number): string =>
    new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, length), { stream: true });
  let [validBytes, faultyBytes] = [0, bytes.length];
  while (faultyBytes - validBytes > 1) {
    const middle = Math.floor((validBytes + faultyBytes) / 2);
    try {
      startOf(middle);
      validBytes = middle;
    } catch {
      faultyBytes = middle;
    }
  }
  return startOf(validBytes);
}

/** Removes `$schema`, which is for editors and not part of the site. */
function withoutSchemaLink(document: LocatedValue): LocatedValue {
  if (document.kind !== 'object' || !document.entries.has('$schema')) return document;
  return {
    ...document,
    entries: new Map([...document.entries].filter(([name]) => name !== '$schema')),
  };
}
