import { loadSchemas, type ConfigProblem, type SchemaSet } from '@livery/config';
import { directorySource } from '@livery/config/directorySource';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { folderPorts } from '../../testing/folderPorts.ts';
import { siteOf, tenantsFixture } from '../../testing/tenantsFixture.ts';
import type { EditedDocument } from '../EditedDocument.ts';
import { OpenFiles } from '../OpenFiles.ts';
import { SchemaService } from '../SchemaService.ts';
import { TenantsSession } from '../TenantsSession.ts';

const repository = fileURLToPath(new URL('../../../../..', import.meta.url));
let loading: Promise<SchemaSet> | undefined;

/** A session of a tenants folder on disk, and what it reported. */
export interface EditorFixture {
  readonly root: string;
  readonly session: TenantsSession;
  readonly files: OpenFiles;
  /** Problems as `LV203 reef/flags.json:2:3`, one list for each publication. */
  readonly published: string[][];
  readonly problems: () => readonly ConfigProblem[];
  readonly failures: unknown[];
  /** Paths that were read since the last look. */
  readonly reads: () => string[];
  /** Opens a file in the editor, or changes its text there. */
  readonly type: (file: string, text: string) => void;
  /** Returns an open document, with the index of its brand; `‸` in a text is the cursor. */
  readonly edit: (file: string, marked: string) => Promise<[EditedDocument, CursorPosition]>;
}

type CursorPosition = ReturnType<TextDocument['positionAt']>;

/** Begins a session over `_base`, a brand `lagoon` and the given files. */
export async function editorFixture(
  brands: Readonly<Record<string, unknown>> = {},
  {
    read,
    idle = () => Promise.resolve(),
    schemas: changed,
  }: {
    read?: (path: string) => void;
    idle?: () => Promise<void>;
    /** Schemas in place of the platform's. */
    schemas?: SchemaSet;
  } = {},
): Promise<EditorFixture> {
  const folder = await tenantsFixture({ 'lagoon/site.json': siteOf('lagoon'), ...brands });
  onTestFinished(() => rm(folder, { recursive: true }));
  const root = join(folder, 'tenants');
  const files = new OpenFiles();
  const published: string[][] = [];
  const failures: unknown[] = [];
  let problems: readonly ConfigProblem[] = [];
  let reads: string[] = [];
  const { ports } = folderPorts(folder);
  loading ??= loadSchemas(directorySource(repository));
  const session = new TenantsSession({
    root,
    schemas: changed ?? (await loading),
    ports: {
      ...ports,
      open: (path) => {
        const disk = directorySource(path);
        const source = {
          list: disk.list,
          read: (file: string) => {
            reads.push(file);
            read?.(file);
            return disk.read(file);
          },
        };
        return files.over(source, path);
      },
    },
    debounceMs: 200,
    openPaths: () => files.paths(),
    publish: async (found) => {
      problems = found;
      published.push(
        found.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`),
      );
    },
    idle,
    fail: (error) => failures.push(error),
  });
  onTestFinished(() => session.close());
  const schemas = new SchemaService({
    folder: join(repository, 'schemas'),
    read: (path) => readFile(path, 'utf8'),
  });
  const type = (file: string, text: string): void => {
    files.set(TextDocument.create(pathToFileURL(join(root, file)).href, 'json', 1, text));
  };
  return {
    root,
    session,
    files,
    published,
    problems: () => problems,
    failures,
    reads: () => {
      const paths = reads;
      reads = [];
      return paths;
    },
    type,
    edit: async (file, marked) => {
      const text = marked.replace('‸', '');
      const document = TextDocument.create(`file:///${file}`, 'json', 1, text);
      const brand = await session.indexOf(file.split('/')[0] ?? '');
      const position = document.positionAt(marked.indexOf('‸'));
      return [{ file, document, brand, isBrandLoading: false, schemas }, position];
    },
  };
}
